import { isTest } from './import-rules.ts';
import { isNode, type ParsedFile } from './source-file.ts';

/** Exports that tests alone use, with the reason; the composer and the argument are written again. */
const known: Readonly<Record<string, string>> = {
  'core/argumentaire/outside-market.ts outsideMarket':
    'one person at once; the product prepares the market first',
  'core/french/people/role.ts phraseYourRole': 'goes with the former composer',
  'core/privacy/personal-data.ts impersonalTables':
    'what the inventory leaves out, compared with the database',
  'server/features/audience/oppositions/is-opposed.ts isOpposed': 'what a test asks of somebody’s names',
  'server/features/integrations/account-data/exported-tables.ts leftOutTables':
    'what the copy leaves out, compared with the database',
  'server/platform/jobs/run-jobs.ts drainJobs': 'the jobs that wait, now and here',
};

const isProduct = (path: string) => /^(core|contract|server|web)\//.test(path) && !isTest(path);
// The tests' own support is for tests.
const counts = (path: string) => !isTest(path) && !path.startsWith('tests/');

/** What a file of the product exports and no other program imports, nor the file itself uses; of what is loaded late, nothing. */
export function findTestedOnly(files: readonly ParsedFile[]): string[] {
  const imported = new Set(files.filter(({ path }) => counts(path)).flatMap((file) => namesImported(file)));
  const importedByTests = new Set(
    files.filter(({ path }) => !counts(path)).flatMap((file) => namesImported(file)),
  );
  const loaded = new Set(
    files
      .filter(({ path }) => counts(path))
      .flatMap(({ imports }) => imports.filter(({ isDynamic }) => isDynamic).map(({ target }) => target)),
  );
  return files
    .filter(({ path }) => isProduct(path) && !loaded.has(path))
    .flatMap((file) => exportsOf(file).map((name) => `${file.path} ${name}`))
    .filter((name) => importedByTests.has(name) && !imported.has(name));
}

export const checkTestedOnly = (files: readonly ParsedFile[]): string[] => {
  const found = findTestedOnly(files);
  return [
    ...found.filter((name) => !(name in known)).map((name) => `${name} is used by tests alone`),
    ...Object.keys(known)
      .filter((name) => !found.includes(name))
      .map((name) => `${name} is listed for nothing`),
  ];
};

/** `path name`, as each import of this file names it. */
function namesImported({ nodes, imports }: ParsedFile): string[] {
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]));
  return nodes.flatMap((node) => {
    if (!/^(Import|ExportNamed)Declaration$/.test(node.type) || !isNode(node.source)) return [];
    const target = targets.get(String(node.source.value));
    const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
    return specifiers.flatMap(({ imported, local }) => {
      const name = isNode(imported) ? imported : local;
      return target && isNode(name) ? [`${target} ${name.name}`] : [];
    });
  });
}

/** Values that a file exports by declaring them, and does not use itself. */
function exportsOf({ nodes }: ParsedFile): string[] {
  const uses = Map.groupBy(
    nodes.filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier'),
    ({ name }) => String(name),
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return [];
    const { declaration } = node;
    const declared = Array.isArray(declaration.declarations)
      ? declaration.declarations.filter(isNode).map(({ id }) => id)
      : /^(Function|Class)Declaration$/.test(declaration.type)
        ? [declaration.id]
        : [];
    return declared
      .filter(isNode)
      .map(({ name }) => String(name))
      .filter((name) => (uses.get(name)?.length ?? 0) < 2);
  });
}
