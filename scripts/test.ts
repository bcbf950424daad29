import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres-cluster.ts';
import { type CommandResult, endRunningCommands, runCommand } from './run-command.ts';
import { type Tally, tallySuite, type Weight } from './test-reports.ts';

const parts = ['check', 'unit', 'feature', 'browser', 'embedded', 'heavy'] as const;
// What is tested once more on PGlite takes three times as long as on PostgreSQL.
const long: readonly Part[] = ['embedded', 'heavy'];
type Part = (typeof parts)[number];
type Step = { name: string; run: () => Promise<Tally & { output?: string }> };

process.chdir(resolve(import.meta.dirname, '..'));
const given = process.argv.slice(2);
const wanted = given.filter((word): word is Part => parts.some((part) => part === word));
const filter = given.filter((word) => !parts.some((part) => part === word));
const isWhole = given.length === 0;
const isWanted = (part: Part) =>
  wanted.length > 0 ? wanted.includes(part) : !long.includes(part) && (isWhole || part !== 'check');

const reports = mkdtempSync(join(tmpdir(), 'accroche-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
  process.once(signal, () => {
    endRunningCommands();
    process.exit(code);
  });
}

const tool = (path: string, ...args: string[]) => [join('node_modules', path), ...args];
const tools = {
  lint: tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
  deadCode: tool('knip/bin/knip.js', '--no-progress'),
  vitest: (...args: string[]) => tool('vitest/vitest.mjs', 'run', ...args),
  playwright: (...args: string[]) => tool('@playwright/test/cli.js', 'test', ...args),
};

const node = (args: string[], env: NodeJS.ProcessEnv = {}, isLive = false) =>
  runCommand(process.execPath, args, { env: { ...process.env, ...env }, isLive, timeoutMs: 4_200_000 });

/** A step that is no test suite counts as one. */
const single = (name: string, run: () => Promise<CommandResult>): Step => ({
  name,
  run: async () => {
    const { code, output } = await run();
    return {
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      reasons: [],
      output: code === 0 ? '' : output,
    };
  },
});

/** What is asked for by name runs whatever it weighs. */
const weigh = (weight: Weight): Weight => (filter.length > 0 ? 'any' : weight);
const tagged: Record<Weight, string[]> = {
  light: ['--tags-filter=!heavy'],
  heavy: ['--tags-filter=heavy'],
  any: [],
};

const suite = (
  name: string,
  kind: 'vitest' | 'playwright',
  args: string[],
  prepareEnv: () => Promise<NodeJS.ProcessEnv> = async () => ({}),
  weight: Weight = 'any',
): Step => ({
  name,
  run: async () => {
    const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    // A filter that matches nothing in one suite may match in another.
    const mayBeEmpty = filter.length > 0;
    const env = await prepareEnv();
    const command =
      kind === 'vitest'
        ? tools.vitest('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
        : tools.playwright('--reporter=line,json');
    if (mayBeEmpty) command.push(kind === 'vitest' ? '--passWithNoTests' : '--pass-with-no-tests');
    const { code } = await node(
      [...command, ...args, ...(kind === 'vitest' ? tagged[weight] : []), ...filter],
      { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      true,
    );
    return tallySuite(kind, report, code, { mayBeEmpty, weight });
  },
});

/** Vitest knows the tags of a file once it has loaded it: without their names it would load every file for a few tests. */
const filesWithHeavyTests = () =>
  globSync(
    '{core,contract,server,sandbox,web,scripts,load,cluster,tests,simulation}/**/*.test.{ts,tsx}',
  ).filter((file) => /@module-tag heavy|tags: 'heavy'/.test(readFileSync(file, 'utf8')));

// In one word: Playwright would take the filter that follows for more projects.
const project = (name: string) => [`--project=${name}`];
const total = { passed: 0, failed: 0 };
/** Printed once more at the very end: the beginning of a long output is what gets lost. */
const failures: string[] = [];

async function perform({ name, run }: Step) {
  const startedAt = performance.now();
  const result = await run().catch((error): Tally & { output?: string } => ({
    passed: 0,
    failed: 1,
    reasons: [String(error?.message ?? error)],
  }));
  if (result.output) console.log(`\n--- ${name}\n${result.output.trimEnd()}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  for (const reason of result.reasons) console.log(`    ${reason}`);
  if (result.failed > 0) failures.push(`✗ ${name}`, ...result.reasons.map((reason) => `    ${reason}`));
  total.passed += result.passed;
  total.failed += result.failed;
}

// Fetching a server or a browser may take a minute on a new machine: it goes on while the first steps run.
const needsBrowser = isWanted('browser') || isWanted('heavy');
// In memory where there is room: copying a database for each test file took half a second on a disk.
const postgres = isWanted('feature') || needsBrowser ? ensurePostgres({ isInMemory: true }) : undefined;
postgres?.catch(() => undefined);
const chromium = needsBrowser ? ensureChromium() : undefined;
chromium?.catch(() => undefined);
const postgresEnv = async () => ({ TEST_DATABASE_URL: (await postgres)?.url });
const browserEnv = async () => ({ CHROMIUM_PATH: await chromium, ...(await postgresEnv()) });

const buildWeb = () => perform(single('web build', () => node(['scripts/build.mjs', '--if-stale'])));
if (isWanted('check')) {
  // The types take one core, and about as long as all the rest takes the other.
  const besidesTypes = async () => {
    await perform(single('dead code', () => node(tools.deadCode)));
    await perform(single('lint and format', () => node(tools.lint)));
    if (needsBrowser) await buildWeb();
    // Otherwise part of the unit tests.
    if (!isWanted('unit'))
      await perform(suite('import boundaries', 'vitest', [...project('unit'), 'tests/architecture.test.ts']));
  };
  // Less collecting of garbage for four gigabytes of memory.
  const types = () => node(['scripts/check-types.ts'], { GOGC: 'off', GOMEMLIMIT: '4GiB' });
  await Promise.all([perform(single('types', types)), besidesTypes()]);
} else if (needsBrowser) await buildWeb();
const units = [...project('unit'), ...project('component')];
// In one run: the programs alone would leave a core idle.
const features = [...project('program'), ...project('feature')];
if (isWanted('unit')) await perform(suite('unit', 'vitest', units, undefined, weigh('light')));
if (isWanted('feature')) {
  await perform(suite('programs, features on PostgreSQL', 'vitest', features, postgresEnv, weigh('light')));
}
if (isWanted('browser')) {
  const journeys = filter.length > 0 ? [...project('browser'), ...project('heavy')] : project('browser');
  await perform(suite('browser', 'playwright', journeys, browserEnv));
}
if (isWanted('embedded'))
  await perform(suite('feature on PGlite', 'vitest', project('embedded'), undefined, weigh('light')));
if (isWanted('heavy')) {
  if (filter.length === 0) {
    const all = [...units, ...features, ...filesWithHeavyTests()];
    await perform(suite('heavy units and features', 'vitest', all, postgresEnv, 'heavy'));
  }
  await perform(suite('heavy', 'vitest', project('heavy'), postgresEnv));
  await perform(suite('heavy browser', 'playwright', project('heavy'), browserEnv));
}

await (await postgres?.catch(() => undefined))?.stop();
if (total.passed + total.failed === 0) {
  console.log('Not a single test matched.');
  total.failed = 1;
}
for (const line of failures) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
