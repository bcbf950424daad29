import { expect, test } from 'vitest';
import { describeDeparture, describeQueue } from './describe-departure.ts';

const now = new Date('2026-11-17T19:00:00Z');
const paused = { people: 0, campaigns: 0 };
const none = { ready: 0, coming: 0, paused, nextDepartureAt: null, waitReason: null };

test('the moment and who waits for it never contradict each other', () => {
  expect([describeDeparture(none, true, now), describeQueue(none, true)]).toEqual([
    'Rien à envoyer',
    'Personne n’est en attente d’un envoi.',
  ]);
  const tomorrow = { ...none, coming: 18, nextDepartureAt: '2026-11-18T08:03:00.000Z' };
  expect([describeDeparture(tomorrow, true, now), describeQueue(tomorrow, true)]).toEqual([
    'Demain, 9\u00a0h\u00a003',
    'Toutes campagnes ensemble, 18 personnes attendent leur prochaine étape.',
  ]);
  const closed = { ...none, ready: 3, coming: 1, waitReason: 'aucun horaire possible' };
  expect([describeDeparture(closed, true, now), describeQueue(closed, true)]).toEqual([
    'Pas encore de date',
    'Toutes campagnes ensemble, 3 personnes sont prêtes, une personne attend sa prochaine étape\u00a0: aucun horaire possible.',
  ]);
  const resting = { ...none, paused: { people: 8, campaigns: 1 } };
  expect([describeDeparture(resting, true, now), describeQueue(resting, true)]).toEqual([
    'Campagne en pause',
    '8 personnes attendent la reprise de la campagne.',
  ]);
  const both = { ...tomorrow, paused: { people: 2, campaigns: 2 } };
  expect(describeQueue(both, true)).toBe(
    'Toutes campagnes ensemble, 18 personnes attendent leur prochaine étape.',
  );
  expect(describeQueue(none, false)).toBe('Tout reprend une fois le compte reconnecté.');
});
