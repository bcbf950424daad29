import { expect, test } from 'vitest';
import type { Fact, FactKind } from '../facts/fact.ts';
import { type Argument, emptyArgumentaire, type Sign } from '../offers/argumentaire.ts';
import { chooseReason } from './choose-reason.ts';
import { matchSign, readHeadcount } from './match-sign.ts';
import { matchPhrase } from './same-words.ts';

const today = '2026-11-16';
const facts = (...lines: [kind: FactKind, text: string, date?: string][]): Fact[] =>
  lines.map(([kind, text, date = null], at) => ({
    id: `p${at + 1}`,
    kind,
    text,
    source: 'post',
    seenAt: `${today}T09:00:00.000Z`,
    date: date ?? null,
    url: null,
  }));
const argument = (id: string, ...signs: Sign[]): Argument => ({
  id,
  name: id,
  problem: 'Une bascule recopie les erreurs.',
  signs,
  proof: '',
  mayNameCustomer: false,
  question: '',
  give: '',
});
const words = (list: string[], months: number | null = null): Sign => ({
  kind: 'words',
  places: ['post', 'about', 'role_detail'],
  words: list,
  months,
});
const choose = (of: Fact[], list: Argument[], more: Partial<Parameters<typeof chooseReason>[2]> = {}) =>
  chooseReason({ ...emptyArgumentaire, arguments: list }, of, { today, former: [], uses: {}, ...more });

test.each([
  ['Nous déployons un SIRH.', 'déploiement'],
  ['Recrutements en cours à Lyon', 'recruter'],
  ['La gestion paie du groupe', 'gestion de la paie'],
  ['Industrie automobile', 'industriel'],
  ['Responsable FORMATION', 'formations'],
])('« %s » says « %s »', (text, phrase) => expect(matchPhrase(text, [phrase])).toBe(phrase));

test.each([
  ['Le paiement en ligne', 'paie'],
  ['La gestion du stock et la paie', 'gestion de la paie'],
  ['En pleine forme', 'formation'],
  ['Un texte', ''],
])('« %s » does not say « %s »', (text, phrase) => expect(matchPhrase(text, [phrase])).toBeNull());

test('own words weigh five, a job detail four, a start three, sector and size two, a title one', () => {
  const of = facts(
    ['post', 'Migration terminée', '2026-06-01'],
    ['role_detail', 'Déploiement du SIRH'],
    ['role_since', 'Depuis juin 2026', '2026-06'],
    ['industry', 'Industrie automobile'],
    ['headcount', '51 à 200 salariés'],
    ['role', 'Directrice des ressources humaines'],
  );
  const strength = (sign: Sign) => matchSign(sign, of, today)?.strength ?? null;
  expect(strength(words(['migration']))).toBe(5);
  expect(strength(words(['SIRH']))).toBe(4);
  expect(strength({ kind: 'recent_start', months: 6 })).toBe(3);
  expect(strength({ kind: 'sector', words: ['industrie'] })).toBe(2);
  expect(strength({ kind: 'headcount', min: 50, max: 500 })).toBe(2);
  expect(strength({ kind: 'title', words: ['ressources humaines'] })).toBe(1);
  expect(strength({ kind: 'recent_start', months: 3 })).toBeNull();
  expect(strength({ kind: 'headcount', min: 100, max: 500 }), 'part of the range lies outside').toBeNull();
});

test('what is under 45 days old gains two, what is past a year loses three', () => {
  const at = (date: string) =>
    matchSign({ kind: 'recent_start', months: 24 }, facts(['role_since', 'Depuis', date]), today);
  expect(at('2026-11')).toMatchObject({ strength: 5, age: 15 });
  expect(at('2026-06')?.strength).toBe(3);
  expect(at('2025-06')?.strength).toBe(0);
  const old = facts(['post', 'Migration', '2026-03-01']);
  expect(matchSign(words(['migration'], 3), old, today), 'older than the sign allows').toBeNull();
});

