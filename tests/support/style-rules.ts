import { isTest } from './import-rules.ts';
import { isNode, type Node, type ParsedFile, parseFile, type SourceFile } from './source-file.ts';

const suffixes = [
  'table',
  'routes',
  'jobs',
  'handlers',
  'page',
  'queries',
  'email',
  'test',
  'pg.test',
  'heavy.test',
  'spec',
  'd',
];
const isToolConfig = (path: string) => /^[a-z-]+\.config\.ts$/.test(path);
// Vitest calls its global setup by its default export.
const mayExportDefault = (path: string) => isToolConfig(path) || path === 'tests/support/global-setup.ts';
const isTooling = (path: string) =>
  /^(scripts|tests|bench|load|cluster|simulation)\//.test(path) || isToolConfig(path) || isTest(path);
// The sandbox is a program of its own: it shares no line with the server, its environment included.
const mayReadEnvironment = (path: string) =>
  isTooling(path) || path === 'server/env.ts' || /^sandbox\/(unipile|stripe|crm)\/main\.ts$/.test(path);

export function checkName({ path }: SourceFile): string[] {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const [stem = '', ...rest] = file.replace(/\.(ts|tsx|mjs|css)$/, '').split('.');
  const suffix = rest.join('.');
  const problems: string[] = [];
  if (stem === 'index') problems.push('no index file: import the file itself');
  if ([...folders, stem].some((part) => /^(utils?|helpers?|common|misc)$/.test(part))) {
    problems.push('no utils: a name says what the file does');
  }
  if ([...folders, stem].some((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)))
    problems.push('not kebab-case');
  const name = stem.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const found = inDialect(name, path);
  if (found) problems.push(`say it in plain words (${found.instead})`);
  if (suffix && !suffixes.includes(suffix) && !isToolConfig(path)) problems.push(`unknown suffix .${suffix}`);
  return problems.map((problem) => `${path}: ${problem}`);
}

/** Files allowed to be longer, with the reason. */
const longFiles: Record<string, number> = {};

export function checkSize({ path, text }: SourceFile): string[] {
  const limit = longFiles[path] ?? (isTest(path) ? 500 : path.endsWith('.page.tsx') ? 400 : 300);
  const lines = text.split('\n').length - 1;
  return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : [];
}

type Finding = { node: Node; problem: string };

