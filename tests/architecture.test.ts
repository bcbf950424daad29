import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { staleReads, tableOfDomains } from './support/domains.ts';
import { checkImports } from './support/import-rules.ts';
import {
  checkAddresses,
  checkExactVersions,
  checkReasons,
  checkTwins,
  type Lockfile,
  type Manifest,
} from './support/lockfile-rules.ts';
import { checkOwners, staleUses } from './support/ownership-rules.ts';
import { parseFile, type SourceFile } from './support/source-file.ts';
import { checkCode, checkName, checkSize } from './support/style-rules.ts';
import { checkTestedOnly, findTestedOnly } from './support/tested-only.ts';

const tree: SourceFile[] = globSync(
  [
    '{core,contract,sandbox,server,web,tests,bench,load,cluster,scripts,simulation}/**/*.{ts,tsx,mjs,css}',
    '*.config.ts',
  ],
  { exclude: ['server/migrations/**', '**/node_modules/**'] },
).map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
const code = tree.filter(({ path }) => /\.tsx?$/.test(path));
// Before a test's time is counted: on a busy machine, reading everything takes longer than one test may.
const parsed = code.map(parseFile);

describe('this repository', () => {
  test('has sources to check', () => expect(code.length).toBeGreaterThan(20));
  test('imports in the allowed directions', () => expect(checkImports(tree)).toEqual([]));
  test('has these domains, from the ground', () =>
    expect(tableOfDomains(parsed)).toMatchInlineSnapshot(`
      "shared | emails | 0 up
      identity | announcements audit auth billing notifications plans repeated-calls security-notices support two-factor users | 1 up
      network | social-accounts | 2 up
      audience | activity campaign-leads exclusions oppositions people relations saved-views | 3 up
      conversations | (itself) | 0 up
      campaigns | campaign-parts campaigns icps leads offers writer-usage | 2 up
      sourcing | discovery imports lead-searches | 0 up
      texts | argument-preview drafts first-minute writing | 1 up
      engine | campaign-status claim enrol forecast inbound ledger person-acts round sequence-moves settle wake withdrawals | 0 up
      overview | admin analytics answers balancing campaign-live conversations dashboard demo incidents intelligence live privacy processors prospects referrals sender-page | 0 up
      integrations | account-data api-keys calendar crm deliveries public-api register webhooks | 0 up"
    `));
  test('lists no upward read that nobody makes', () => expect(staleReads(parsed)).toEqual([]));
  test('says whose rows it reads and writes', () => expect(checkOwners(parsed)).toEqual([]));
  test('lists no statement without an owner that nobody makes', () => expect(staleUses(parsed)).toEqual([]));
  test('exports nothing for its tests alone', () => expect(checkTestedOnly(parsed)).toEqual([]));
  test('names its files', () => expect(tree.flatMap(checkName)).toEqual([]));
  test('keeps its files short', () => expect(tree.flatMap(checkSize)).toEqual([]));
  test('follows its rules of code', () => expect(code.flatMap(checkCode)).toEqual([]));
});

/** A film and a trained model are the largest things that anybody needs to fetch. */
const largestFile = 1_500_000;
test('keeps nothing larger than its film', () => {
  const kept = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const files = kept.filter((path) => path && existsSync(path));
  expect(files.length).toBeGreaterThan(code.length);
  expect(files.filter((path) => statSync(path).size > largestFile)).toEqual([]);
});

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

describe('the lockfile', () => {
  const lock = json<Lockfile>('package-lock.json');
  test('has every native package for both processors', () => expect(checkTwins(lock)).toEqual([]));
  test('holds no download address', () => expect(checkAddresses(lock)).toEqual([]));
  test('holds nothing without a reason', () =>
    expect(
      checkReasons(json<Manifest>('package.json'), readFileSync('docs/decisions/005-libraries.md', 'utf8')),
    ).toEqual([]));
  test('is for exact versions', () => expect(checkExactVersions(json<Manifest>('package.json'))).toEqual([]));
});

