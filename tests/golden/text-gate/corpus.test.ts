import { expect, test } from 'vitest';
import { isToRead } from '../../../core/text-gate/finding.ts';
import { findingsOf, openTools, refusals, type Trade, trades } from './read-corpus.ts';

/** The trades of the first sets, which have no messages, keep the bounds that they had. */
const firstTrades = trades.filter(({ defects }) => defects.length === 0);
const mostOfFirst = { unseen: 0.05, good: 0.08 };
const most = { unseen: 0.12, good: 0.06, blocked: 0.02, missed: 0.07, clean: 0.15, cleanBlocked: 0.03 };

const shareOf = (of: (trade: Trade) => readonly boolean[], among: readonly Trade[] = trades): number => {
  const all = among.flatMap(of);
  return all.filter(Boolean).length / all.length;
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

test('made-up sentences are seen, and true ones pass, over the trades of the corpus', async () => {
  const tools = await openTools();
  const found = (text: string, { rules }: Trade) => refusals(text, rules, tools);
  const isUnseen = (trade: Trade) => trade.fabricated.map((text) => found(text, trade).length === 0);
  const isStopped = (trade: Trade) => trade.good.map((text) => found(text, trade).length > 0);
  const unseen = shareOf(isUnseen);
  const good = shareOf(isStopped);
  const blocked = shareOf((trade) =>
    trade.good.map((text) => found(text, trade).some(({ isBlocking }) => isBlocking)),
  );
  console.info(
    `made up and unseen ${percent(unseen)}; true and refused ${percent(blocked)}, refused or to be read ${percent(good)}`,
  );
  expect(firstTrades).toHaveLength(15);
  expect(shareOf(isUnseen, firstTrades)).toBeLessThanOrEqual(mostOfFirst.unseen);
  expect(shareOf(isStopped, firstTrades)).toBeLessThanOrEqual(mostOfFirst.good);
  expect(unseen).toBeLessThanOrEqual(most.unseen);
  expect(good).toBeLessThanOrEqual(most.good);
  expect(blocked).toBeLessThanOrEqual(most.blocked);
});

test('planted defects are told, and clean messages pass', async () => {
  const tools = await openTools();
  const found = (text: string, { rules }: Trade) =>
    findingsOf(text, rules, tools).filter(({ code }) => code !== 'long');
  const missed = shareOf((trade) => trade.defects.map(({ text }) => found(text, trade).length === 0));
  const stopped = shareOf((trade) =>
    trade.clean.map((text) => found(text, trade).some((one) => one.isBlocking || isToRead(one))),
  );
  const blocked = shareOf((trade) =>
    trade.clean.map((text) => found(text, trade).some(({ isBlocking }) => isBlocking)),
  );
  console.info(
    `defects told ${percent(1 - missed)}; clean and refused ${percent(blocked)}, refused or to be read ${percent(stopped)}`,
  );
  expect(missed).toBeLessThanOrEqual(most.missed);
  expect(stopped).toBeLessThanOrEqual(most.clean);
  expect(blocked).toBeLessThanOrEqual(most.cleanBlocked);
});