export function checkCode(source: SourceFile): string[] {
  const file = parseFile(source);
  const findings = [
    ...(mayReadEnvironment(file.path) ? [] : findEnvironment(file)),
    ...(/^(core|server\/features)\//.test(file.path) && !isTest(file.path) ? findClockAndChance(file) : []),
    ...(mayExportDefault(file.path) ? [] : find(file, isDefaultExport, 'no default export')),
    ...find(file, ({ type }) => type === 'TSAnyKeyword', 'no any'),
    ...findDialect(file),
    ...(isTest(file.path) ? findHaste(file) : findNonNull(file)),
  ];
  const silenced = file.comments.flatMap(
    (comment) => comment.match(/@ts-(ignore|nocheck|expect-error)|biome-ignore/)?.[0] ?? [],
  );
  return [
    ...findings.map(({ node, problem }) => `${file.path}:${lineOf(file, node)}: ${problem}`),
    ...silenced.map((directive) => `${file.path}: no ${directive}`),
  ];
}

/**
 * Words of our own that a newcomer had to learn, and what the trade says; some are wrong only `within` a folder, where
 * they have a second meaning. `heldOut` is the trade’s word for cases kept apart, `saidAt` is stored.
 */
const dialect: readonly { part: RegExp; instead: string; within?: RegExp }[] = [
  { part: /^say(?=[A-Z])|Say(?=[A-Z]|$)/, instead: 'format, describe, phrase, write' },
  {
    part: /^(?!saidAt$)said(?=[A-Z])|^Said|(?<=[a-z])Said(?=[A-Z]|$)/,
    instead: 'stated, named, written, sent',
  },
  { part: /^usual(?=[A-Z]|$)|Usual(?=[A-Z]|$)/, instead: 'default, known, ordinary' },
  { part: /^(heard|hear)(?=[A-Z])|Heard(?=[A-Z]|$)/, instead: 'received, seen' },
  { part: /^retell|^retold|Retold/, instead: 'paraphrase' },
  { part: /^slots$|Slots(?=[A-Z]|$)/, instead: 'times, fillings, values: an account has one slot' },
  {
    part: /^(feature|schedule|account|exit|open|pass)Gates?(?=[A-Z]|$)|^[gG]ated/,
    instead: 'required plan, send checks: the gate judges texts',
  },
  { part: /[lL]edger/, within: /^core\//, instead: 'facts: the ledger is what left' },
  {
    part: /[mM]odel/,
    within: /^(core\/campaigns|web\/features\/campaign-wizard)\//,
    instead: 'template: a model is trained',
  },
  {
    part: /^(?!DraftsLine$)([dD]raft(?!s)|\w+Draft(?=[A-Z]|$))/,
    within: /^web\/features\/(campaign-wizard|offers)\//,
    instead: 'editing, content: a draft is a text to approve',
  },
  {
    part: /[fF]inding/,
    within: /^core\/(qualification|intelligence)\//,
    instead: 'result, advice: a finding is of the text gate',
  },
  {
    part: /^(un)?(told|tells?|telling)(?=[A-Z]|$)|(Told|Tells?|Telling)(?=[A-Z]|$)/,
    instead: 'given, shown, reported, describe',
  },
  {
    part: /^(?!heldOut)held(?=[A-Z]|$)|(?<!second)Held(?=[A-Z]|$)/,
    instead: 'locked, paused, on hold, reserved',
  },
  { part: /^said$/, instead: 'text, pattern, message, value' },
  {
    part: /^(desk|kin|belongings|travell?ers?|lives)(?=[A-Z]|$)|(Desk|Kin|Belongings|Travell?ers?|Lives)(?=[A-Z]|$)/,
    instead: 'context, alike, records, forecast person, runs',
  },
  { part: /^(?!happenedAt$)happened(?=[A-Z]|$)/, instead: 'occurred' },
];

/** Keys of what is stored or sent: they stay as they were. */
const storedNames = new Set(['held', 'ledger', 'draft']);

const inDialect = (name: string, path: string) =>
  dialect.find(({ part, within }) => part.test(name) && (within?.test(path) ?? true));

function findDialect(file: ParsedFile): Finding[] {
  const stored = new Set(
    file.nodes
      .filter(
        ({ type, computed, shorthand }) => type === 'Property' && computed !== true && shorthand !== true,
      )
      .map(({ key }) => key),
  );
  return file.nodes.flatMap((node) => {
    const name = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? String(node.name) : '';
    if (storedNames.has(name) && stored.has(node)) return [];
    const found = inDialect(name, file.path);
    return found ? [{ node, problem: `${name}: say it in plain words (${found.instead})` }] : [];
  });
}

/** What a machine that stands still for a second fails. */
function findHaste(file: ParsedFile): Finding[] {
  const isWallTime = /^expect\(\s*(performance|Date)\.now\(\) - [^;]*\.toBeLess\w+$/;
  return [
    ...find(
      file,
      (node) => node.type === 'MemberExpression' && textOf(file, node) === 'vi.waitFor',
      'vi.waitFor gives up after a second: expect.poll has the patience of vitest.config.ts',
    ),
    ...find(
      file,
      (node) => node.type === 'MemberExpression' && isWallTime.test(textOf(file, node)),
      'no upper limit on the time of the wall: cpuMs, or what came first',
    ),
  ];
}

const lineOf = ({ text }: ParsedFile, { start }: Node) => text.slice(0, start).split('\n').length;
const textOf = ({ text }: ParsedFile, { start, end }: Node) => text.slice(start, end);

const find = ({ nodes }: ParsedFile, matches: (node: Node) => boolean, problem: string): Finding[] =>
  nodes.filter(matches).map((node) => ({ node, problem }));

const isDefaultExport = (node: Node) =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name === 'default');

/** The programs hand their environment to `readEnv`, and do nothing else with it. */
const isHandedOver = ({ path, text }: ParsedFile, { start, end }: Node) =>
  /^server\/(run-role|first-start|migrate|admin-command|copy-command|verify-command)\.ts$/.test(path) &&
  /read(Service)?Env\($/.test(text.slice(0, start)) &&
  text[end] === ')';

function findEnvironment(file: ParsedFile): Finding[] {
  return find(
    file,
    (node) =>
      (node.type === 'MemberExpression' &&
        textOf(file, node)
          .replace(/\s|\?/g, '')
          .replace(/^globalThis\./, '') === 'process.env' &&
        !isHandedOver(file, node)) ||
      (node.type === 'ImportDeclaration' &&
        isNode(node.source) &&
        /^(node:)?process$/.test(String(node.source.value))),
    'process.env is read in server/env.ts only',
  );
}

function findClockAndChance(file: ParsedFile): Finding[] {
  return find(
    file,
    (node) => {
      if (node.type === 'MemberExpression') return /^(Date\.now|Math\.random)$/.test(textOf(file, node));
      const isDate = isNode(node.callee) && node.callee.name === 'Date';
      const hasNoArgument = Array.isArray(node.arguments) && node.arguments.length === 0;
      return isDate && (node.type === 'CallExpression' || (node.type === 'NewExpression' && hasNoArgument));
    },
    'time and chance are injected',
  );
}

/** `row!` is honest only where `[row]` was destructured from `.returning()`, or directly on its result. */
function findNonNull(file: ParsedFile): Finding[] {
  const returned = new Set<unknown>();
  for (const { type, id, init } of file.nodes) {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init) || id.type !== 'ArrayPattern') continue;
    if (!endsWithReturning(file, init)) continue;
    for (const element of Array.isArray(id.elements) ? id.elements : [])
      if (isNode(element)) returned.add(element.name);
  }
  return find(
    file,
    (node) => {
      if (node.type !== 'TSNonNullExpression' || !isNode(node.expression)) return false;
      const { expression } = node;
      return (
        !(returned.has(expression.name) && expression.type === 'Identifier') &&
        !endsWithReturning(file, expression)
      );
    },
    '`!` only right after .returning()',
  );
}

const endsWithReturning = (file: ParsedFile, node: Node) =>
  /\.returning\((?:[^()]|\([^()]*\))*\)\s*\)*\s*(?:\[0\])?$/.test(textOf(file, node));