describe('a planted import', () => {
  const plant = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
  const violations = (...files: SourceFile[]) => checkImports(files).length;

  test.each([
    ['core', 'core/a.ts', `import { b } from '#contract/b.ts';`],
    ['core, a built-in', 'core/a.ts', `import { readFileSync } from 'node:fs';`],
    ['core, a framework', 'core/a.ts', `import { useState } from 'react';`],
    ['contract', 'contract/a.ts', `import { b } from '../server/platform/b.ts';`],
    ['contract, re-export', 'contract/a.ts', `export { b } from '#server/deps.ts';`],
    ['sandbox', 'sandbox/a.ts', `import { b } from '#core/b.ts';`],
    [
      'sandbox, a table of ours',
      'sandbox/a.ts',
      `import b from '#datasets/french/b.json' with { type: 'json' };`,
    ],
    ['core, a table of the sandbox', 'core/a.ts', `import b from '#datasets/sandbox/b.json';`],
    ['web, a table', 'web/features/x/a.tsx', `import b from '#datasets/places/b.json';`],
    ['web/ui', 'web/ui/a.tsx', `import { b } from '../lib/b.ts';`],
    ['web/ui, contract', 'web/ui/a.tsx', `import { b } from '#contract/identity/users.ts';`],
    ['web/lib', 'web/lib/a.ts', `import { b } from '#web/features/x/b.ts';`],
    ['web/features', 'web/features/x/a.tsx', `import { b } from '#web/shell/b.tsx';`],
    ['web/features, site', 'web/features/x/a.tsx', `import { b } from '#web/site/header.tsx';`],
    ['web, server', 'web/main.tsx', `import type { b } from '#server/deps.ts';`],
    ['web, built-in', 'web/lib/a.ts', `import { join } from 'node:path';`],
    ['web/site, contract', 'web/site/a.tsx', `import { b } from '#contract/identity/auth.ts';`],
    ['web/site, zod', 'web/site/a.tsx', `import { z } from 'zod';`],
    [
      'web/site, the island, eagerly',
      'web/site/a.tsx',
      `import { b } from '../shell/account-corner-island.tsx';`,
    ],
    ['web/site, dynamic', 'web/site/a.tsx', `const b = () => import('#web/shell/frame.tsx');`],
    ['server/platform', 'server/platform/a.ts', `import { b } from '#server/features/engine/x/b.ts';`],
    ['server/platform, deps', 'server/platform/a.ts', `import { b } from '#server/deps.ts';`],
    ['server/providers', 'server/providers/x/a.ts', `import { b } from '#contract/identity/users.ts';`],
    ['server/features', 'server/features/engine/x/a.ts', `import { b } from '#web/lib/b.ts';`],
    ['server/features, root', 'server/features/engine/x/a.ts', `import { b } from '../../../app.ts';`],
    ['server, simulation', 'server/app.ts', `import { b } from '../simulation/chance.ts';`],
    ['server, tests', 'server/app.ts', `import { b } from '#tests/support/b.ts';`],
    ['routes', 'server/features/engine/x/a.ts', `import { b } from './x.routes.ts';`],
    ['routes, elsewhere', 'server/worker.ts', `import { b } from './features/engine/x/x.routes.ts';`],
    ['page', 'web/shell/a.tsx', `const b = () => import('#web/features/x/x.page.tsx');`],
    ['jobs', 'server/app.ts', `import { b } from './features/engine/x/x.jobs.ts';`],
    ['jobs, another feature', 'server/features/engine/y/a.ts', `import { b } from '../x/x.jobs.ts';`],
    ['foreign table', 'server/features/engine/y/a.ts', `import { b } from '../x/x.table.ts';\ndb.insert(b);`],
  ])('%s: is refused', (_zone, path, line) => {
    expect(violations(plant(path, line))).toBe(1);
  });

  test.each([
    ['web/site/a.tsx', `import { paths } from '#contract/paths.ts';`],
    ['web/site/a.tsx', `import { errorTexts } from '#contract/errors.ts';`],
    ['web/site/a.tsx', `const b = () => import('#web/shell/account-corner-island.tsx');`],
    ['web/features/x/a.tsx', `import { b } from '#web/site/pricing/pricing-grid.tsx';`],
    ['server/features/engine/x/a.ts', `import type { Deps } from '#server/deps.ts';`],
    ['server/features/engine/x/a.ts', `import { b } from './x.jobs.ts';`],
    ['server/features/engine/y/a.ts', `import { b } from '../x/x.table.ts';\ndb.select().from(b);`],
    ['server/app.ts', `import { b } from './features/engine/x/x.routes.ts';`],
    ['web/router.tsx', `const b = () => import('./features/x/x.page.tsx');`],
    ['core/a.ts', `import b from '#datasets/french/b.json' with { type: 'json' };`],
    ['sandbox/a.ts', `import b from '#datasets/sandbox/b.json' with { type: 'json' };`],
    ['core/a.test.ts', `import fc from 'fast-check';`],
    ['core/a.ts', `// import { b } from '#server/b.ts';\nexport const text = "import('#server/b.ts')";`],
  ])('%s: %s is allowed', (path, line) => {
    expect(violations(plant(path, line))).toBe(0);
  });

  test('features that need each other are a circle, through a third one too', () => {
    const a = plant('server/features/engine/a/a.ts', `import { b } from '../b/b.ts';`);
    const b = plant('server/features/engine/b/b.ts', `import { c } from '#server/features/engine/c/c.ts';`);
    const c = plant('server/features/engine/c/c.ts', `import { a } from '../a/a.ts';`);
    expect(checkImports([a, b])).toEqual([]);
    expect(checkImports([a, b, c]).join()).toContain('circle');
    const readsTable = plant('server/features/engine/c/c.ts', `import { a } from '../a/a.table.ts';`);
    expect(checkImports([a, b, readsTable])).toEqual([]);
  });
});

