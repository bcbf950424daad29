import { describe, expect, test } from 'vitest';
import { officeHours, type SequenceStep } from '../campaigns/engagement.ts';
import { parisCalendar } from '../engine/calendar/person-calendar.ts';
import { defaultQuotas } from '../network/account-quotas.ts';
import { type Day, dayIn } from '../time/calendar-day.ts';
import type { News } from './news.ts';
import type { ForecastCampaign, ForecastPerson, Population } from './population.ts';
import { type ForecastRun, runForecast } from './run.ts';

/** A Monday morning in Paris, winter time. */
const monday = new Date('2026-11-16T08:00:00Z');
const at = (text: string) => new Date(text);
const base = (key: string, delayDays: number) => ({ key, delayDays, window: null });
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
const steps: SequenceStep[] = [
  { ...base('visite', 0), kind: 'visit' },
  { ...base('invitation', 1), kind: 'invitation', hasNote: false, instruction: '' },
  { ...base('attente', 0), kind: 'wait', maxDays: 21, withdrawsInvitation: true },
  { ...base('message', 1), kind: 'message', ...writing },
  { ...base('relance', 3), kind: 'follow_up', ...writing },
];

const campaign = (change: Partial<ForecastCampaign> = {}): ForecastCampaign => ({
  id: 'paie',
  status: 'active',
  sequences: new Map([[1, { steps, schedule: officeHours }]]),
  currentVersion: 1,
  lastServedAt: null,
  ...change,
});
const person = (id: string, change: Partial<ForecastPerson> = {}): ForecastPerson => ({
  id,
  campaignId: 'paie',
  sequenceVersion: 1,
  score: 50,
  company: null,
  state: 'waiting',
  reason: 'delay',
  nextActionAt: monday,
  enrolledAt: monday,
  past: [],
  texts: new Map(steps.map(({ key }) => [key, 'approved'])),
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
  ...change,
});
const crowd = (count: number, change: Partial<ForecastPerson> = {}) =>
  Array.from({ length: count }, (_, index) => person(`p${String(index).padStart(4, '0')}`, change));
const population = (people: ForecastPerson[], change: Partial<Population['account']> = {}): Population => ({
  account: {
    id: 'compte',
    health: 'connected',
    backsOffUntil: null,
    nextSlotAt: null,
    slotNumber: 0,
    quotas: defaultQuotas,
    rampStartedOn: null,
    tier: 'premium',
    noteBudget: 3,
    uses: [],
    pendingInvitations: 0,
    ...change,
  },
  campaigns: [campaign()],
  people,
  pending: [],
});
const run = (people: Population, weeks = 8, news: News[] = []) =>
  runForecast(people, {
    from: monday,
    until: new Date(monday.getTime() + weeks * 7 * 86_400_000),
    news,
  });
const perDay = ({ acts }: ForecastRun, kind: string) => {
  const days = new Map<Day, number>();
  for (const { act, at } of acts)
    if (act.kind === kind)
      days.set(dayIn('Europe/Paris', at), (days.get(dayIn('Europe/Paris', at)) ?? 0) + 1);
  return days;
};
const of = ({ acts }: ForecastRun, personId: string) =>
  acts.filter((act) => act.personId === personId).map(({ stepKey, act }) => `${stepKey} ${act.kind}`);
const personIn = ({ people }: ForecastRun, id: string) => people.find((one) => one.id === id);