test('hires, a move and a shared past are found with what shows them', () => {
  const of = facts(
    ['company', 'Nomatec'],
    ['role_since', 'Depuis septembre 2026', '2026-09'],
    ['past_role', 'RRH chez Nomatec'],
    ['past_role', 'Responsable paie chez Ostrea'],
    ['school', 'IAE Lyon'],
    ['post', 'Nous recrutons douze soudeurs.', '2026-11-02'],
  );
  expect(matchSign({ kind: 'moved', months: 6 }, of, today)?.evidence).toEqual(['p2', 'p4']);
  expect(matchSign({ kind: 'shared_past', names: ['IAE Lyon'] }, of, today)?.evidence).toEqual(['p5']);
  expect(matchSign({ kind: 'hires' }, of, today)).toMatchObject({ strength: 7, evidence: ['p6'], age: 14 });
});

test.each([
  ['Nous recrutons deux gestionnaires de paie à Abbeville.', false],
  ['Nous recherchons un comptable.', false],
  ['Un poste à pourvoir à Lyon.', false],
  ['Nous avons fait 12 embauches depuis janvier.', true],
  ['Nous recrutons dans tous les ateliers.', true],
])('« %s » says many hires: %s', (text, isMany) => {
  expect(matchSign({ kind: 'hires' }, facts(['post', text, '2026-11-02']), today) !== null).toBe(isMany);
});

test('temps are no hires', () => {
  const of = facts(['role_detail', 'Recrutement, gestion des intérimaires.']);
  const words = {
    kind: 'words' as const,
    places: ['role_detail' as const],
    words: ['intérimaires'],
    months: null,
  };
  const choice = { today, former: [], uses: {} };
  const chosen = (...signs: Sign[]) =>
    chooseReason({ ...emptyArgumentaire, arguments: [argument('a', ...signs)] }, of, choice);
  expect(chosen(words)?.argumentId).toBe('a');
  expect(chosen({ kind: 'hires' }, words)).toBeNull();
});

test('the best sign decides; a title alone is no reason', () => {
  const of = facts(['role', 'DRH'], ['industry', 'Industrie'], ['about', 'Le SIRH change cette année.']);
  const title = argument('title', { kind: 'title', words: ['DRH'] });
  const sector = argument('sector', { kind: 'sector', words: ['industrie'] });
  const sirh = argument('sirh', { kind: 'title', words: ['DRH'] }, words(['SIRH']));
  expect(choose(of, [title])).toBeNull();
  expect(choose(of, [title, sector, sirh])).toEqual({ argumentId: 'sirh', sign: 'words', evidence: ['p3'] });
  expect(choose(facts(['role', 'DAF']), [title, sector, sirh])).toBeNull();
});

test('the next step gets another argument; once all were read, the last one again', () => {
  const of = facts(['industry', 'Industrie'], ['about', 'Le SIRH change cette année.']);
  const list = [
    argument('sirh', words(['SIRH'])),
    argument('sector', { kind: 'sector', words: ['industrie'] }),
  ];
  const next = (...former: string[]) => choose(of, list, { former })?.argumentId;
  expect([next(), next('sirh'), next('sirh', 'sector')]).toEqual(['sirh', 'sector', 'sector']);
});

test('among equals the least used, then the user’s order', () => {
  const of = facts(['industry', 'Industrie']);
  const sector: Sign = { kind: 'sector', words: ['industrie'] };
  const list = [argument('a', sector), argument('b', sector)];
  expect(choose(of, list)?.argumentId).toBe('a');
  expect(choose(of, list, { uses: { a: 3, b: 2 } })?.argumentId).toBe('b');
});

test('a head count is read from what the ledger says', () => {
  expect(readHeadcount('1\u202f200 salariés')).toEqual({ min: 1200, max: 1200 });
  expect(readHeadcount('51 à 200 salariés')).toEqual({ min: 51, max: 200 });
  expect(readHeadcount('10 001 salariés et plus')).toEqual({ min: 10_001, max: null });
});
