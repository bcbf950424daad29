import { expect, test } from 'vitest';
import { countMessages, countSentences } from './count-trades.ts';
import { openTools, readUnreadTrades } from './read-corpus.ts';

test('over trades that it never learned from, the gate keeps what it was counted at', async () => {
  const trades = readUnreadTrades();
  expect(trades).toHaveLength(49);
  const tools = await openTools();
  const sentences = countSentences(trades, tools);
  const messages = countMessages(trades, tools);
  console.info(`${sentences.summary}\n${messages.summary}`);
  expect(sentences.unseen).toBeLessThanOrEqual(0.18);
  expect(sentences.blocked).toBeLessThanOrEqual(0.055);
  expect(sentences.good).toBeLessThanOrEqual(0.255);
  expect(messages.missed).toBeLessThanOrEqual(0.065);
  expect(messages.cleanBlocked).toBeLessThanOrEqual(0.13);
  expect(messages.clean).toBeLessThanOrEqual(0.49);
});