describe('a forecast', () => {
  test('never passes a quota of a day or of seven days, and keeps to the hours', () => {
    const quotas = { ...defaultQuotas, invitationsPerDay: 30 };
    const foreseen = run(population(crowd(200), { quotas }));
    const invited = perDay(foreseen, 'invite');
    expect(Math.max(...invited.values())).toBe(30);
    expect(Math.max(...perDay(foreseen, 'visit').values())).toBe(40);
    const days = [...invited.keys()];
    for (const day of days) {
      const from = Date.parse(day);
      const week = days.filter(
        (other) => Date.parse(other) >= from && Date.parse(other) < from + 7 * 86_400_000,
      );
      expect(week.reduce((sum, one) => sum + (invited.get(one) ?? 0), 0)).toBeLessThanOrEqual(75);
    }
    for (const { at } of foreseen.acts) {
      const time = at.toISOString().slice(11, 16);
      expect(time >= '08:00' && time < '17:00').toBe(true);
    }
  });

  test('counts what the account did before, and its ramp', () => {
    const used = population(crowd(60), { uses: [{ act: 'visit', day: '2026-11-16', used: 38 }] });
    expect(perDay(run(used, 1), 'visit').get('2026-11-16')).toBe(2);
    const young = population(crowd(60), { rampStartedOn: '2026-11-16' });
    expect(perDay(run(young, 1), 'visit').get('2026-11-16')).toBe(8);
  });

  test('takes nobody twice through a step, whatever happens', () => {
    const foreseen = run(population(crowd(120)), 12);
    const keys = foreseen.acts.map(({ personId, stepKey }) => `${personId} ${stepKey}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('keeps the notes of the month for the best, whoever is invited first', () => {
    const noted: SequenceStep[] = [
      { ...base('invitation', 0), kind: 'invitation', hasNote: true, instruction: '' },
      { ...base('attente', 0), kind: 'wait', maxDays: 21, withdrawsInvitation: true },
    ];
    const texts = new Map([['invitation', 'approved' as const]]);
    const people = [
      person('best', { score: 90, texts, nextActionAt: at('2026-11-18T08:00:00Z') }),
      person('good', { score: 80, texts }),
      person('fair', { score: 70, texts }),
    ];
    const foreseen = run({
      ...population(people, { tier: 'free', noteBudget: 2 }),
      campaigns: [campaign({ sequences: new Map([[1, { steps: noted, schedule: officeHours }]]) })],
    });
    const notes = foreseen.acts.flatMap(({ personId, act }) =>
      act.kind === 'invite' ? [[personId, act.hasNote]] : [],
    );
    expect(notes).toEqual([
      ['good', true],
      ['fair', false],
      ['best', true],
    ]);
  });

  test('takes back what waits for four weeks, in the hours of its campaign, unless it is answered before', () => {
    const sent = (personId: string, since: string) => ({
      personId,
      campaignId: 'paie',
      since: at(since),
      schedule: officeHours,
      calendar: parisCalendar,
      isAtRest: false,
    });
    const pending = [sent('old', '2026-10-20T09:00:00Z'), sent('answered', '2026-10-20T09:00:00Z')];
    const foreseen = run({ ...population([]), pending }, 8, [
      { at: at('2026-11-16T12:00:00Z'), personId: 'answered', is: 'accepted' },
    ]);
    const back = foreseen.acts.filter(({ stepKey }) => stepKey === 'old_invitation');
    expect(back).toMatchObject([{ personId: 'old', act: { kind: 'withdraw' }, campaignId: 'paie' }]);
    expect(back[0]?.at.toISOString().slice(0, 16)).toBe('2026-11-17T09:00');
  });

  test('is the same each time it is made', () => {
    expect(run(population(crowd(80))).acts).toEqual(run(population(crowd(80))).acts);
  });

  test('follows the news it is given: a message after an acceptance, nothing after a reply', () => {
    const news: News[] = [
      { at: at('2026-11-18T10:00:00Z'), personId: 'p0000', is: 'accepted' },
      { at: at('2026-11-18T11:00:00Z'), personId: 'p0001', is: 'accepted' },
      { at: at('2026-11-20T10:00:00Z'), personId: 'p0001', is: 'replied' },
    ];
    const foreseen = run(population(crowd(3)), 6, news);
    expect(of(foreseen, 'p0000')).toEqual([
      'visite visit',
      'invitation invite',
      'message message',
      'relance message',
    ]);
    expect(of(foreseen, 'p0001')).toEqual(['visite visit', 'invitation invite', 'message message']);
    expect(of(foreseen, 'p0002')).toEqual(['visite visit', 'invitation invite', 'attente withdraw']);
    expect(personIn(foreseen, 'p0001')).toMatchObject({ state: 'finished', reason: 'replied' });
    expect(personIn(foreseen, 'p0002')).toMatchObject({ state: 'finished', reason: 'not_accepted' });
  });

  test('holds the colleagues of whoever answers', () => {
    const news: News[] = [{ at: at('2026-11-17T20:00:00Z'), personId: 'p0000', is: 'replied' }];
    const foreseen = run(population(crowd(2, { company: 'acme' })), 3, news);
    expect(personIn(foreseen, 'p0001')).toMatchObject({ state: 'asking', reason: 'colleague_replied' });
  });

  test('campaigns take turns, and serves the best first in each', () => {
    const others = crowd(10).map((one, index) => ({
      ...one,
      id: `q${index}`,
      campaignId: 'drh',
      score: index,
    }));
    const both = {
      ...population([...crowd(10), ...others]),
      campaigns: [campaign(), campaign({ id: 'drh' })],
    };
    const visits = run(both, 1).acts.filter(({ act }) => act.kind === 'visit');
    expect(
      visits
        .slice(0, 5)
        .map(({ campaignId }) => campaignId)
        .join(' '),
    ).toBe('paie drh paie drh paie');
    expect(visits[1]?.personId).toBe('q9');
  });

  test('a paused campaign takes no room', () => {
    const others = crowd(10).map((one, index) => ({ ...one, id: `q${index}`, campaignId: 'drh' }));
    const both = {
      ...population([...crowd(1), ...others]),
      campaigns: [campaign(), campaign({ id: 'drh', status: 'paused' })],
    };
    expect(run(both, 4).acts.every(({ campaignId }) => campaignId === 'paie')).toBe(true);
  });

  test('who goes first waits for no delay and for no better one', () => {
    const last = person('zz', { score: 1, nextActionAt: at('2026-11-20T10:00:00Z') });
    last.past = [{ stepKey: 'visite', outcome: 'done', at: at('2026-11-16T07:00:00Z') }];
    const hurried = { ...last, nextActionAt: monday, person: { ...last.person, goesFirst: true } };
    expect(run(population([...crowd(5), last]), 1).acts[0]?.personId).not.toBe('zz');
    const [first, ...rest] = run(population([...crowd(5), hurried]), 1).acts;
    expect(first).toMatchObject({ personId: 'zz', stepKey: 'invitation' });
    expect(rest.filter(({ personId }) => personId === 'zz')).toEqual([]);
  });

  test('who goes first is before better ones who wait for the same', () => {
    const past = [{ stepKey: 'visite', outcome: 'done' as const, at: at('2026-11-10T09:00:00Z') }];
    const since = { past, enrolledAt: at('2026-11-10T08:00:00Z') };
    const hurried = person('zz', { ...since, score: 1 });
    hurried.person.goesFirst = true;
    expect(run(population([...crowd(5, since), hurried]), 1).acts[0]?.personId).toBe('zz');
  });

  test('invitations stop at the most that may be pending', () => {
    const full = population(crowd(5), { pendingInvitations: 398 });
    expect([...perDay(run(full, 2), 'invite').values()]).toEqual([2]);
  });

  test('a note that the month has no budget for is dropped', () => {
    const noted = steps.map((step) => (step.kind === 'invitation' ? { ...step, hasNote: true } : step));
    const free = {
      ...population(crowd(5), { tier: 'free' as const }),
      campaigns: [campaign({ sequences: new Map([[1, { steps: noted, schedule: officeHours }]]) })],
    };
    const notes = run(free, 2).acts.flatMap(({ act }) => (act.kind === 'invite' ? [act.hasNote] : []));
    expect(notes).toEqual([true, true, true, false, false]);
  });

  test('five hundred people over eight weeks take less than 300 ms of the processor', () => {
    const people = population(crowd(500));
    run(people);
    const before = process.cpuUsage();
    run(people);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(300);
  });
});
