import { checkDomains } from './domains.ts';
import { type Import, type ParsedFile, parseFile, type SourceFile, tablesIn } from './source-file.ts';

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Longest prefix wins; a root is what lies beside the folders of its side. */
const zones = [
  'datasets/sandbox',
  'datasets',
  'core',
  'contract',
  'sandbox',
  'web/ui',
  'web/lib',
  'web/lists',
  'web/features',
  'web/site',
  'web/shell',
  'web',
  'server/platform',
  'server/providers',
  'server/features',
  'server',
  'scripts',
  'tests',
  'bench',
  'load',
  'cluster',
  'simulation',
] as const;
type Zone = (typeof zones)[number];

export const zoneOf = (path: string): Zone | undefined => zones.find((zone) => path.startsWith(`${zone}/`));

/** Read: files of the key may import files of these zones. Zones that are absent may import everything. */
const directions: Partial<Record<Zone, readonly Zone[]>> = {
  'datasets/sandbox': [],
  datasets: [],
  core: ['core', 'datasets'],
  contract: ['contract', 'core'],
  sandbox: ['sandbox', 'datasets/sandbox'],
  'web/ui': ['web/ui'],
  'web/lib': ['web/lib', 'contract', 'core'],
  'web/lists': ['web/lists', 'web/ui', 'web/lib', 'contract', 'core'],
  'web/features': ['web/features', 'web/lists', 'web/ui', 'web/lib', 'contract', 'core'],
  'web/site': ['web/site', 'web/ui', 'core'],
  'web/shell': ['web/shell', 'web/features', 'web/lists', 'web/ui', 'web/lib', 'contract', 'core'],
  web: ['web', 'web/shell', 'web/features', 'web/lists', 'web/site', 'web/ui', 'web/lib', 'contract', 'core'],
  'server/platform': ['server/platform', 'contract', 'core'],
  'server/providers': ['server/providers', 'server/platform', 'core'],
  'server/features': ['server/features', 'server/platform', 'server/providers', 'contract', 'core'],
  server: ['server', 'server/features', 'server/platform', 'server/providers', 'contract', 'core'],
};

type Exception = { from: Zone; target: RegExp; when?: 'dynamic' | 'type' };