test.each(['', 'type '])('files that need each other are a circle, for their types too (%s)', (kind) => {
  const one = { path: 'core/one.ts', text: `import { other } from './other.ts';\n` };
  const other = { path: 'core/other.ts', text: `import ${kind}{ one } from './one.ts';\n` };
  expect(checkImports([one, other])).toEqual([
    'files form a circle: core/one.ts → core/other.ts → core/one.ts',
  ]);
});

test('a foreign table is not written by a piece of SQL either', () => {
  const table = {
    path: 'server/features/engine/x/x.table.ts',
    text: `export const lines = pgTable(\n  'lines', {});\n`,
  };
  const from = (path: string, text: string) => checkImports([table, { path, text }]);
  const outside = 'server/features/overview/y/a.ts';
  for (const verb of ['update lines set a = 1', 'insert into lines (a) values (1)', 'delete from lines'])
    expect(from(outside, `export const a = sql\`${verb}\`;\n`)).toHaveLength(1);
  const byVariable = `import { lines } from '#server/features/engine/x/x.table.ts';\nexport const a = sql\`update \${lines} set a = 1\`;\n`;
  expect(from(outside, byVariable)).toHaveLength(1);
  expect(from('server/features/engine/x/a.ts', `export const a = sql\`update lines set a = 1\`;\n`)).toEqual(
    [],
  );
  expect(from(outside, `export const a = sql\`select a from lines for update\`;\n`)).toEqual([]);
});

