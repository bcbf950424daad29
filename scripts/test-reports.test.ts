import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tallySuite } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'accroche-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Asked = Parameters<typeof tallySuite>[3];
const tally = (kind: 'vitest' | 'playwright', report: unknown, code: number, asked: Asked = {}) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  const { passed, failed } = tallySuite(kind, path, code, asked);
  return `${passed} passed, ${failed} failed`;
};
const file = (...assertionResults: object[]) => ({
  name: 'sum.test.ts',
  status: '',
  message: '',
  assertionResults,
});
const one = (status: string, tags: string[] = []) => ({ status, fullName: 'adds', tags });
const vitest = (total: number, passed: number, files: object[] = []) => ({
  testResults: [
    file(...Array.from({ length: total }, (_, at) => one(at < passed ? 'passed' : 'skipped'))),
    ...files,
  ],
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
  expect(tally('vitest', vitest(0, 0), 0, { mayBeEmpty: true })).toBe('0 passed, 0 failed');
  expect(tally('vitest', vitest(0, 0), 1, { mayBeEmpty: true })).toBe('0 passed, 1 failed');
});

test('a run of one weight counts its own tests, and one of them that is skipped', () => {
  const files = [
    file(one('passed'), one('skipped', ['heavy']), one('skipped', ['heavy'])),
    file(one('passed'), one('skipped')),
  ];
  expect(tally('vitest', vitest(0, 0, files), 0, { weight: 'light' })).toBe('2 passed, 1 failed');
  expect(tally('vitest', vitest(0, 0, files), 0)).toBe('2 passed, 3 failed');
  const heavy = file(one('skipped'), one('passed', ['heavy']), one('skipped', ['heavy']));
  expect(tally('vitest', vitest(0, 0, [heavy]), 0, { weight: 'heavy' })).toBe('1 passed, 1 failed');
});

test('what failed is named', () => {
  const path = join(folder, 'named.json');
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['AssertionError: 2 is not 3'] };
  writeFileSync(path, JSON.stringify(vitest(0, 0, [file(failed)])));
  expect(tallySuite('vitest', path, 1).reasons.join()).toContain('sum.test.ts › adds');
  const spec = { title: 'signs in', file: 'auth.spec.ts', ok: false, tests: [{ status: 'unexpected' }] };
  const suites = [{ title: 'auth.spec.ts', suites: [{ title: 'by mail', specs: [spec] }] }];
  writeFileSync(path, JSON.stringify({ ...browser({ unexpected: 1 }), suites }));
  expect(tallySuite('playwright', path, 1).reasons).toEqual(['failed: auth.spec.ts › signs in']);
});
