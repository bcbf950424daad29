import type { Position } from '../people/person-facts.ts';
import { fold } from '../words/fold.ts';
import type { Fact, FactKind } from './fact.ts';
import type { FactWithoutId } from './fact-input.ts';

type At = { today: string; seenAt: string; positions: readonly Position[] };
type Computed = { text: string; follows: Fact[] };

const count = (number: number) => number.toLocaleString('fr-FR').replace(/[\u202f\s]/gu, '\u00a0');

/** What follows from the facts of a person by counting alone: a sentence may say it as if it had been read. */
export function computedFacts(facts: readonly Fact[], { today, seenAt, positions }: At): FactWithoutId[] {
  const [headcount] = facts.filter(({ kind }) => kind === 'headcount');
  const size = headcount && sizeOf(headcount.text);
  const company = size ? { fact: headcount, size } : null;
  return [
    ...facts.flatMap((fact) => (fact.kind === 'role_since' ? timeInRole(fact, today) : [])),
    ...facts.flatMap((fact) => (fact.kind === 'past_role' ? timeInPastRole(fact, positions) : [])),
    ...(company ? payslips(company) : []),
    ...facts.filter(({ kind }) => sentences.has(kind)).flatMap((fact) => fromSentence(fact, today, company)),
  ].map(({ text, follows }) => ({
    kind: 'computed',
    text,
    source: 'computed',
    seenAt,
    date: null,
    url: null,
    follows: follows.map(({ id }) => id),
  }));
}

const sentences: ReadonlySet<FactKind> = new Set(['post', 'about', 'role_detail']);

/** « En poste depuis 2 mois », « En poste depuis 3 ans »; of a year alone, what is sure: « depuis plus de 4 ans ». */
function timeInRole(fact: Fact, today: string): Computed[] {
  const [year, month] = (fact.date ?? '').split('-').map(Number);
  const [nowYear, nowMonth] = today.split('-').map(Number);
  if (!year || !nowYear || !nowMonth) return [];
  if (!month) {
    const sure = nowYear - year - 1;
    return sure >= 2 ? [{ text: `En poste depuis plus de ${sure} ans`, follows: [fact] }] : [];
  }
  const months = (nowYear - year) * 12 + nowMonth - month;
  if (months < 1) return [];
  const duration = months < 24 ? `${months} mois` : `${Math.floor(months / 12)} ans`;
  return [{ text: `En poste depuis ${duration}`, follows: [fact] }];
}

/** « 12 ans chez Papeteries du Giffre » */
function timeInPastRole(fact: Fact, positions: readonly Position[]): Computed[] {
  const { company, startYear, endYear } =
    positions.find(
      ({ isCurrent, title, company }) => !isCurrent && fact.text === `${title} chez ${company}`,
    ) ?? {};
  const years = (endYear ?? 0) - (startYear ?? 0);
  return startYear && years > 1 ? [{ text: `${years} ans chez ${company}`, follows: [fact] }] : [];
}

/** A number, not a range. */
function sizeOf(headcount: string): number | null {
  const [, digits] = /^(\d[\d\s]*)\ssalariés$/u.exec(headcount) ?? [];
  return digits ? Number(digits.replace(/\s/gu, '')) : null;
}

type Company = { fact: Fact; size: number };

const payslips = ({ fact, size }: Company): Computed[] => [
  { text: `${count(size * 12)} bulletins de paie par an`, follows: [fact] },
];

const people =
  'embauches|recrutements|recrues|arrivées|départs|alternants|apprentis|saisonniers|intérimaires|postes';
const partOf = new RegExp(`(?<![\\d.,])(\\d{1,4}) (${people})(?!\\p{L})`, 'u');
const shareIn = /(?<![\d.,])(\d{1,4})(?: \p{L}+)? sur (\d{1,5})(?![\d.,]|\s?(?:ans|mois|jours|%))/u;
const growth = /(?<!\p{L})de (\d{1,5}) à (\d{1,5}) (\p{L}+)/u;
const founded = /(?:fondée?|créée?|née?) en ((?:18|19|20)\d\d)(?!\d)/u;

function fromSentence(fact: Fact, today: string, company: Company | null): Computed[] {
  const [, part, whole] = shareIn.exec(fact.text) ?? [];
  const [, number, noun] = partOf.exec(fact.text) ?? [];
  const [, from, to, what] = growth.exec(fact.text) ?? [];
  const [, year] = founded.exec(fact.text) ?? [];
  const age = Number(today.slice(0, 4)) - Number(year);
  return [
    ...(part && whole ? share(Number(part), Number(whole), `${part} sur ${whole}`, [fact]) : []),
    ...(number && noun && company && !whole
      ? share(Number(number), company.size, `${number} ${noun} sur ${count(company.size)} personnes`, [
          fact,
          company.fact,
        ])
      : []),
    ...(from && to && what && Number(to) > Number(from) && !isUnit.test(fold(what))
      ? [{ text: `${count(Number(to) - Number(from))} ${what} de plus`, follows: [fact] }]
      : []),
    ...(age > 1 && /(?:entreprise|société|maison|groupe|cabinet)/iu.test(fact.text)
      ? [{ text: `Une entreprise de plus de ${age - 1} ans`, follows: [fact] }]
      : []),
  ];
}

const isUnit = /^(?:h|heures?|jours?|mois|ans?|km|euros?|ke|degres?|pour)$/;

/** « 12 embauches sur 68 personnes, près de 18 % »: rounded up, « près de »; down, « plus de ». */
function share(part: number, whole: number, label: string, follows: Fact[]): Computed[] {
  if (part < 1 || part >= whole) return [];
  const exact = (part * 100) / whole;
  const round = Math.round(exact);
  if (round < 1) return [];
  const about = round === exact ? '' : round > exact ? 'près de ' : 'plus de ';
  return [{ text: `${label}, ${about}${round}\u00a0%`, follows }];
}
