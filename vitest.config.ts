import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { markdownPages } from './scripts/build-web-markdown.ts';

// Of the whole server, over HTTP.
const serverTests = ['tests/routes.test.ts', 'tests/ownership.test.ts', 'tests/api-client.test.ts'];
const featureTests = ['server/**/*.test.ts', ...serverTests];
// Whole programs, with an embedded database of their own or none.
const programTests = [
  'sandbox/**/*.test.ts',
  'simulation/**/*.test.ts',
  'server/main.test.ts',
  'server/admin-command.test.ts',
];
// Components that are drawn, in a document without a browser.
const componentTests = ['web/**/*.test.tsx'];
const setupFiles = ['tests/support/vitest-setup.ts'];
const globalSetup = ['tests/support/global-setup.ts'];

// What is waited for: vitest's own second is less than a busy machine may stand still.
const patient = { expect: { poll: { timeout: 60_000, interval: 20 } } };
// Migrations, thousands of drawn cases and two cores that others may use: slower than vitest's own limits
// allow. A test that computes is stopped by no limit, only judged late by it.
const slow = { testTimeout: 300_000, hookTimeout: 300_000, ...patient };
// Files share no state: each puts back what it replaces and has its own database. Loading the modules again for each
// would take a third of the time.
const shared = { isolate: false };
// Server code runs as in the product: Node itself takes the types away. Vite would rewrite each module for each run,
// in one process that both workers wait for.
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };
// At the product's cost, hashing was a quarter of the work of the feature tests, measuring their passwords a tenth;
// tests/passwords.test.ts looks at what the product stores.
const quickPasswords = {
  execArgv: ['--import', resolve(import.meta.dirname, 'tests/support/quick-passwords.ts')],
};

const longest = [
  'server/main.',
  'server/admin-command.',
  'simulation/',
  'sandbox/',
  'tests/routes.',
  'tests/ownership.',
];

/** A new clone knows no durations: without this, one core waits while the other ends a long file begun last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const path = moduleId.slice(import.meta.dirname.length + 1);
      const place = longest.findIndex((start) => path.startsWith(start));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    // Its own choice keeps a core free for somebody who watches.
    maxWorkers: '100%',
    // What a test makes dies with it: with room for it, collecting garbage is half the work.
    execArgv: ['--max-semi-space-size=64'],
    tags: [{ name: 'heavy', description: 'takes seconds and seldom changes: part of test:heavy' }],
    projects: [
      {
        plugins: [markdownPages],
        test: {
          name: 'unit',
          include: [
            '{core,contract,web,scripts,load,cluster}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{support,golden,specification}/**/*.test.ts',
          ],
          exclude: ['**/*.heavy.test.ts', ...componentTests, ...serverTests],
          setupFiles,
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: 'component',
          include: componentTests,
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'tests/support/component-setup.ts'],
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: 'program',
          include: programTests,
          exclude: ['**/*.heavy.test.ts'],
          setupFiles,
          ...native,
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: 'feature',
          include: featureTests,
          exclude: ['**/*.heavy.test.ts', ...programTests],
          setupFiles,
          globalSetup,
          ...native,
          ...quickPasswords,
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: 'embedded',
          // Where SQL is written by hand, jobs wake one another, or much is written at once. What waits beside a transaction
          // fails on PostgreSQL too (tests/support/test-database.ts).
          include: [
            'server/platform/**/*.test.ts',
            'server/features/{shared,conversations,engine,overview}/**/*.test.ts',
            'server/features/sourcing/imports/**/*.test.ts',
          ],
          exclude: ['**/*.heavy.test.ts', '**/*.pg.test.ts', ...programTests],
          setupFiles,
          globalSetup,
          ...native,
          ...quickPasswords,
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: 'heavy',
          include: ['{core,contract,server,sandbox,web,tests,load,cluster,simulation}/**/*.heavy.test.ts'],
          setupFiles,
          globalSetup,
          ...native,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          ...patient,
        },
      },
    ],
  },
});