describe('a planted statement', () => {
  const tables = {
    path: 'server/features/engine/x/x.table.ts',
    text: `export const lines = pgTable('lines', { workspaceId: owner() });
      export const marks = pgTable('marks', { workspaceId: owner() });
      export const words = pgTable('words', { id: uuid() });`,
  };
  const shared = {
    path: 'server/features/engine/x/is-recent.ts',
    text: `export const isRecent = (ctx) => and(own(lines, ctx.actor), gt(lines.at, ctx.at));`,
  };
  const problems = (statement: string) => {
    const text = `import { lines, marks, words } from './x.table.ts';
      import { isRecent } from './is-recent.ts';
      const isOpen = (ctx) => and(own(lines, ctx.actor), isNull(lines.at));
      const later = alias(lines, 'later');
      export const read = (ctx, id) => ${statement};`;
    return checkOwners([tables, shared, { path: 'server/features/engine/x/a.ts', text }].map(parseFile));
  };

  test.each([
    'ctx.db.select().from(lines)',
    'ctx.db.select().from(lines).where(eq(lines.id, id))',
    'ctx.db.select().from(lines).where(own(marks, ctx.actor))',
    'ctx.db.update(lines).set({ at }).where(eq(lines.id, id))',
    'ctx.db.delete(lines).where(eq(lines.id, id))',
    'ctx.db.select().from(lines).innerJoin(marks, eq(marks.id, id)).where(own(lines, ctx.actor))',
    'ctx.db.select().from(later).where(eq(later.id, id))',
    '[own(lines, ctx.actor), ctx.db.select().from(lines)]',
    `sql\`select 1 from lines where id = \${id}\``,
    `sql\`select 1 from \${lines} l join marks m on m.workspace_id = \${id} where l.id = m.id\``,
    `sql\`delete from \${lines} where id = \${id}\``,
  ])('without an owner is refused: %s', (statement) => expect(problems(statement)).toHaveLength(1));

  test.each([
    'ctx.db.select().from(words)',
    'ctx.db.select().from(lines).where(own(lines, ctx.actor))',
    'ctx.db.select().from(lines).where(isOpen(ctx))',
    'ctx.db.select().from(lines).where(isRecent(ctx))',
    'ctx.db.select().from(lines).where(ownAmong(lines, ids))',
    'ctx.db.select().from(lines).innerJoin(marks, own(marks, lines)).where(own(lines, ctx.actor))',
    'ctx.db.select().from(later).where(own(later, ctx.actor))',
    `sql\`select 1 from lines where workspace_id = \${id}\``,
    `sql\`select 1 from \${lines} l where l.workspace_id = \${id}\``,
    `sql\`select 1 from \${lines} where \${own(lines, ctx.actor)}\``,
  ])('with its owner is allowed: %s', (statement) => expect(problems(statement)).toEqual([]));
});

describe('a planted domain', () => {
  const uses = (target: string) =>
    checkImports([
      { path: 'server/features/texts/a.ts', text: `import { b } from '#server/features/${target}';\n` },
    ]);
  test.each(['engine/ledger/b.table.ts', 'sourcing/b.ts', 'overview/x/b.ts'])(
    'above or beside is refused: %s',
    (target) => expect(uses(target)).toHaveLength(1),
  );
  test.each(['audience/people/b.table.ts', 'campaigns/b.ts', 'conversations/b.ts', 'texts/drafts/b.ts'])(
    'below is allowed: %s',
    (target) => expect(uses(target)).toEqual([]),
  );
  const table = {
    path: 'server/features/engine/ledger/lines.table.ts',
    text: `export const lines = pgTable('lines', {});\n`,
  };
  const named = (path: string, statement: string) =>
    checkImports([table, { path, text: `// From lines.\nexport const a = ${statement};\n` }]);
  test.each([
    'sql`select 1 from lines l where l.id = 1`',
    'sql<boolean>`exists (select 1 from words w join lines on true)`',
    'sql`delete from words w using words v, lines l where true`',
  ])('a table above is not read by its name either: %s', (statement) => {
    expect(named('server/features/texts/a.ts', statement)).toHaveLength(1);
    expect(named('server/features/overview/x/a.ts', statement)).toEqual([]);
  });
  test('words that only sound like it are no table', () =>
    expect(named('server/features/texts/a.ts', "'read from lines'")).toEqual([]));
  test('every folder has a domain', () =>
    expect(checkImports([{ path: 'server/features/attic/a.ts', text: '' }])).toHaveLength(1));
});

