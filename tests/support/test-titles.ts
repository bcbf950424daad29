import { isNode, type Node, parseFile, type SourceFile } from './source-file.ts';

/** The titles of a file's tests as they are written: `%s` and `${…}` stay. */
export function testTitlesOf(file: SourceFile): string[] {
  return parseFile(file).nodes.flatMap((node) => {
    const [title] = node.type === 'CallExpression' && isTest(node.callee) ? (node.arguments as Node[]) : [];
    if (title?.type === 'Literal' && typeof title.value === 'string') return [title.value];
    return title?.type === 'TemplateLiteral' ? [file.text.slice(title.start + 1, title.end - 1)] : [];
  });
}

/** `test` itself, or what `test.each(…)` gives. A test that is skipped or meant to fail shows nothing. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test';
  if (callee.type !== 'CallExpression' || !isNode(callee.callee)) return false;
  const { type, object, property } = callee.callee;
  return type === 'MemberExpression' && isTest(object) && isNode(property) && property.name === 'each';
}
