import { expect, inject, test } from 'vitest';
import { runProgram } from '../run-processes.ts';

test('30 kills among 300 people: nothing leaves twice, and nobody is lost', async () => {
  const template = inject('databaseTemplate');
  if (template.kind !== 'postgresql') throw new Error('This needs PostgreSQL');
  const { code, output } = await runProgram(
    ['simulation/crash/main.ts', '--kills', '30', '--people', '300', '--limit', '400'],
    { DATABASE_URL: template.url },
  );
  expect(code, output.slice(-6000)).toBe(0);
}, 500_000);

test('6 stops of the database under two workers: both live, nothing leaves twice, and nobody is lost', async () => {
  const { code, output } = await runProgram([
    'simulation/crash/main.ts',
    ...['--database-stops', '6', '--people', '300', '--limit', '400'],
  ]);
  expect(code, output.slice(-6000)).toBe(0);
}, 500_000);
