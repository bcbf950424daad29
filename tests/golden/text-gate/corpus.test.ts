import { expect, test } from 'vitest';
import { openTools, refusals, trades } from './read-corpus.ts';

const mostUnseen = 0.05;
const mostRefused = 0.08;

test('made-up sentences are seen, and true ones pass, over fifteen trades', async () => {
  const tools = await openTools();
  const passes = (texts: readonly string[], rules: (typeof trades)[number]['rules']) =>
    texts.filter((text) => refusals(text, rules, tools).length === 0);
  const count = (of: (trade: (typeof trades)[number]) => readonly string[]) =>
    trades.reduce((sum, trade) => sum + of(trade).length, 0);
  const unseen = count(({ fabricated, rules }) => passes(fabricated, rules)) / count((one) => one.fabricated);
  const refused = 1 - count(({ good, rules }) => passes(good, rules)) / count((one) => one.good);
  console.info(
    `made up and unseen ${(100 * unseen).toFixed(1)} %, true and refused ${(100 * refused).toFixed(1)} %`,
  );
  expect(unseen).toBeLessThanOrEqual(mostUnseen);
  expect(refused).toBeLessThanOrEqual(mostRefused);
});
