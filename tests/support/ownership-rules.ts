import { isTest } from './import-rules.ts';
import { type Import, isNode, type Node, type ParsedFile } from './source-file.ts';
import { unownedUses } from './unowned-uses.ts';

/** By the name of its variable and by its name in SQL. */
type Tables = { variables: ReadonlySet<string>; sqlNames: ReadonlyMap<string, string> };
type Use = { file: ParsedFile; table: string; line: number };

/** Those whose rows belong to a workspace. */
function tablesOf(files: readonly ParsedFile[]): Tables {
  const declared = files
    .filter(({ path }) => path.endsWith('.table.ts'))
    .flatMap(({ text }) => text.split(/(?=const \w+ = pgTable\()/))
    .filter((text) => /\bworkspaceId:/.test(text))
    .flatMap((text) => [...text.matchAll(/^const (\w+) = pgTable\(\s*'(\w+)'/g)]);
  return {
    variables: new Set(declared.map(([, variable = '']) => variable)),
    sqlNames: new Map(declared.map(([, variable = '', name = '']) => [name, variable])),
  };
}

const readers = ['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'update', 'delete'];

/**
 * Reads and writes of a table of a workspace that do not say whose rows: each statement calls `own` on the table, itself
 * or through a condition that it names. An insertion cannot leave the workspace out: the column has no default.
 */
function usesWithoutOwner(files: readonly ParsedFile[]): readonly Use[] {
  const known = uses.get(files);
  if (known) return known;
  const tables = tablesOf(files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path) && !path.endsWith('.table.ts'))
    .flatMap((file) => [
      ...callsWithoutOwner(file, tables, byPath),
      ...sqlWithoutOwner(file, tables, byPath),
    ]);
  uses.set(files, found);
  return found;
}
const uses = new WeakMap<readonly ParsedFile[], readonly Use[]>();

function callsWithoutOwner(file: ParsedFile, { variables }: Tables, byPath: ReadonlyMap<string, ParsedFile>) {
  const aliases = new Set(
    [...file.text.matchAll(/(\w+) = alias\((\w+),/g)].flatMap(([, alias = '', table = '']) =>
      variables.has(table) ? [alias] : [],
    ),
  );
  return file.nodes.flatMap((node) => {
    const name = readTable(node);
    if (name === undefined || !(variables.has(name) || aliases.has(name))) return [];
    const owned = ownedIn(chainOf(file, node), file, byPath, new Set());
    const isOwned = owned.has(name) || [...owned].some((one) => !variables.has(one) && !aliases.has(one));
    return isOwned ? [] : [{ file, table: name, line: lineOf(file, node) }];
  });
}

/** The table of `.from(table)`, `.innerJoin(table, …)`, `.update(table)`… */
function readTable({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  const [first] = Array.isArray(given) ? given : [];
  const isReader = isNode(callee.property) && readers.includes(String(callee.property.name));
  return isReader && isNode(first) && first.type === 'Identifier' ? String(first.name) : undefined;
}

/** The whole statement: calls of one chain begin at the same place. */
const chainOf = ({ nodes }: ParsedFile, { start }: Node): Node =>
  nodes
    .filter((node) => node.type === 'CallExpression' && node.start === start)
    .reduce((longest, node) => (node.end > longest.end ? node : longest));

/** What `own` is called on in a piece of code and in the conditions it names, in this file or another. */
function ownedIn(
  node: Node,
  file: ParsedFile,
  byPath: ReadonlyMap<string, ParsedFile>,
  seen: Set<string>,
): Set<string> {
  const { tables, names } = wordsOf(file, node);
  const owned = new Set(tables);
  for (const name of names) {
    const key = `${file.path} ${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const found of declarationsOf(name, file, byPath))
      for (const table of ownedIn(found.node, found.file, byPath, seen)) owned.add(table);
  }
  return owned;
}

type Words = { tables: readonly string[]; names: ReadonlySet<string> };
const words = new WeakMap<Node, Words>();

/** What `own` is called on in a piece of code, and every name in it that could be a condition. */
function wordsOf({ text }: ParsedFile, node: Node): Words {
  const known = words.get(node);
  if (known) return known;
  const piece = text.slice(node.start, node.end);
  const found = {
    tables: [...piece.matchAll(/\bown(?:Among)?\(\s*(\w+)/g)].map(([, table = '']) => table),
    names: new Set([...piece.matchAll(/\b[a-z]\w*/g)].map(([name]) => name)),
  };
  words.set(node, found);
  return found;
}

/** What asks the database itself answers for its own statements only. */
const isCondition = ({ text }: ParsedFile, { start, end }: Node) => !/\bdb\b/.test(text.slice(start, end));

function declarationsOf(name: string, file: ParsedFile, byPath: ReadonlyMap<string, ParsedFile>) {
  const source = importsIn(file).get(name);
  const home = source ? byPath.get(source.target ?? '') : file;
  return home ? (conditionsIn(home).get(name) ?? []).map((node) => ({ node, file: home })) : [];
}

const imports = new WeakMap<ParsedFile, ReadonlyMap<string, Import>>();

function importsIn(file: ParsedFile): ReadonlyMap<string, Import> {
  const known = imports.get(file);
  if (known) return known;
  const found = new Map(
    file.imports.flatMap((one) => one.names.map((name) => [name, one] as const)).reverse(),
  );
  imports.set(file, found);
  return found;
}

const conditions = new WeakMap<ParsedFile, ReadonlyMap<string, Node[]>>();

function conditionsIn(file: ParsedFile): ReadonlyMap<string, Node[]> {
  const known = conditions.get(file);
  if (known) return known;
  const declared = file.nodes.filter(
    (node) => /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) && isCondition(file, node),
  );
  const found = Map.groupBy(declared, ({ id }) => (isNode(id) ? String(id.name) : ''));
  conditions.set(file, found);
  return found;
}

function sqlWithoutOwner(
  file: ParsedFile,
  { variables, sqlNames }: Tables,
  byPath: ReadonlyMap<string, ParsedFile>,
): Use[] {
  return file.nodes
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && isNode(tag) && tag.name === 'sql')
    .flatMap((node) => {
      const text = file.text.slice(node.start, node.end);
      const named = /\b(?:from|join|update|into|using)\s+(?:\$\{(\w+)\}|(\w+)\b)(?:\s+(?:as )?([a-z]\w*))?/g;
      return [...text.matchAll(named)].flatMap(([, variable = '', name = '', next = '']) => {
        const table = variables.has(variable) ? variable : sqlNames.get(name);
        const alias = /^(where|set|join|left|on|using|order|group|for|limit)?$/.test(next) ? '' : next;
        const owner = alias
          ? new RegExp(`\\b${alias}\\.workspace_id\\b`)
          : new RegExp(
              `(?<!\\w\\.)\\bworkspace_id\\b|\\b${name}\\.workspace_id\\b|\\{${table}\\.workspaceId\\}`,
            );
        const isOwned = () => owner.test(text) || ownedIn(node, file, byPath, new Set()).has(table ?? '');
        return table && !isOwned() ? [{ file, table, line: lineOf(file, node) }] : [];
      });
    });
}

const lineOf = ({ text }: ParsedFile, { start }: Node) => text.slice(0, start).split('\n').length;

const listed = unownedUses.flatMap(({ files }) =>
  Object.entries(files).flatMap(([file, tables]) =>
    tables.map((table) => `server/features/${file} ${table}`),
  ),
);
const keyOf = ({ file, table }: Use) => `${file.path} ${table}`;

export const checkOwners = (files: readonly ParsedFile[]): string[] =>
  usesWithoutOwner(files)
    .filter((use) => !listed.includes(keyOf(use)))
    .map(({ file, table, line }) => `${file.path}:${line}: ${table} is used without own(${table}, …)`);

/** What the list allows and no file does any more. */
export function staleUses(files: readonly ParsedFile[]): string[] {
  const used = new Set(usesWithoutOwner(files).map(keyOf));
  return listed.filter((one) => !used.has(one));
}
