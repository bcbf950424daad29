import { describe, expect, test } from 'vitest';
import { explainSilence } from './explain-silence.ts';
import type { SilenceFacts } from './silence.ts';

/** A Tuesday, ten o'clock in Paris. */
const now = new Date('2026-11-17T09:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const open: SilenceFacts['rhythm'] = {
  left: { invitation: 5, message: 5, visit: 5 },
  backsOffUntil: null,
  nextSlotAt: at('17T09:24'),
  opensAt: now,
  renewsAt: at('18T08:00'),
};
const running: SilenceFacts = {
  status: 'active',
  pausedReason: null,
  account: 'connected',
  accountChange: null,
  rhythm: open,
  ready: [],
  waiting: [],
  asking: [],
  plannedAt: null,
  finished: 0,
};
const explain = (facts: Partial<SilenceFacts>) => explainSilence({ ...running, ...facts }, now);
const accountChange = { from: 'Anne Roy', to: 'Paul Petit' };
const ready: SilenceFacts['ready'] = [{ act: 'invite', people: 3 }];

describe('what is stopped says by whom, and the way out', () => {
  test.each([
    [{ status: 'paused', pausedReason: 'user' }, 'campaign_paused', 'resume'],
    [{ status: 'paused', pausedReason: 'guardrail' }, 'guardrail', 'resume'],
    [{ status: 'paused', pausedReason: 'plan' }, 'plan', 'subscription'],
    [{ status: 'paused', pausedReason: 'account_disconnected' }, 'account_disconnected', 'account'],
    [{ account: 'disconnected' }, 'account_disconnected', 'account'],
    [{ account: 'none' }, 'account_disconnected', 'account'],
    [{ account: 'restricted' }, 'account_restricted', 'account'],
    [{ status: 'completed' }, 'campaign_over', 'leads'],
    [{ status: 'paused', pausedReason: 'account_disconnected', accountChange }, 'other_account', null],
    [{ status: 'paused', pausedReason: 'account_restricted', accountChange }, 'other_account', null],
    [{ status: 'paused', pausedReason: 'user', accountChange }, 'other_account', null],
    [
      { status: 'paused', pausedReason: 'user', account: 'restricted', accountChange },
      'account_restricted',
      'account',
    ],
  ] as const)('%j', (facts, reason, wayOut) => {
    expect(explain({ ready, ...facts })).toMatchObject({ reason, wayOut, isMoving: false });
  });
});

describe('somebody is ready', () => {
  test('the next slot is told', () => {
    expect(explain({ ready })).toMatchObject({
      isMoving: true,
      text: '3 personnes sont prêtes. Prochain envoi à 10\u00a0h\u00a024.',
      short: null,
      until: at('17T09:24'),
    });
  });
  test('where campaigns share an account, its turn is told and not the next slot', () => {
    expect(explain({ ready, plannedAt: at('17T11:02') })).toMatchObject({
      reason: 'slot',
      until: at('17T11:02'),
      text: '3 personnes sont prêtes. Prochain envoi à 12\u00a0h\u00a002.',
    });
  });
  test('closed hours say when they open', () => {
    const rhythm = { ...open, opensAt: at('18T08:00') };
    expect(explain({ ready, rhythm })).toMatchObject({
      reason: 'hours',
      text: 'Hors de vos horaires d’envoi. 3 personnes sont prêtes\u00a0: les envois reprennent demain, 9\u00a0h.',
    });
    expect(explain({ ready, rhythm: { ...open, opensAt: null } })).toMatchObject({
      wayOut: 'hours',
      isMoving: false,
    });
  });
  test('a spent quota says when it comes back, but not while another act may leave', () => {
    const rhythm = { ...open, left: { ...open.left, invitation: 0 } };
    expect(explain({ ready, rhythm })).toMatchObject({
      reason: 'quota',
      until: at('18T08:00'),
      wayOut: 'account',
    });
    const both: SilenceFacts['ready'] = [...ready, { act: 'visit', people: 1 }];
    expect(explain({ ready: both, rhythm })).toMatchObject({ reason: 'slot', until: at('17T09:24') });
  });
  test('an account that is told to slow down says until when', () => {
    const rhythm = { ...open, backsOffUntil: at('17T13:40') };
    expect(explain({ ready, rhythm })).toMatchObject({ reason: 'account_throttled', until: at('17T13:40') });
  });
});

