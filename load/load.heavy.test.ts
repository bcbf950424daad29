import { expect, test } from 'vitest';
import { runProgram } from '../simulation/run-processes.ts';

test('twelve sellers for 25 s, the database away for 4 of them: 503 meanwhile, then everything answers, from two web and from one', async () => {
  const { code, output } = await runProgram([
    'load/main.ts',
    ...['--users', '12', '--minutes', '0.42', '--think', '1', '--stop-database', '4'],
  ]);
  expect(code, output.slice(-6000)).toBe(0);
  for (const route of [
    'GET /api/dashboard',
    'GET /api/prospects',
    'GET /api/drafts/queue',
    'POST /api/drafts/:id/approve',
    'GET /api/conversations',
    'GET /api/quick-find',
    'POST /api/production/campaigns/:id/launch',
    'GET /api/live',
  ])
    expect(output).toContain(route);
  expect(output).toMatch(/'503 unavailable': [1-9]/);
  expect(output).toMatch(/2 web, 2 worker: [\d.]+ answers a second/);
  expect(output).toMatch(/1 web, 2 worker: [\d.]+ answers a second/);
}, 400_000);