test('what only a test imports is found', () => {
  const file = { path: 'core/a.ts', text: 'export const used = 1;\nexport function unused() {}\n' };
  const test = { path: 'core/a.test.ts', text: `import { unused, used } from './a.ts';\n` };
  const program = { path: 'scripts/b.ts', text: `import { used as other } from '#core/a.ts';\n` };
  expect(findTestedOnly([file, test, program].map(parseFile))).toEqual(['core/a.ts unused']);
  const inside = { ...file, text: `${file.text}unused();\n` };
  expect(findTestedOnly([inside, test, program].map(parseFile))).toEqual([]);
});

describe('a planted file', () => {
  test.each([
    'web/ui/index.ts',
    'core/utils.ts',
    'server/utils/dates.ts',
    'web/ui/Button.tsx',
    'core/send_window.ts',
    'server/features/x/x.service.ts',
    'server/features/x/x.config.ts',
    'core/intelligence/told-values.ts',
    'server/features/x/long-lives.test.ts',
  ])('named %s is refused', (path) => expect(checkName({ path, text: '' })).not.toEqual([]));

  test.each([
    'vite.config.ts',
    'server/features/x/x.pg.test.ts',
    'web/features/x/new-x.page.tsx',
    'core/a.heavy.test.ts',
    'tests/golden/x/second-held-out-cases.ts',
  ])('named %s is allowed', (path) => expect(checkName({ path, text: '' })).toEqual([]));

  test('may have 300 lines, a page 400', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    expect(checkSize({ path: 'core/a.ts', text: lines(300) })).toEqual([]);
    expect(checkSize({ path: 'core/a.ts', text: lines(301) })).toHaveLength(1);
    expect(checkSize({ path: 'web/features/x/a.page.tsx', text: lines(400) })).toEqual([]);
    expect(checkSize({ path: 'web/features/x/a.page.tsx', text: lines(401) })).toHaveLength(1);
  });
});