describe('nobody is ready', () => {
  test('what the user is asked for comes first, with what happens without them', () => {
    const asking: SilenceFacts['asking'] = [
      { reason: 'paused', people: 1 },
      { reason: 'approval', people: 5 },
    ];
    const waiting: SilenceFacts['waiting'] = [
      { reason: 'delay', people: 2, nextAt: at('19T08:00'), isTask: false },
    ];
    expect(explain({ asking, waiting })).toMatchObject({
      text: '5 personnes attendent un message à valider. En attendant, la suite est prévue jeudi, 9\u00a0h.',
      short: '5 personnes attendent un message à valider',
      wayOut: 'approve',
    });
  });
  test('a delay is told with its end', () => {
    expect(
      explain({ waiting: [{ reason: 'delay', people: 2, nextAt: at('18T08:00'), isTask: false }] }),
    ).toMatchObject({
      isMoving: true,
      text: 'Le délai entre deux étapes court encore. La suite est prévue demain, 9\u00a0h.',
    });
  });
  test('the end of a wait for acceptances is not a departure', () => {
    expect(
      explain({ waiting: [{ reason: 'acceptance', people: 4, nextAt: at('30T08:00'), isTask: false }] }),
    ).toMatchObject({
      reason: 'acceptance',
      until: null,
      text: '4 invitations attendent leur réponse\u00a0: la suite partira dès la première acceptation.',
    });
  });
  test('what is still being confirmed is no departure, and has no moment', () => {
    const checked = { reason: 'in_flight', people: 2, nextAt: at('17T08:05'), isTask: false } as const;
    expect(explain({ waiting: [checked] })).toMatchObject({
      reason: 'in_flight',
      isMoving: false,
      until: null,
      text: '2 envois attendent d’être confirmés par LinkedIn. Rien ne part une seconde fois.',
    });
    const later = { reason: 'delay', people: 1, nextAt: at('18T08:00'), isTask: false } as const;
    expect(explain({ waiting: [checked, later] })).toMatchObject({ reason: 'delay', until: at('18T08:00') });
    expect(explain({ waiting: [checked], asking: [{ reason: 'approval', people: 1 }] })).toMatchObject({
      text: 'Une personne attend un message à valider.',
      until: null,
    });
  });
  test('what may have left is asked first, and does not hide the rest', () => {
    const asking: SilenceFacts['asking'] = [
      { reason: 'approval', people: 5 },
      { reason: 'undecided', people: 2 },
    ];
    expect(explain({ asking })).toMatchObject({
      reason: 'undecided',
      wayOut: 'undecided',
      text: '2 envois ne sont pas confirmés\u00a0: vérifiez-les sur LinkedIn. 5 personnes attendent un message à valider.',
      short: '2 envois ne sont pas confirmés',
    });
  });
  test('those who wait for the same thing at different steps are said once, together', () => {
    const one = { reason: 'undecided', people: 1 } as const;
    expect(explain({ asking: [one, one] }).text).toBe(explain({ asking: [{ ...one, people: 2 }] }).text);
  });

  test('those who are paused hide nobody else’s cause, and are all counted', () => {
    const paused = { reason: 'paused', people: 1 } as const;
    const dated = { reason: 'person_paused', people: 11, nextAt: at('24T08:00'), isTask: false } as const;
    const delay = { reason: 'delay', people: 1, nextAt: at('26T08:00'), isTask: false } as const;
    expect(explain({ asking: [paused], waiting: [dated, delay] })).toMatchObject({
      reason: 'delay',
      isMoving: true,
      until: delay.nextAt,
      text: 'Le délai entre deux étapes court encore. La suite est prévue jeudi 26 nov., 9\u00a0h. 12 personnes sont en pause, par vous.',
    });
    expect(explain({ asking: [paused], waiting: [dated] })).toMatchObject({
      reason: 'paused',
      isMoving: false,
      until: dated.nextAt,
      text: '12 personnes sont en pause, par vous. La première suite est prévue mardi 24 nov., 9\u00a0h.',
    });
    expect(explain({ asking: [paused] })).toMatchObject({
      text: 'Une personne est en pause, par vous.',
      short: 'Une personne est en pause',
    });
  });
  test('nobody is left, or nobody came', () => {
    expect(explain({ finished: 3 }).reason).toBe('finished');
    expect(explain({}).reason).toBe('nobody');
  });
});

test('a task of the user is no departure without them', () => {
  const asking: SilenceFacts['asking'] = [{ reason: 'task', people: 1 }];
  const task = { reason: 'delay', people: 1, nextAt: at('18T08:12'), isTask: true } as const;
  const message = { reason: 'delay', people: 1, nextAt: at('19T08:00'), isTask: false } as const;
  expect(explain({ asking, waiting: [task] })).toMatchObject({ reason: 'task', until: null });
  expect(explain({ asking, waiting: [task] }).text).not.toContain('En attendant');
  expect(explain({ asking, waiting: [task, message] }).text).toMatch(
    /En attendant, la suite est prévue jeudi/,
  );
  expect(explain({ waiting: [task] })).toMatchObject({
    isMoving: false,
    text: 'La prochaine étape est une tâche pour vous, demain, 9\u00a0h\u00a012.',
  });
});
