import { expect, test } from 'vitest';
import { classifyReply } from '../../../core/replies/classify/classify-reply.ts';
import { replyKinds } from '../../../core/replies/reply.ts';
import { heldOutReplies } from './held-out-replies.ts';
import { knownOppositions, knownTraps } from './known-oppositions.ts';
import { knownReplies } from './known-replies.ts';
import { ordinaryReplies } from './ordinary-replies.ts';
import { type GoldenReply, readReplies } from './read-replies.ts';
import { secondHeldOutReplies } from './second-held-out-replies.ts';

const at = { now: new Date('2026-11-16T09:00:00Z'), zone: 'Europe/Paris' } as const;
const known = [knownOppositions, knownTraps, knownReplies].flatMap(readReplies);
const heldOut = readReplies(heldOutReplies);
const second = readReplies(secondHeldOutReplies);
const all = [...known, ...heldOut, ...second, ...readReplies(ordinaryReplies)];

function measure(replies: readonly GoldenReply[]) {
  const read = replies.map((reply) => ({ ...reply, reading: classifyReply(reply.text, at) }));
  const oppositions = read.filter(({ kind }) => kind === 'opposition');
  const isRight = ({ kind, reading }: (typeof read)[number]) => kind === reading.kind;
  const results = read.map(({ text, on, referral, mustBeReviewed, kind, reading }) => {
    const { name, role, email, publicIdentifier } = reading.referral ?? {};
    const found = { name, role, email, in: publicIdentifier };
    const isDated = kind === reading.kind && on !== (reading.laterOn ?? reading.returnsOn);
    const isReferred = Object.entries({ ...found, ...referral }).every(
      ([key, value]) => value === found[key as keyof typeof found] && value === referral[key],
    );
    return {
      date: isDated ? `${text}: ${reading.laterOn ?? reading.returnsOn} instead of ${on}` : null,
      referral:
        kind === reading.kind && !isReferred
          ? `${text}: ${JSON.stringify(found)} instead of ${JSON.stringify(referral)}`
          : null,
      review: mustBeReviewed && !reading.needsHuman ? text : null,
    };
  });
  return {
    accuracy: read.filter(isRight).length / read.length,
    recall: oppositions.filter(isRight).length / oppositions.length,
    mistakes: read
      .filter((one) => !isRight(one))
      .map(({ text, kind, reading }) => `${reading.kind} instead of ${kind}: ${text}`),
    dates: results.flatMap(({ date }) => date ?? []),
    referrals: results.flatMap(({ referral }) => referral ?? []),
    reviews: results.flatMap(({ review }) => review ?? []),
  };
}

test('the set is as large and as balanced as it says', () => {
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(250);
  expect(heldOut.length).toBe(80);
  expect(all.filter(({ kind }) => kind === 'opposition').length).toBeGreaterThanOrEqual(50);
  for (const kind of replyKinds)
    expect(all.filter((reply) => reply.kind === kind).length, kind).toBeGreaterThanOrEqual(15);
});

test('no opposition is missed, and few replies are misread', { tags: 'heavy' }, () => {
  const { accuracy, recall, mistakes } = measure(all);
  expect(recall, mistakes.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(accuracy, mistakes.join('\n')).toBeGreaterThanOrEqual(0.92);
});

test('days, referrals and reviews are exact', { tags: 'heavy' }, () => {
  const { dates, referrals, reviews } = measure(all);
  expect({ dates, referrals, reviews }).toEqual({ dates: [], referrals: [], reviews: [] });
});
