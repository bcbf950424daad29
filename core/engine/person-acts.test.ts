import { expect, test } from 'vitest';
import type { SequenceStep } from '../campaigns/engagement.ts';
import { offeredActs, possibleActs, whyNotNow } from './person-acts.ts';

const now = new Date('2026-11-16T10:00:00Z');
const waiting = {
  state: 'waiting' as const,
  reason: 'delay' as string | null,
  nextStepKey: 'message' as string | null,
  isPaused: false,
  pausedUntil: null as Date | null,
  isOnHold: false,
};
const step = (key: string) => ({ key, delayDays: 0, window: null });
const steps: SequenceStep[] = [
  { ...step('invitation'), kind: 'invitation', hasNote: false, instruction: '' },
  { ...step('attente'), kind: 'wait', maxDays: 21, withdrawsInvitation: true },
  { ...step('message'), kind: 'task', task: 'other', instruction: '' },
];
const acts = (change: Partial<typeof waiting>) => possibleActs({ ...waiting, ...change }, steps, now);
const finished = (reason: string) => possibleActs({ ...waiting, state: 'finished', reason }, steps, now);

test('somebody on the way may be paused, hurried, passed over a step or removed', () => {
  expect(acts({})).toEqual(['pause', 'skip', 'sendNow', 'remove']);
});

test('a pause is lifted while it lasts, and nothing leaves meanwhile', () => {
  expect(acts({ isPaused: true })).toEqual(['resume', 'skip', 'remove']);
  expect(acts({ isPaused: true, pausedUntil: new Date('2026-11-20T10:00:00Z') })).toContain('resume');
  expect(acts({ isPaused: true, pausedUntil: new Date('2026-11-15T10:00:00Z') })).toContain('pause');
});

test('a colleague who is held is let go first', () => {
  expect(acts({ isOnHold: true })).toEqual(['release', 'pause', 'skip', 'remove']);
});

test('an acceptance is not hurried, and what may have left is not passed over', () => {
  expect(acts({ reason: 'acceptance' })).not.toContain('sendNow');
  expect(acts({ reason: 'undecided' })).toEqual(['pause', 'remove']);
  expect(acts({ reason: 'in_flight' })).toEqual(['pause', 'remove']);
});

test('the way to a relation is not passed over: nothing could be written after it', () => {
  expect(acts({ nextStepKey: 'invitation' })).toEqual(['pause', 'sendNow', 'remove']);
  expect(acts({ nextStepKey: 'attente', reason: 'acceptance' })).toEqual(['pause', 'remove']);
});

test('an immediate departure is offered only where it could happen', () => {
  const offered = (change: Partial<typeof waiting>, canLeave = true) =>
    offeredActs({ ...waiting, ...change }, steps, now, () => canLeave);
  expect(offered({})).toContain('sendNow');
  expect(offered({}, false)).toEqual(['pause', 'skip', 'remove']);
  for (const reason of ['hours', 'campaign_paused', 'quota', 'account_disconnected'])
    expect(offered({ reason }), reason).not.toContain('sendNow');
});

test('an immediate departure that cannot be offered says why', () => {
  const why = (change: Partial<typeof waiting>, kept: 'hours' | null = null) =>
    whyNotNow({ ...waiting, ...change }, steps, now, () => kept);
  expect(why({})).toBeNull();
  expect(why({}, 'hours')).toBe('Hors de vos horaires d’envoi.');
  expect(why({ reason: 'quota' })).toBe('La limite du compte est atteinte.');
  expect(why({ reason: 'acceptance' }, 'hours')).toBeNull();
});

test('only a removal by the user is undone', () => {
  expect(finished('removed')).toEqual(['resume']);
  expect(finished('replied')).toEqual([]);
  expect(finished('opposed')).toEqual([]);
});