/** Each one is explained in docs/architecture.md. */
const exceptions: readonly Exception[] = [
  { from: 'web/site', target: /^contract\/(paths|errors)\.ts$/ },
  { from: 'web/site', target: /^contract\//, when: 'type' },
  { from: 'web/site', target: /^web\/shell\/account-corner-island\.tsx$/, when: 'dynamic' },
  { from: 'web/ui', target: /^core\/identity\/password-(rules|strength)\.ts$/ },
  { from: 'web/features', target: /^web\/site\/pricing\/pricing-grid\.tsx$/ },
  { from: 'server/platform', target: /^server\/(deps|env)\.ts$/, when: 'type' },
  { from: 'server/features', target: /^server\/deps\.ts$/, when: 'type' },
];

const isExcepted = (from: Zone, { target = '', isDynamic, isTypeOnly }: Import) =>
  exceptions.some(
    (exception) =>
      exception.from === from &&
      exception.target.test(target) &&
      (exception.when === undefined || (exception.when === 'dynamic' ? isDynamic : isTypeOnly)),
  );

/** Packages a pure or shared zone may use; the others choose freely. */
const packages: Partial<Record<Zone, RegExp>> = {
  core: /^(?:@zxcvbn-ts\/.+|diff|tinyqueue)$/,
  contract: /^zod$/,
};

function checkDirections(file: ParsedFile): string[] {
  const zone = zoneOf(file.path);
  const allowed = zone && directions[zone];
  if (!zone || !allowed || isTest(file.path)) return [];
  return file.imports.flatMap((used) => {
    if (used.target === undefined) return checkPackage(zone, file.path, used.specifier);
    const targetZone = zoneOf(used.target);
    // Its version is read from there.
    if (used.target === 'package.json') return [];
    if (targetZone && allowed.includes(targetZone)) return [];
    if (isExcepted(zone, used)) return [];
    return [`${file.path} imports ${used.target}: ${zone} may import only ${allowed.join(', ')}`];
  });
}

function checkPackage(zone: Zone, path: string, specifier: string): string[] {
  const allowed = packages[zone];
  if (allowed && !allowed.test(specifier)) return [`${path} imports ${specifier}: not in ${zone}`];
  if (zone.startsWith('web') && specifier.startsWith('node:'))
    return [`${path} imports ${specifier}: not in a browser`];
  if (zone === 'web/site' && specifier === 'zod') return [`${path} imports zod: the public site stays small`];
  return [];
}

/** `server/features/audience/people/`; a domain's own files are `server/features/audience/`. On the web: one level. */
const featureOf = (path: string) =>
  path.match(/^server\/features\/[^/]+\/(?:[^/]+\/)?/)?.[0] ?? path.match(/^web\/features\/[^/]+\//)?.[0];

/** Suffix → who may open such a file. */
function mayOpen(target: string, from: string): boolean {
  if (target.endsWith('.routes.ts')) return from === 'server/app.ts';
  if (target.endsWith('.page.tsx')) return from === 'web/router.tsx' || from === 'web/site/pages.tsx';
  if (target.endsWith('.handlers.ts')) return from === 'server/worker.ts';
  if (target.endsWith('.jobs.ts')) {
    return (featureOf(from) ?? '').startsWith(featureOf(target) ?? from) || from === 'server/reactions.ts';
  }
  return true;
}

function checkTablesOfContents(file: ParsedFile): string[] {
  if (isTest(file.path) || file.path.startsWith('tests/')) return [];
  return file.imports.flatMap(({ target }) =>
    target && !mayOpen(target, file.path)
      ? [`${file.path} opens ${target}: only its table of contents may`]
      : [],
  );
}

const roomOf = (path: string) => featureOf(path) ?? path.match(/^core\/[^/]+\//)?.[0];

/** Any feature may read another's table: those imports are not edges. */
function checkCircles(files: ParsedFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = roomOf(path);
    // Tables of contents lie above what they list.
    if (!from || isTest(path) || /\.(routes|handlers)\.ts$/.test(path)) continue;
    for (const { target } of imports) {
      const to = target && !/\.(table|jobs)\.ts$/.test(target) ? roomOf(target) : undefined;
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return circlesOf(edges).map((circle) => `features form a circle: ${circle.join(' → ')}`);
}

/** A context holds what is told a context: only there types may refer to each other. */
const circleOfTypes = 'server/deps.ts';

function checkFileCircles(files: ParsedFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files)
    for (const { target, isTypeOnly, isDynamic } of imports)
      if (target && !isDynamic && !(isTypeOnly && path === circleOfTypes))
        edges.set(path, (edges.get(path) ?? new Set()).add(target));
  return circlesOf(edges).map((circle) => `files form a circle: ${circle.join(' → ')}`);
}

/** One of each knot: a path that comes back to where it began. */
function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const seen = new Set<string>();
  const way: string[] = [];
  const follow = (from: string) => {
    const at = way.indexOf(from);
    if (at >= 0) circles.push([...way.slice(at), from]);
    if (seen.has(from)) return;
    seen.add(from);
    way.push(from);
    for (const next of edges.get(from) ?? []) follow(next);
    way.pop();
  };
  for (const from of edges.keys()) follow(from);
  return circles;
}

/**
 * Accounts are one table: `users` keeps the profile, `auth` the credentials, `demo` plants its two accounts, `admin`
 * makes the operator's. A shared offer or target gives every campaign that shows it a new version, in the same commit.
 * What an act of the engine changes on the account, in the campaign, with the person and in the conversation is one
 * commit.
 */
const features = 'server/features';
const coOwners: Record<string, readonly string[]> = {
  [`${features}/identity/auth/`]: [`${features}/identity/users/users.table.ts`],
  [`${features}/overview/admin/`]: [`${features}/identity/users/users.table.ts`],
  [`${features}/overview/demo/`]: [`${features}/identity/users/users.table.ts`],
  [`${features}/campaigns/campaign-parts/`]: [`${features}/campaigns/campaigns/campaigns.table.ts`],
  [`${features}/audience/people/`]: [`${features}/audience/exclusions/exclusions.table.ts`],
  [`${features}/campaigns/leads/`]: [`${features}/audience/campaign-leads/campaign-leads.table.ts`],
};
/** Tables that a whole domain writes. */
const domainTables: Record<string, readonly string[]> = {
  [`${features}/engine/`]: [
    `${features}/engine/ledger/attempts.table.ts`,
    `${features}/campaigns/enrolments.table.ts`,
    `${features}/network/social-accounts/social-accounts.table.ts`,
    `${features}/campaigns/campaigns/campaigns.table.ts`,
    `${features}/audience/relations/relations.table.ts`,
    `${features}/conversations/conversations.table.ts`,
  ],
};

const mayWrite = (from: string, table: string) =>
  featureOf(table) === featureOf(from) ||
  coOwners[featureOf(from) ?? '']?.includes(table) ||
  Object.entries(domainTables).some(([domain, tables]) => from.startsWith(domain) && tables.includes(table));

/**
 * Only the owner writes a table: neither `.insert(t)`, `.update(t)`, `.delete(t)` with another feature's table, nor a
 * piece of SQL that does, by the table's name or by its variable.
 */
function checkTableOwners(file: ParsedFile, tables: ReadonlyMap<string, string>): string[] {
  if (!featureOf(file.path) || isTest(file.path)) return [];
  const imported = new Map(
    file.imports.flatMap(({ target = '', names }) =>
      target.endsWith('.table.ts') ? names.map((name): [string, string] => [name, target]) : [],
    ),
  );
  const calls = [...file.text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap(
    ([, name = '']) => {
      const target = imported.get(name);
      return target ? [{ name, target }] : [];
    },
  );
  const written = /\b(?:update|insert into|delete from)\s+(?:(\w+)\b|\$\{(\w+)\})/gi;
  const statements = [...file.text.matchAll(written)].flatMap(([, name = '', variable = '']) => {
    const target = name ? tables.get(name) : imported.get(variable);
    return target ? [{ name: name || variable, target }] : [];
  });
  return [...calls, ...statements]
    .filter(({ target }) => !mayWrite(file.path, target))
    .map(({ name }) => `${file.path} writes the table ${name}, which another feature owns`);
}

export function checkImports(files: SourceFile[]): string[] {
  const parsed = files.filter(({ path }) => /\.(ts|tsx)$/.test(path)).map(parseFile);
  const tables = tablesIn(parsed);
  return [
    ...parsed.flatMap((file) => [
      ...checkDirections(file),
      ...checkTablesOfContents(file),
      ...checkTableOwners(file, tables),
    ]),
    ...checkCircles(parsed),
    ...checkFileCircles(parsed),
    ...checkDomains(parsed),
  ];
}
