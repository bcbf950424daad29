import { expect, test } from 'vitest';
import type { PurgePreview } from '#contract/audience/people.ts';
import type { Balancing, PrivacyRequest } from '#contract/overview/privacy.ts';
import {
  describeBalancing,
  describeInformation,
  describePurges,
  describeRequests,
} from './overview-words.ts';

const request = (state: PrivacyRequest['state'], dueAt: string, daysLeft: number) =>
  ({ state, dueAt: `${dueAt}T12:00:00Z`, daysLeft }) as PrivacyRequest;

test('of the requests, those that are open are counted, with the nearest day or those that are late', () => {
  const open = [request('open', '2026-12-12', 24), request('open', '2026-12-02', 14)];
  const closed = request('done', '2026-11-20', 2);
  expect(describeRequests([...open, closed])).toEqual({
    figure: '2',
    label: 'demandes ouvertes',
    note: 'la plus proche\u00a0: 2 déc. 2026',
    isDue: false,
  });
  expect(describeRequests([...open, request('open', '2026-11-01', -3)])).toMatchObject({
    note: 'dont 1 en retard',
    isDue: true,
  });
  expect(describeRequests([closed])).toMatchObject({ figure: '0', note: 'rien à répondre', isDue: false });
});

test('people to inform are due once their month has passed', () => {
  const informed = { page: '/', byLink: 9, otherwise: 0, people: [] };
  expect(describeInformation({ ...informed, inTime: 4, late: 1 })).toMatchObject({
    label: 'personne à informer',
    note: '4 encore dans le mois',
    isDue: true,
  });
  expect(describeInformation({ ...informed, inTime: 0, late: 3 }).note).toBe('le mois est passé');
  expect(describeInformation({ ...informed, inTime: 0, late: 0 })).toMatchObject({
    note: 'tout est à jour',
    isDue: false,
  });
});

test('the balancing test says its version in force, its draft, or that it is to be done', () => {
  const none: Balancing = {
    ...{ isDue: true, nextVersion: 1, from: null, proposed: {} as Balancing['proposed'] },
    ...{ draft: null, versions: [], toConfirm: [] },
  };
  const versions = [{ version: 1, answers: none.proposed, confirmedAt: '2026-08-26T09:00:00Z' }];
  expect(describeBalancing(none)).toMatchObject({ figure: 'À faire', isDue: false });
  const toConfirm = [{ id: 'a', name: 'Paie' }];
  expect(describeBalancing({ ...none, toConfirm })).toMatchObject({ figure: 'À faire', isDue: true });
  const inForce = { ...none, versions, isDue: false, nextVersion: 2 };
  expect(describeBalancing(inForce)).toMatchObject({ figure: 'Version 1', note: 'depuis le 26 août 2026' });
  expect(describeBalancing({ ...inForce, draft: none.proposed }).note).toBe('version 2 en brouillon');
});

test('what is to go comes before what will, and what went is said beside it', () => {
  const none = {
    count: 0,
    coming: [],
    reports: [],
    first: [],
    isAutomatic: false,
  } as unknown as PurgePreview;
  expect(describePurges(none)).toMatchObject({ figure: '0', note: 'aucune fiche gardée', isDue: false });
  const coming = [{ month: '2029-08', count: 169 }];
  expect(describePurges({ ...none, coming })).toMatchObject({ figure: '169', note: 'en août 2029' });
  const reports = [{ id: 'a', at: '2026-05-12T04:40:00Z', count: 3, isAutomatic: true }];
  expect(describePurges({ ...none, coming, reports }).note).toBe(
    'en août 2029 · dernière\u00a0: 3, le 12 mai 2026',
  );
  expect(describePurges({ ...none, count: 2, coming })).toMatchObject({
    label: 'fiches à supprimer',
    isDue: true,
  });
});
