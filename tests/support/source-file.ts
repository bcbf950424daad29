import { parseSync } from 'vite';

export type SourceFile = { path: string; text: string };

export type Import = {
  /** What is written between the quotes. */
  specifier: string;
  /** The file it names, from the root of the repository; undefined for a package. */
  target: string | undefined;
  isDynamic: boolean;
  isTypeOnly: boolean;
  /** Local names it binds. */
  names: string[];
};

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export type ParsedFile = SourceFile & { nodes: Node[]; comments: string[]; imports: Import[] };

const cache = new Map<string, ParsedFile>();

export function parseFile(file: SourceFile): ParsedFile {
  const key = `${file.path}\0${file.text}`;
  const known = cache.get(key);
  if (known) return known;
  const { program, comments, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const nodes: Node[] = [];
  collect(program, nodes);
  const parsed = {
    ...file,
    nodes,
    comments: comments.map(({ value }) => value),
    imports: nodes.flatMap((node) => importOf(file.path, node)),
  };
  cache.set(key, parsed);
  return parsed;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function collect(value: unknown, nodes: Node[]) {
  if (Array.isArray(value)) for (const item of value) collect(item, nodes);
  else if (isNode(value)) {
    nodes.push(value);
    for (const child of Object.values(value)) if (typeof child === 'object') collect(child, nodes);
  }
}

/** SQL name → the file that declares it. */
export const tablesIn = (files: readonly ParsedFile[]): Map<string, string> =>
  new Map(
    files
      .filter(({ path }) => path.endsWith('.table.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, path]),
      ),
  );

const moduleNodes = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function importOf(path: string, node: Node): Import[] {
  if (!moduleNodes.includes(node.type) || !isNode(node.source) || typeof node.source.value !== 'string')
    return [];
  const specifier = node.source.value;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  const isTypeOnly =
    node.type === 'TSImportType' ||
    node.importKind === 'type' ||
    node.exportKind === 'type' ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));
  const names = specifiers.flatMap(({ local }) =>
    isNode(local) && typeof local.name === 'string' ? [local.name] : [],
  );
  return [
    {
      specifier,
      target: resolve(path, specifier),
      isDynamic: node.type === 'ImportExpression',
      isTypeOnly,
      names,
    },
  ];
}

function resolve(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (!bare.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const step of bare.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}