describe('planted code', () => {
  test.each([
    ['web/lib/a.ts', 'export const a: any = 1;'],
    ['core/a.test.ts', 'export const a = 1 as any;'],
    ['web/lib/a.ts', '// @ts-ignore\nexport const a = 1;'],
    ['web/lib/a.ts', '/* @ts-expect-error */\nexport const a = 1;'],
    ['web/lib/a.ts', '// biome-ignore lint/a: because\nexport const a = 1;'],
    ['server/platform/a.ts', 'export const a = process.env.PORT;'],
    ['server/main.ts', 'const { PORT } = process.env;'],
    ['sandbox/unipile/start-sandbox.ts', 'export const a = process.env.PORT;'],
    ['server/platform/a.ts', `import { env } from 'node:process';`],
    ['core/a.ts', 'export const a = () => Date.now();'],
    ['core/a.ts', 'export const a = () => new Date();'],
    ['server/features/x/a.ts', 'export const a = () => Math.random();'],
    ['server/features/x/a.ts', 'export const a = () => Date();'],
    ['web/lib/a.ts', 'export default 1;'],
    ['web/lib/a.ts', 'const a = 1;\nexport { a as default };'],
    ['web/main.tsx', `const a = document.getElementById('root')!;`],
    ['core/a.ts', 'const told = 1;'],
    ['core/a.ts', 'const sayDay = 1;'],
    ['web/lib/a.ts', 'const useSayOutcome = 1;'],
    ['web/lib/a.ts', 'const usualOrder = 1;'],
    ['core/a.ts', 'const makeLedger = 1;'],
    ['core/campaigns/a.ts', 'const sequenceModels = 1;'],
    ['web/features/campaign-wizard/a.ts', 'const useDraft = 1;'],
    ['core/qualification/a.ts', 'const finding = 1;'],
    ['core/a.ts', 'export const isHeld = true;'],
    ['core/a.ts', 'const held = 1;'],
    ['web/lib/a.ts', 'export const size = (held: number) => 1;'],
    ['server/platform/a.ts', 'export const isIt = (said: RegExp) => true;'],
    ['web/lib/a.ts', 'export const nameTravellers = 1;'],
    ['server/features/x/a.ts', 'const [row] = await db.select();\nexport const a = row!.id;'],
    ['core/a.test.ts', 'await vi.waitFor(() => expect(a).toBe(1));'],
    ['core/a.test.ts', 'expect(performance.now() - startedAt).toBeLessThan(300);'],
  ])('in %s is refused: %s', (path, text) => expect(checkCode({ path, text })).toHaveLength(1));

  test.each([
    ['server/env.ts', 'export const a = process.env.PORT;'],
    ['server/run-role.ts', 'const env = readEnv(process.env);'],
    ['scripts/a.ts', 'export const a = process.env.PORT;'],
    ['sandbox/unipile/main.ts', 'const { SANDBOX_PORT } = process.env;'],
    ['core/a.ts', 'export const a = (text: string) => new Date(text);'],
    ['core/a.ts', '// any Date.now() here\nexport const a = "process.env";'],
    ['server/platform/a.ts', 'export const a = () => Date.now();'],
    ['vite.config.ts', 'export default {};'],
    ['core/a.test.ts', 'expect(performance.now() - startedAt).toBeGreaterThan(300);'],
    ['web/lib/a.ts', "export const labels = { held: 'En attente', saidAt: 1 };"],
    ['core/a.ts', 'export const household = { heldOutPairs: [], bookseller: 1, teller: 2 };'],
    [
      'server/features/x/a.ts',
      'const [row] = await db.insert(t).values(v).returning();\nexport const a = row!;',
    ],
    [
      'server/features/x/a.ts',
      'export const a = (await db.insert(t).values(v).returning({ id: t.id }))[0]!;',
    ],
  ])('in %s is allowed: %s', (path, text) => expect(checkCode({ path, text })).toEqual([]));
});

describe('a planted lockfile', () => {
  test('with a dependency that nobody justified is refused', () => {
    const decision = '| library | why |\n| --- | --- |\n| known, `@scope/*` | because |\n';
    const dependencies = { known: '1.0.0', '@scope/part': '1.0.0', unknown: '1.0.0', because: '1.0.0' };
    expect(checkReasons({ dependencies, devDependencies: { '@types/known': '1.0.0' } }, decision)).toEqual([
      'unknown has no line in docs/decisions/005-libraries.md',
      'because has no line in docs/decisions/005-libraries.md',
    ]);
  });

  test('with one processor only is refused', () => {
    const packages = { 'node_modules/x-linux-x64-gnu': { version: '1.0.0' } };
    expect(checkTwins({ packages })).toHaveLength(1);
    expect(
      checkTwins({ packages: { ...packages, 'node_modules/x-linux-arm64-gnu': { version: '0.9.0' } } }),
    ).toHaveLength(2);
    expect(
      checkTwins({ packages: { ...packages, 'node_modules/x-linux-arm64-gnu': { version: '1.0.0' } } }),
    ).toEqual([]);
  });

  test('with a build that is wanted and absent is refused', () => {
    const x = { version: '1.0.0', optionalDependencies: { 'x-linux-arm64': '1.0.0' } };
    expect(checkTwins({ packages: { 'node_modules/x': x } })).toHaveLength(1);
  });

  test('with an address or a range is refused', () => {
    expect(
      checkAddresses({ packages: { 'node_modules/x': { resolved: 'https://registry.test/x.tgz' } } }),
    ).toHaveLength(1);
    expect(checkExactVersions({ dependencies: { x: '^1.0.0', y: '1.0.0' } })).toHaveLength(1);
  });
});
