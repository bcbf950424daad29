import { describe, expect, test } from 'vitest';
import { askReasons, stopReasons, waitReasons } from '../engine/decide/decision.ts';
import { describeNext, type NextFacts } from './next-action.ts';

const now = new Date('2026-11-17T10:00:00Z');
const later = new Date('2026-11-19T08:00:00Z');
const enrolment: NonNullable<NextFacts['enrolment']> = {
  state: 'waiting',
  reason: 'delay',
  stepName: 'Relance',
  at: later,
  isPaused: false,
  pausedUntil: null,
  campaignPause: null,
  turnAt: null,
  fromAt: null,
};
const talk: NonNullable<NextFacts['conversation']> = {
  replyKind: 'interested',
  isAwaitingAnswer: true,
  snoozedUntil: null,
  returnsOn: null,
};
const next = (
  changes: Partial<NonNullable<NextFacts['enrolment']>>,
  more: Partial<Omit<NextFacts, 'enrolment'>> = {},
) =>
  describeNext(
    {
      stage: 'messaged',
      enrolment: { ...enrolment, ...changes },
      conversation: null,
      invitedAt: null,
      ...more,
    },
    now,
  );

describe('in a sequence', () => {
  test('a delay gives the step, its moment and why', () => {
    expect(next({})).toEqual({
      what: 'Relance',
      when: { is: 'moment', at: later, isEarliest: false },
      why: 'prévue par la séquence',
      tone: 'plain',
    });
  });

  test('whoever is due goes at their turn of today, or once the day that is full is over', () => {
    const ready = { state: 'ready', reason: null } as const;
    expect(next({ ...ready, turnAt: later }).when).toEqual({ is: 'moment', at: later, isEarliest: false });
    expect(next({ turnAt: now })).toMatchObject({ when: { at: now }, why: 'prévue par la séquence' });
    const full = {
      when: { is: 'moment', at: later, isEarliest: true },
      why: 'à son tour, selon vos limites',
    };
    expect(next({ ...ready, fromAt: later })).toMatchObject(full);
    expect(next({ at: now, fromAt: later })).toMatchObject(full);
    expect(next(ready).when).toEqual({
      is: 'words',
      text: 'au prochain créneau',
    });
  });

  test('an invitation is waited for since it left, not until it is given up', () => {
    const waits = (iso: string) => next({ reason: 'acceptance' }, { invitedAt: new Date(iso) });
    expect(waits('2026-11-11T09:00:00Z')).toMatchObject({
      when: { text: 'à l’acceptation' },
      why: 'depuis 6 jours',
    });
    expect(waits('2026-11-16T09:00:00Z').why).toBe('depuis hier');
    // Less than a day ago, and yet the day before.
    expect(waits('2026-11-16T22:30:00Z').why).toBe('depuis hier');
    expect(waits('2026-11-17T09:00:00Z').why).toBe('depuis aujourd’hui');
  });

  test('a pause by hand is told before anything else', () => {
    expect(next({ isPaused: true, reason: 'person_paused', pausedUntil: later })).toMatchObject({
      when: { is: 'day', on: '2026-11-19' },
      why: 'en pause par vous',
      tone: 'held',
    });
    expect(next({ isPaused: true, state: 'asking', reason: 'paused', at: null }).when).toMatchObject({
      text: 'à votre reprise',
    });
  });

  test('what only the user can lift asks; what a colleague’s reply holds is held', () => {
    expect(next({ state: 'asking', reason: 'approval', at: null })).toMatchObject({
      when: { text: 'dès votre accord' },
      tone: 'asks',
    });
    expect(next({ state: 'asking', reason: 'undecided', at: null }).when).toMatchObject({
      text: 'après votre décision',
    });
    expect(next({ state: 'asking', reason: 'colleague_replied', at: null }).tone).toBe('held');
  });

  test('a campaign that is paused holds everybody, whatever they waited for', () => {
    const onHold = { what: 'Relance', when: { is: 'words', text: 'à la reprise' }, tone: 'held' };
    expect(next({ campaignPause: 'account_disconnected' })).toEqual({
      ...onHold,
      why: 'compte LinkedIn déconnecté',
    });
    expect(next({ campaignPause: 'user', reason: 'acceptance' })).toEqual({
      ...onHold,
      why: 'campagne en pause',
    });
  });

  test('an account that cannot act gives the earliest moment only', () => {
    expect(next({ reason: 'account_throttled' })).toMatchObject({
      when: { isEarliest: true },
      tone: 'held',
    });
    expect(next({ reason: 'campaign_paused' }).when).toEqual({ is: 'words', text: 'à la reprise' });
  });
});

test('every reason of the engine is told', () => {
  for (const reason of waitReasons) expect(next({ reason }).why, reason).not.toBe('');
  for (const reason of askReasons) expect(next({ state: 'asking', reason }).why, reason).not.toBe('');
  for (const reason of stopReasons)
    expect(next({ state: 'finished', reason }, { stage: 'finished' }).why, reason).not.toBe('');
});

describe('once somebody answered', () => {
  const answered = (changes: Partial<typeof talk>) =>
    next(
      { state: 'finished', reason: 'replied' },
      { stage: 'replied', conversation: { ...talk, ...changes } },
    );

  test('the user’s answer is awaited, with what the reply was', () => {
    expect(answered({})).toEqual({
      what: 'À vous de répondre',
      when: null,
      why: 'intérêt',
      tone: 'asks',
    });
  });

  test('not once they answered, put it off, or were told a day', () => {
    expect(answered({ isAwaitingAnswer: false }).tone).toBe('plain');
    expect(answered({ snoozedUntil: later }).when).toMatchObject({ is: 'moment', at: later });
    expect(answered({ returnsOn: '2027-01-11' }).when).toEqual({ is: 'day', on: '2027-01-11' });
  });

  test('a conversation without a campaign is told the same way', () => {
    expect(
      describeNext({ stage: 'messaged', enrolment: null, conversation: talk, invitedAt: null }, now).what,
    ).toBe('À vous de répondre');
  });
});

test('nothing follows an opposition or an outcome', () => {
  expect(next({}, { stage: 'opposed' })).toMatchObject({ what: 'Plus aucune', when: null, tone: 'over' });
  expect(next({}, { stage: 'won' })).toMatchObject({ what: 'Aucune', when: null, tone: 'over' });
});
