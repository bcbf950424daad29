import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; reasons: string[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; tags?: string[]; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
};

/** Of one run of vitest: the tests that are not heavy, those that are, or all. */
export type Weight = 'light' | 'heavy' | 'any';

/** A suite that crashed, ran nothing or left no readable report is a failure, whatever its exit code. */
export function tallySuite(
  kind: 'vitest' | 'playwright',
  reportPath: string,
  code: number,
  options: { mayBeEmpty?: boolean; weight?: Weight } = {},
): Tally {
  let counted: Tally;
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    counted = kind === 'vitest' ? tallyVitest(report, options.weight ?? 'any') : tallyPlaywright(report);
  } catch {
    return { passed: 0, failed: 1, reasons: [`no readable report (exit code ${code})`] };
  }
  const { passed, failed, reasons } = counted;
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) {
    return { passed: 0, failed: 1, reasons: ['the report counts no tests'] };
  }
  if (passed + failed === 0 && code === 0 && options.mayBeEmpty) return counted;
  if (passed + failed === 0) return { passed, failed: 1, reasons: [...reasons, 'not a single test ran'] };
  if (failed === 0 && code !== 0) return { passed, failed: 1, reasons: [...reasons, `exit code ${code}`] };
  return counted;
}

// Skipped, todo and pending tests are failures: a test that does not run proves nothing. Those of the other weight were
// not asked for.
function tallyVitest({ testResults }: VitestReport, weight: Weight): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const asked = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ tags = [] }) => weight === 'any' || tags.includes('heavy') === (weight === 'heavy'))
      .map((test) => ({ ...test, name })),
  );
  const notPassed = asked.filter(({ status }) => status !== 'passed');
  return {
    passed: asked.length - notPassed.length,
    failed: notPassed.length + broken.length,
    reasons: [
      ...broken.map(({ name, message }) => `${name} did not load: ${message.split('\n')[0]}`),
      ...notPassed.map(({ status, name, fullName, failureMessages }) =>
        [`${status}: ${name} › ${fullName}`, firstWords(failureMessages?.[0])]
          .filter(Boolean)
          .join('\n      '),
      ),
    ],
  };
}

/** Enough of what a test said to know where to look. */
const firstWords = (message = '') => message.slice(0, 600).trimEnd();

const failedSpecs = (suite: PlaywrightSuite): string[] => [
  ...(suite.specs ?? [])
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title }) => `failed: ${file} › ${title}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

function tallyPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    reasons: [
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'unknown error'),
      ...suites.flatMap(failedSpecs),
    ],
  };
}
