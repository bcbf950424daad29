import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tallySuite } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'accroche-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tally = (kind: 'vitest' | 'playwright', report: unknown, code: number, mayBeEmpty = false) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  const { passed, failed } = tallySuite(kind, path, code, { mayBeEmpty });
  return `${passed} passed, ${failed} failed`;
};
const vitest = (total: number, passed: number, files: object[] = []) => ({
  numTotalTests: total,
  numPassedTests: passed,
  testResults: files,
});
const browser = (stats: object, errors: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test.each([
  ['all green', vitest(3, 3), 0, '3 passed, 0 failed'],
  ['one red', vitest(3, 2), 1, '2 passed, 1 failed'],
  ['one skipped', vitest(3, 2), 0, '2 passed, 1 failed'],
  [
    'a file that does not load',
    vitest(2, 2, [{ name: 'a', status: 'failed', message: 'x', assertionResults: [] }]),
    1,
    '2 passed, 1 failed',
  ],
  ['an unhandled error after green tests', vitest(3, 3), 1, '3 passed, 1 failed'],
  ['no test at all', vitest(0, 0), 0, '0 passed, 1 failed'],
  ['a truncated report', '{"numTotal', 0, '0 passed, 1 failed'],
  ['a report of another shape', {}, 0, '0 passed, 1 failed'],
])('vitest, %s', (_case, report, code, line) => {
  expect(tally('vitest', report, code)).toBe(line);
});

test.each([
  ['all green', browser({ expected: 4 }), 0, '4 passed, 0 failed'],
  ['one red', browser({ expected: 4, unexpected: 1 }), 1, '4 passed, 1 failed'],
  ['one skipped', browser({ expected: 4, skipped: 1 }), 0, '4 passed, 1 failed'],
  ['one flaky', browser({ expected: 4, flaky: 1 }), 0, '4 passed, 1 failed'],
  ['a spec that does not load', browser({}, [{ message: 'x' }]), 1, '0 passed, 1 failed'],
  ['no test at all', browser({}), 0, '0 passed, 1 failed'],
])('playwright, %s', (_case, report, code, line) => {
  expect(tally('playwright', report, code)).toBe(line);
});

test('a missing report is a failure', () => {
  expect(tallySuite('vitest', join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a filter may match nothing in one suite of several, but a crash still counts', () => {
  expect(tally('vitest', vitest(0, 0), 0, true)).toBe('0 passed, 0 failed');
  expect(tally('vitest', vitest(0, 0), 1, true)).toBe('0 passed, 1 failed');
});

test('what failed is named', () => {
  const path = join(folder, 'named.json');
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['AssertionError: 2 is not 3'] };
  const file = { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [failed] };
  writeFileSync(path, JSON.stringify(vitest(1, 0, [file])));
  expect(tallySuite('vitest', path, 1).reasons.join()).toContain('sum.test.ts › adds');
  const spec = { title: 'signs in', file: 'auth.spec.ts', ok: false, tests: [{ status: 'unexpected' }] };
  const suites = [{ title: 'auth.spec.ts', suites: [{ title: 'by mail', specs: [spec] }] }];
  writeFileSync(path, JSON.stringify({ ...browser({ unexpected: 1 }), suites }));
  expect(tallySuite('playwright', path, 1).reasons).toEqual(['failed: auth.spec.ts › signs in']);
});
