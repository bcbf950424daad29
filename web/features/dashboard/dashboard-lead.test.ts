import { expect, test } from 'vitest';
import type { WaitingItem } from '#contract/dashboard.ts';
import { leadOfDay, leadToStart } from './dashboard-lead.ts';
import { describePeriod } from './plan-usage.tsx';
import { groupWaiting } from './waiting-groups.ts';

test.each([
  [0, 0, 'Rien à faire pour l’instant.'],
  [0, 1, 'Rien à faire pour l’instant. Votre campagne continue.'],
  [0, 3, 'Rien à faire pour l’instant. Vos campagnes continuent.'],
  [1, 0, 'Un point demande votre attention.'],
  [2, 1, 'Deux points demandent votre attention. Le reste continue.'],
  [12, 0, '12 points demandent votre attention.'],
])('%i waiting, %i running: « %s »', (waiting, running, text) => {
  expect(leadOfDay({ waiting, running })).toBe(text);
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
