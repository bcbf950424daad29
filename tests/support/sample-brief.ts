import { type Fact, type FactKind, type FactSource, isOfOffer } from '#core/facts/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { limitsOf } from '#core/messages/text-limits.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';

const sources: Partial<Record<FactKind, FactSource>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  role: 'current_position',
  company: 'current_position',
  role_since: 'current_position',
  role_detail: 'current_position',
  past_role: 'past_position',
  place: 'location',
  industry: 'industry',
  headcount: 'company_page',
  headline: 'headline',
  about: 'about',
  skill: 'skills',
  language: 'languages',
  school: 'education',
  post: 'post',
};

type Lines = readonly (readonly [kind: FactKind, text: string, date?: string])[];

const factsOf = (letter: 'p' | 'o', lines: Lines): Fact[] =>
  lines.map(([kind, text, date = null], at) => ({
    id: `${letter}${at + 1}`,
    kind,
    text,
    source: sources[kind] ?? 'offer',
    seenAt: '2026-11-10T09:00:00.000Z',
    date: date ?? null,
    url: null,
  }));

export const samplePerson: Lines = [
  ['first_name', 'Claire'],
  ['last_name', 'Morel'],
  ['role', 'Directrice des ressources humaines'],
  ['company', 'Airbus'],
  ['role_since', 'Depuis 2021', '2021'],
  ['about', 'La paie juste, à l’heure, est la première marque de respect.'],
  ['past_role', 'Responsable paie chez SNCF'],
  ['place', 'Toulouse, Occitanie, France'],
  ['headcount', '480 salariés'],
  ['skill', 'Paie'],
  ['school', 'Sciences Po Toulouse'],
];

export const sampleOffer: Lines = [
  ['sender_name', 'Hélène Vasseur'],
  ['sender_role', 'Directrice commerciale'],
  ['sender_company', 'Liseré'],
  ['service', 'Liseré relit la paie des entreprises industrielles de 50 à 500 salariés.'],
  ['proposal', 'Un diagnostic de douze mois de bulletins, en dix jours, avec la liste des écarts.'],
  ['selling_point', 'Un simple export, sans accès aux logiciels'],
  ['selling_point', 'Des gestionnaires de paie, pas des consultants'],
  ['selling_point', 'Un prix fixe, connu d’avance'],
  ['pricing', 'Forfait de 4 800 € hors taxes.'],
];

type Sample = Partial<MessageBrief> & { of?: Lines; offer?: Lines; noteLength?: number };

/** A brief by hand: Claire Morel at Airbus, written to by Hélène Vasseur of Liseré. */
export function sampleBrief({
  of = samplePerson,
  offer = sampleOffer,
  noteLength = 300,
  ...rest
}: Sample = {}): MessageBrief {
  const { kind = 'message' } = rest;
  const facts = [...factsOf('p', of), ...factsOf('o', offer)];
  const textOf = (wanted: FactKind) => facts.find((fact) => fact.kind === wanted)?.text ?? null;
  const name = textOf('sender_name') ?? '';
  return {
    facts,
    person: { firstName: textOf('first_name'), lastName: textOf('last_name'), gender: 'feminine' },
    sender: {
      name,
      firstName: name.split(' ')[0] ?? '',
      role: textOf('sender_role') ?? '',
      company: textOf('sender_company') ?? '',
    },
    kind,
    number: kind === 'follow_up' ? 2 : 1,
    limits: limitsOf(kind, noteLength),
    formality: 'vous',
    bannedPhrases: [],
    calendarLink: '',
    argumentaire: emptyArgumentaire,
    reason: null,
    goal: 'short_call',
    length: 'short',
    style: 'sober',
    angle: 'statement',
    isLast: false,
    instruction: '',
    voice: [],
    recentTexts: [],
    formerTexts: [],
    seed: 'seed',
    today: null,
    change: null,
    ...rest,
  };
}

/** Seeds enough for chance to show what it can do. */
export const seeds = Array.from({ length: 60 }, (_, at) => `seed-${at}`);

export const personFactIds = ({ facts }: MessageBrief): Set<string> =>
  new Set(facts.filter((fact) => !isOfOffer(fact)).map(({ id }) => id));
