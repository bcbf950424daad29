import { expect, test } from 'vitest';
import { checkGuardrails } from './guardrails.ts';

const quiet = { accepted: 30, unanswered: 30, pending: 10, hasNetworkWarning: false };
const kinds = (change: Partial<typeof quiet>) =>
  checkGuardrails({ ...quiet, ...change }).map(({ kind }) => kind);

test('a campaign that goes well has no alarm', () => {
  expect(kinds({})).toEqual([]);
});

test('too few accept, once sixty are decided', () => {
  expect(kinds({ accepted: 8, unanswered: 51 })).toEqual([]);
  expect(kinds({ accepted: 8, unanswered: 52 })).toEqual(['low_acceptance']);
  expect(kinds({ accepted: 9, unanswered: 51 })).toEqual([]);
});

test('too many wait, or the network warns', () => {
  expect(kinds({ pending: 400 })).toEqual(['too_many_pending']);
  expect(kinds({ hasNetworkWarning: true })).toEqual(['network_warning']);
});
