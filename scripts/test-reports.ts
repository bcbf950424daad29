import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; reasons: string[] };

type VitestReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

/** A suite that crashed, ran nothing or left no readable report is a failure, whatever its exit code. */
export function tallySuite(
  kind: 'vitest' | 'playwright',
  reportPath: string,
  code: number,
  options: { mayBeEmpty?: boolean } = {},
): Tally {
  let counted: Tally;
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    counted = kind === 'vitest' ? tallyVitest(report) : tallyPlaywright(report);
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

// Skipped, todo and pending tests are failures: a test that does not run proves nothing.
function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const notPassed = report.numTotalTests - report.numPassedTests;
  return {
    passed: report.numPassedTests,
    failed: notPassed + broken.length,
    reasons: broken.map(({ name, message }) => `${name} did not load: ${message.split('\n')[0]}`),
  };
}

function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    reasons: errors.map(({ message }) => message?.split('\n')[0] ?? 'unknown error'),
  };
}
