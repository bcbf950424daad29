import { describe, expect, test } from 'vitest';
import { officeHours, type SequenceStep } from '../../campaigns/engagement.ts';
import { parisCalendar } from '../calendar/person-calendar.ts';
import { decideNextStep } from './decide-next-step.ts';
import type { RunState } from './run-state.ts';

/** A Monday morning in Paris, winter time. */
const monday = new Date('2026-11-16T09:30:00Z');
const at = (text: string) => new Date(text);
const base = (key: string, delayDays: number) => ({ key, delayDays, window: null });
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
const steps: SequenceStep[] = [
  { ...base('visite', 0), kind: 'visit' },
  { ...base('invitation', 1), kind: 'invitation', hasNote: true, instruction: '' },
  { ...base('attente', 0), kind: 'wait', maxDays: 28, withdrawsInvitation: true },
  { ...base('message', 1), kind: 'message', ...writing },
  { ...base('relance', 5), kind: 'follow_up', ...writing },
];

const begin = (): RunState => ({
  campaign: { status: 'active', steps, schedule: officeHours },
  person: {
    isOpposed: false,
    isExcluded: false,
    repliedAt: null,
    takenOverAt: null,
    hasColleagueReplied: false,
    pausedUntil: null,
    relation: { is: 'none' },
    calendar: parisCalendar,
  },
  enrolledAt: monday,
  past: [],
  texts: new Map([
    ['invitation', 'approved'],
    ['message', 'approved'],
    ['relance', 'approved'],
  ]),
  account: {
    health: 'connected',
    backsOffUntil: null,
    nextSlotAt: monday,
    left: { invitation: 15, message: 25, visit: 40, note: null },
    renewsAt: at('2026-11-16T23:00:00Z'),
    pendingInvitations: 0,
  },
});
const withPerson = (change: Partial<RunState['person']>): RunState => {
  const state = begin();
  return { ...state, person: { ...state.person, ...change } };
};
const withAccount = (change: Partial<RunState['account']>): RunState => {
  const state = begin();
  return { ...state, account: { ...state.account, ...change } };
};
const done = (stepKey: string, when: string) => ({ stepKey, outcome: 'done' as const, at: at(when) });

