import { expect, test } from 'vitest';
import {
  aboutPerson,
  describeChecked,
  describeFindings,
  describeLikeness,
  describeMark,
  describeOthersLeft,
  describeReplacement,
  whyBlocked,
} from './draft-texts.ts';

const advice = { code: 'questions' as const, isBlocking: false, title: 'Deux questions' };
const toRead = { code: 'to_read' as const, isBlocking: false, title: 'À lire' };
const blocking = { code: 'wrong_name' as const, isBlocking: true, title: 'Un nom qui n’est pas le sien' };

test('the head of the remarks says what blocks, and what does not', () => {
  expect(describeFindings([advice])).toBe('1 à regarder, aucune ne bloque l’envoi');
  expect(describeFindings([blocking, blocking])).toBe('2 bloquent l’envoi');
  expect(describeFindings([advice, blocking])).toBe('1 bloque l’envoi, 1 à regarder');
  expect(describeFindings([toRead])).toBe('1 à lire, aucune ne bloque l’envoi');
  expect(describeFindings([toRead, advice, blocking])).toBe('1 bloque l’envoi, 1 à lire, 1 à regarder');
});

test('a text that cannot be approved says why, one that can says nothing', () => {
  expect(whyBlocked([advice])).toBeNull();
  expect(whyBlocked([advice, blocking])).toBe(
    'Une remarque bloque l’envoi\u00a0: Un nom qui n’est pas le sien',
  );
  expect(whyBlocked([blocking, blocking])).toMatch(/^2 remarques bloquent/);
});

test('a mark is told in words', () => {
  const written = { isStale: false, isUnwritten: false };
  expect(describeMark({ ...written, blocking: 0, toRead: 0, advice: 0 })).toBe('sans remarque');
  expect(describeMark({ ...written, blocking: 0, toRead: 1, advice: 0 })).toBe('1 phrase à lire');
  expect(describeMark({ ...written, blocking: 1, toRead: 0, advice: 0, isUnwritten: true })).toBe('à écrire');
  expect(describeMark({ ...written, blocking: 1, toRead: 0, advice: 2, isStale: true })).toBe(
    '1 remarque bloquante, 2 remarques, à réécrire',
  );
});

test('the alert begins where texts look alike to whoever receives both', () => {
  expect([0.38, 0.45, 0.59, 0.6].map(describeLikeness)).toEqual(['Faible', 'Moyenne', 'Moyenne', 'Forte']);
});

test('the company is not said twice', () => {
  const person = {
    id: '',
    firstName: null,
    lastName: null,
    location: 'Chambéry, Auvergne-Rhône-Alpes, France',
    pictureUrl: null,
  };
  expect(aboutPerson({ ...person, headline: 'DRH', company: 'Laiterie' })).toBe('DRH, Laiterie, Chambéry');
  expect(aboutPerson({ ...person, headline: 'DRH chez Laiterie', company: 'Laiterie' })).toBe(
    'DRH chez Laiterie, Chambéry',
  );
  expect(aboutPerson({ ...person, headline: null, company: null, location: null })).toBe('');
});

const person = {
  id: 'p1',
  firstName: 'Amina',
  lastName: 'ZIANI',
  headline: null,
  company: null,
  location: null,
  pictureUrl: null,
};

test('skipping a text says how many of the same person go on waiting, once that is known', () => {
  const text = (id: string, of = 'p1', campaign = 'c1') => ({
    id,
    part: 'waiting' as const,
    person: { ...person, id: of },
    campaign: { id: campaign, name: 'Paie', status: 'inactive' as const },
  });
  const skipped = { ...text('1'), part: 'skipped' as const };
  const rows = [text('1'), text('2'), text('3'), text('4', 'p2'), text('5', 'p1', 'c2')];
  expect(describeOthersLeft(skipped, rows, true)).toBe(
    'Les 2 autres messages de cette personne restent à valider.',
  );
  expect(describeOthersLeft(skipped, rows.slice(0, 2), false)).toBe(
    'L’autre message de cette personne reste à valider.',
  );
  expect(describeOthersLeft(skipped, rows.slice(0, 2), true)).toBeNull();
  expect(describeOthersLeft(skipped, rows.slice(3), false)).toBeNull();
  expect(describeOthersLeft({ ...skipped, part: 'approved' }, rows, false)).toBeNull();
});

test('why texts are not the model’s, once for a run', () => {
  expect(describeReplacement({ unanswered: 0, overQuota: 0 })).toBeNull();
  expect(describeReplacement({ unanswered: 12, overQuota: 0 })).toBe(
    'Le modèle n’a pas répondu pour 12 messages\u00a0: les règles d’Accroche les ont écrits.',
  );
  expect(describeReplacement({ unanswered: 0, overQuota: 1 })).toContain(
    'quota du modèle était atteint pour 1 message',
  );
});

test('what the checks let leave waits where its campaign is paused', () => {
  const of = (id: string, status: 'active' | 'paused', checked: number) => ({ id, status, checked });
  const paused = of('a', 'paused', 13);
  expect(describeChecked({ checked: 13, campaigns: [paused, of('b', 'active', 0)] })).toBe(
    '13 messages validés par les contrôles, partiront à la reprise',
  );
  const both = { checked: 14, campaigns: [paused, of('b', 'active', 1)] };
  expect(describeChecked(both)).toMatch(/d’eux-mêmes$/);
  expect(describeChecked({ ...both, checked: 13 }, 'a')).toMatch(/à la reprise$/);
  expect(describeChecked({ ...both, checked: 1 }, 'b')).toMatch(/partira de lui-même$/);
});
