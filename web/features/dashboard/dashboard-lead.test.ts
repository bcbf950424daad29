import { expect, test } from 'vitest';
import type { WaitingItem } from '#contract/overview/dashboard.ts';
import { countGoingOn, leadOfDay, leadToStart } from './dashboard-lead.ts';
import { describePeriod } from './plan-usage.tsx';
import { groupWaiting } from './waiting-groups.ts';

const alert = { count: 1, one: 'une alerte', many: 'alertes' };
const nothing = { replies: 0, messages: 0, others: [{ ...alert, count: 0 }], running: 0 };
test.each([
  [{}, 'Rien à faire pour l’instant.'],
  [{ running: 1 }, 'Rien à faire pour l’instant. Votre campagne continue.'],
  [{ running: 3 }, 'Rien à faire pour l’instant. Vos campagnes continuent.'],
  [{ others: [alert] }, 'Une alerte.'],
  [
    {
      replies: 1,
      others: [
        { ...alert, count: 2 },
        { count: 1, one: 'un appel à passer', many: 'appels à passer' },
      ],
    },
    'Une réponse à traiter, 2 alertes, un appel à passer.',
  ],
  [{ messages: 1, running: 1 }, 'Un message à valider. Le reste continue.'],
  [
    { replies: 3, messages: 41, others: [alert], running: 2 },
    '3 réponses à traiter, 41 messages à valider, une alerte. Le reste continue.',
  ],
])('%o: « %s »', (day, text) => {
  expect(leadOfDay({ ...nothing, ...day })).toBe(text);
});

test('a campaign whose people all wait for the user does not go on', () => {
  const of = (status: 'active' | 'paused', enrolled: number, finished: number, asking: number) => ({
    status,
    figures: { enrolled, finished, asking, invited: 0, accepted: 0, reached: 0, replied: 0, toApprove: 0 },
  });
  expect(countGoingOn([of('active', 203, 152, 51), of('paused', 134, 43, 0)])).toBe(0);
  expect(countGoingOn([of('active', 203, 151, 51), of('active', 3, 0, 0)])).toBe(2);
});

test('the way to the first launch is counted', () => {
  expect(leadToStart(1)).toBe('Il reste une étape avant votre première campagne.');
  expect(leadToStart(4)).toBe('Il reste quatre étapes avant votre première campagne.');
});

const item = (kind: WaitingItem['kind'], title: string): WaitingItem => ({
  kind,
  title,
  detail: '',
  since: null,
  action: { label: 'Voir', href: '/' },
});

test('what waits is grouped by kind, in the order of the page, without empty groups', () => {
  const groups = groupWaiting([
    item('refused_check', 'c'),
    item('account', 'a'),
    item('paused_campaign', 'b'),
  ]);
  expect(groups.map(({ title, items }) => [title, items.map(({ title }) => title)])).toEqual([
    ['alertes', ['a', 'b']],
    ['point à corriger', ['c']],
  ]);
  expect(groupWaiting([])).toEqual([]);
});

test('the period of a plan is told', () => {
  const now = new Date('2026-11-17T09:00:00Z');
  const usage = { used: 3, limit: 80, period: 'month', resetsAt: '2026-11-30T23:00:00.000Z' } as const;
  expect(describePeriod(usage, now).replaceAll('\u00a0', ' ')).toBe(
    'Les recherches repartent de zéro le 1er déc. 2026.',
  );
  // The clock of a demonstration is past that day.
  expect(describePeriod(usage, new Date('2026-12-23T09:00:00Z'))).toBe(
    'Les recherches repartent de zéro chaque mois, à la date réelle.',
  );
  expect(describePeriod({ ...usage, limit: 10, period: 'lifetime', resetsAt: null }, now)).toContain(
    'au total',
  );
  expect(describePeriod({ ...usage, limit: null }, now)).toContain('votre contrat');
});