describe('what happens next', () => {
  test('the first step at once, in the hours', () => {
    expect(decideNextStep(begin(), monday)).toEqual({ is: 'act', stepKey: 'visite', act: { kind: 'visit' } });
  });

  test('outside of the hours, when they open', () => {
    expect(decideNextStep(begin(), at('2026-11-16T19:00:00Z'))).toEqual({
      is: 'wait',
      stepKey: 'visite',
      until: at('2026-11-17T08:00:00Z'),
      because: 'hours',
    });
  });

  test('a delay counts open days: a Friday and one day is Monday', () => {
    const state = { ...begin(), past: [done('visite', '2026-11-20T10:00:00Z')] };
    expect(decideNextStep(state, at('2026-11-20T10:01:00Z'))).toMatchObject({
      because: 'delay',
      until: at('2026-11-23T10:00:00Z'),
    });
  });

  test.each([
    ['opposition', { isOpposed: true }, 'opposed'],
    ['a reply', { repliedAt: monday }, 'replied'],
    ['a message written by hand', { takenOverAt: monday }, 'taken_over'],
    ['an exclusion', { isExcluded: true }, 'excluded'],
  ] as const)('%s ends everything', (_, change, because) => {
    expect(decideNextStep(withPerson(change), monday)).toEqual({ is: 'stop', because });
  });

  test('whoever is kept back keeps their step', () => {
    const past = [done('visite', '2026-11-13T10:00:00Z')];
    const paused = { ...withPerson({ pausedUntil: 'further_notice' }), past };
    expect(decideNextStep(paused, monday)).toMatchObject({ because: 'paused', stepKey: 'invitation' });
    const dated = withPerson({
      pausedUntil: at('2026-11-20T09:00:00Z'),
      relation: { is: 'connected', since: null },
    });
    expect(decideNextStep(dated, monday)).toMatchObject({ because: 'person_paused', stepKey: 'message' });
    const onHold = { ...withPerson({ hasColleagueReplied: true }), past };
    expect(decideNextStep(onHold, monday)).toMatchObject({
      because: 'colleague_replied',
      stepKey: 'invitation',
    });
    const state = begin();
    const stopped = { ...state, past, campaign: { ...state.campaign, status: 'paused' as const } };
    expect(decideNextStep(stopped, monday)).toMatchObject({
      because: 'campaign_paused',
      stepKey: 'invitation',
    });
  });

  test('what may be an opposition is asked before anything leaves', () => {
    const asked = { is: 'ask', stepKey: 'visite', because: 'doubtful_no' };
    expect(decideNextStep(withPerson({ mayOppose: true, goesFirst: true }), monday)).toEqual(asked);
    expect(decideNextStep(withPerson({ mayOppose: true, isOpposed: true }), monday)).toEqual({
      is: 'stop',
      because: 'opposed',
    });
  });

  test('a reply wins over a pause, an opposition over a reply', () => {
    const state = withPerson({ isOpposed: true, repliedAt: monday, pausedUntil: 'further_notice' });
    expect(decideNextStep(state, monday)).toEqual({ is: 'stop', because: 'opposed' });
  });

  test('what may have left is for a person to settle, never sent again', () => {
    const state = { ...begin(), past: [{ stepKey: 'visite', outcome: 'unknown' as const, at: monday }] };
    expect(decideNextStep(state, at('2027-01-04T10:00:00Z'))).toEqual({
      is: 'ask',
      stepKey: 'visite',
      because: 'undecided',
    });
  });

  test('a relation goes straight to the message', () => {
    const state = withPerson({ relation: { is: 'connected', since: null } });
    expect(decideNextStep(state, monday)).toEqual({
      is: 'skip',
      stepKey: 'visite',
      because: 'already_connected',
    });
    const past = ['visite', 'invitation', 'attente'].map((stepKey) => ({
      stepKey,
      outcome: 'skipped' as const,
      at: monday,
    }));
    expect(decideNextStep({ ...state, past }, at('2026-11-17T09:30:00Z'))).toMatchObject({
      is: 'act',
      stepKey: 'message',
    });
  });

  test('an invitation that nobody accepts is withdrawn, then it is over', () => {
    const past = [done('visite', '2026-10-01T09:00:00Z'), done('invitation', '2026-10-02T09:00:00Z')];
    const waiting = {
      ...withPerson({ relation: { is: 'invited', since: at('2026-10-02T09:00:00Z') } }),
      past,
    };
    expect(decideNextStep(waiting, at('2026-10-20T09:00:00Z'))).toMatchObject({ because: 'acceptance' });
    expect(decideNextStep(waiting, monday)).toMatchObject({ is: 'act', act: { kind: 'withdraw' } });
    const withdrawn = { ...withPerson({}), past: [...past, done('attente', '2026-11-16T09:00:00Z')] };
    expect(decideNextStep(withdrawn, monday)).toEqual({ is: 'stop', because: 'not_accepted' });
  });

  test('nothing is written to somebody who is no relation', () => {
    const past = ['visite', 'invitation', 'attente'].map((key) => done(key, '2026-11-02T09:00:00Z'));
    expect(decideNextStep({ ...begin(), past }, monday)).toEqual({ is: 'stop', because: 'not_accepted' });
  });

  test('a text waits for its approval; passed over, its step is', () => {
    const state = withPerson({ relation: { is: 'connected', since: at('2026-11-02T09:00:00Z') } });
    const past = ['visite', 'invitation', 'attente'].map((key) => done(key, '2026-11-02T09:00:00Z'));
    const with_ = (text: 'waiting' | 'skipped' | 'refused' | 'missing') =>
      decideNextStep(
        { ...state, past, enrolledAt: at('2026-11-02T08:00:00Z'), texts: new Map([['message', text]]) },
        monday,
      );
    expect(with_('waiting')).toMatchObject({ is: 'ask', because: 'approval' });
    expect(with_('refused')).toMatchObject({ is: 'ask', because: 'text_refused' });
    expect(with_('missing')).toMatchObject({ is: 'ask', because: 'text_missing' });
    expect(with_('skipped')).toMatchObject({ is: 'skip', because: 'text_skipped' });
  });

  test('a spent note budget sends the invitation bare, and says so', () => {
    const state = withAccount({ left: { invitation: 1, message: 1, visit: 1, note: 0 } });
    const past = [done('visite', '2026-11-12T09:00:00Z')];
    expect(decideNextStep({ ...state, past, enrolledAt: at('2026-11-12T08:00:00Z') }, monday)).toMatchObject({
      act: { kind: 'invite', hasNote: false, isNoteDropped: true },
    });
  });

  test.each([
    ['quota', { left: { invitation: 1, message: 1, visit: 0, note: null } }, '2026-11-17T08:00:00Z'],
    ['spacing', { nextSlotAt: at('2026-11-16T09:37:00Z') }, '2026-11-16T09:37:00Z'],
    ['account_throttled', { backsOffUntil: at('2026-11-16T14:00:00Z') }, '2026-11-16T14:00:00Z'],
  ] as const)('%s makes it wait, with a date', (because, change, until) => {
    expect(decideNextStep(withAccount(change as Partial<RunState['account']>), monday)).toMatchObject({
      is: 'wait',
      because,
      until: at(until),
    });
  });

  test('every wait ends in the future', () => {
    for (const state of [
      withAccount({ health: 'restricted' }),
      withPerson({ pausedUntil: at('2026-12-01T09:00:00Z') }),
    ]) {
      const decision = decideNextStep(state, monday);
      expect(decision.is === 'wait' && decision.until > monday).toBe(true);
    }
  });

  test('after the last step it is over', () => {
    const past = steps.map(({ key }) => done(key, '2026-11-02T09:00:00Z'));
    expect(decideNextStep({ ...begin(), past }, monday)).toEqual({ is: 'stop', because: 'finished' });
  });
});
