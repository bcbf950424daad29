import heads from '#datasets/first-minute/company-heads.json' with { type: 'json' };
import roles from '#datasets/first-minute/roles.json' with { type: 'json' };
import { readHeadcounts } from '../argumentaire/read-headcounts.ts';
import { type Market, readMarket } from '../argumentaire/read-market.ts';
import { looksLikeAcronym } from '../french/acronyms.ts';
import { headOf } from '../french/companies/establishment-nouns.ts';
import { elide } from '../french/elision.ts';
import { readRole } from '../french/people/role.ts';
import { capital, smallInitial } from '../french/sentences/prose.ts';
import type { Argument } from '../offers/argumentaire.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { readSectors } from '../targeting/read-sectors.ts';
import type { JobFunction } from '../targeting/title-family.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { samplePages, samplePeople } from './sample-pages.ts';

/** Whom the examples are written to, as the offer says it. */
export type SampleAudience = {
  /** The offer's own words. */
  market: string;
  /** What it does, which may say how big those are whom it serves. */
  service: string;
  /** What was read in them, by whoever reads targets. */
  titles: readonly string[];
  places: readonly string[];
  arguments: readonly Argument[];
};

const names = [
  ['Inès', 'Aubertin', 'feminine'],
  ['Karim', 'Delaunay', 'masculine'],
  ['Lucie', 'Ferrand', 'feminine'],
  ['Julien', 'Castel', 'masculine'],
  ['Nora', 'Lemoine', 'feminine'],
  ['Mathieu', 'Roussel', 'masculine'],
  ['Claire', 'Bonnefoy', 'feminine'],
  ['Hugo', 'Marchal', 'masculine'],
  ['Sarah', 'Tessier', 'feminine'],
] as const;
const complements = [
  'des Tilleuls',
  'du Vallon',
  'des Sorgues',
  'du Canal',
  'de la Roche',
  'des Trois Ponts',
];
const neutral = [
  'Établissements Varenne',
  'Maison Lachaume',
  'Delorme et Fils',
  'Groupe Castelnau',
  'Ateliers Bréval',
  'Société Montclar',
];
const towns = [
  'Angers, France',
  'Metz, France',
  'Valence, France',
  'Caen, France',
  'Dijon, France',
  'Pau, France',
];
const headcounts = [38, 85, 160, 24, 120, 210];

/** Three people who do not exist and whom the offer is for; another page, three others. */
export function inventPeople(audience: SampleAudience, page: number, today: string): PersonFacts[] {
  const market = readMarket(audience.market);
  const bounds = market.headcount ?? readHeadcounts(audience.service);
  return Array.from({ length: samplePeople }, (_, at) => {
    const turn = (page % samplePages) * samplePeople + at;
    const [firstName, lastName, gender] = names[turn % names.length] ?? names[0];
    const industry = market.sectors[turn % Math.max(1, market.sectors.length)] ?? null;
    const employees = sizeWithin(headcounts[turn % headcounts.length] ?? 40, bounds);
    const title = inGender(
      titleOf(audience, { ...market, headcount: bounds }, { industry, employees, turn }),
      gender,
    );
    const company = companyOf(audience.market, title, industry, turn);
    const location = audience.places[0] ?? towns[turn % towns.length] ?? null;
    return {
      firstName,
      lastName,
      headline: `${title} chez ${company}`,
      about: null,
      location,
      industry,
      language: 'fr',
      positions: [
        {
          title,
          company,
          location,
          description: null,
          isCurrent: true,
          ...startedBefore(today, monthsOf(audience.arguments, at) ?? 14 + 9 * turn),
        },
        ...(at === movedAt ? [former(company, turn, today)] : []),
      ],
      skills: [],
      languages: [],
      company: {
        name: company,
        industry,
        employees: { min: employees, max: employees },
        website: null,
        headquarters: null,
      },
      isProfileRead: true,
      ...postOf(audience.arguments, at, today),
    };
  });
}

/** The first of three talks of the subject, if there is one; the others have just arrived, the last from elsewhere. */
const monthsInPost = [4, 2, 3];
const movedAt = 2;

const monthsOf = (list: readonly Argument[], at: number): number | undefined =>
  at === 0 && list.some((argument) => topicOf(argument).length > 0) ? undefined : monthsInPost[at];

function former(company: string, turn: number, today: string): PersonFacts['positions'][number] {
  const others = neutral.filter((name) => name !== company);
  return {
    title: 'Responsable de site',
    company: others[turn % others.length] ?? 'Maison Lachaume',
    location: null,
    description: null,
    isCurrent: false,
    ...startedBefore(today, 60),
    endYear: startedBefore(today, monthsInPost[movedAt] ?? 3).startYear,
  };
}

/** Up to there, whoever decides owns the place. */
const smallFrom = 50;

function titleOf(
  { titles }: SampleAudience,
  { functions, headcount }: Market,
  { industry, employees, turn }: { industry: string | null; employees: number; turn: number },
): string {
  // An architect works in no shop.
  const fitting = titles.filter((title) => {
    const own = readSectors(title);
    return own.length === 0 || industry === null || own.includes(industry);
  });
  if (fitting.length > 0) return fitting[turn % fitting.length] ?? '';
  if (titles.length > 0) return 'Gérant';
  if (industry === 'Administration publique') return 'Directeur général des services';
  const isSmall = employees <= smallFrom || (headcount?.max ?? smallFrom + 1) <= smallFrom;
  const wanted: JobFunction = functions[turn % Math.max(1, functions.length)] ?? 'Direction générale';
  const known = roles[wanted].split(',');
  return wanted === 'Direction générale' && isSmall ? 'Gérant' : (known[turn % known.length] ?? 'Gérant');
}

const inGender = (title: string, gender: 'masculine' | 'feminine'): string =>
  capital(readRole(title)?.[gender] ?? title);

/** « garages et carrosseries » are a « Garage des Tilleuls » and a « Carrosserie du Vallon »; a « directeur d’hôtel » has a hotel. */
function companyOf(market: string, title: string, industry: string | null, turn: number): string {
  const housesIn = (text: string) =>
    (text.match(/\p{L}{4,}s(?!\p{L})|(?<=(?<!\p{L})(?:d’|de ))\p{L}{4,}(?!\p{L})/gu) ?? [])
      .map((word) => capital(word.replace(/s$/u, '').toLocaleLowerCase('fr')))
      .filter((word) => !vague.test(word) && headOf(`${word} des Tilleuls`) !== null);
  const own = housesIn(title);
  const named = own.length > 0 ? own : housesIn(market);
  const ofSector = industry && industry in heads ? heads[industry as keyof typeof heads].split(',') : [];
  const known = named.length > 0 ? named : ofSector;
  const head = known[turn % Math.max(1, known.length)];
  const complement = complements[turn % complements.length] ?? '';
  return head ? `${head} ${complement}` : (neutral[turn % neutral.length] ?? 'Maison Lachaume');
}
const vague =
  /^(?:Direction|Service|Équipe|Entreprise|Société|Groupe|Commerce|Client|Salarié|Responsable|Département|Marché|Base|Produit|Projet|Chantier|Métier|Site|Centre|Réseau|Bureau|Région|Conseil|Mission|Union|Association|Collectivité|Commune|École|Port|Personne)$/u;

function sizeWithin(wished: number, bounds: { min: number | null; max: number | null } | null): number {
  const { min, max } = bounds ?? { min: null, max: null };
  const low = Math.max(min ?? 0, 2);
  const high = max ?? Math.max(low * 2, wished);
  if (wished >= low && wished <= high) return wished;
  return Math.round(low + ((high - low) * (1 + (wished % 3))) / 5);
}

function startedBefore(today: string, months: number): { startYear: number; startMonth: number } {
  const [year = 2026, month = 1] = today.split('-').map(Number);
  const index = year * 12 + (month - 1) - months;
  return { startYear: Math.floor(index / 12), startMonth: (index % 12) + 1 };
}

/** « arrêt de ligne »: what an argument speaks of first, where that is a sign of it. */
function topicOf({ name, problem, signs }: Argument): string[] {
  const words = signs.flatMap((sign) => (sign.kind === 'words' ? sign.words : []));
  const isSign = words.some((word) => normaliseWords(name).includes(normaliseWords(word)));
  const isNamed = problem.toLocaleLowerCase('fr').includes(name.toLocaleLowerCase('fr'));
  // One word out of a sentence may be anything: « armoire », « sites ».
  const isSubject = looksLikeAcronym(name) || name.includes(' ');
  return isSign && isNamed && isSubject ? [looksLikeAcronym(name) ? name : smallInitial(name)] : [];
}

/** Somebody who talks of what an argument is about; the last one of three says nothing that would be a sign. */
function postOf(
  list: readonly Argument[],
  at: number,
  today: string,
): Pick<PersonFacts, 'posts' | 'postsReadAt'> {
  if (at > 1) return {};
  const topic = list.flatMap(topicOf)[at];
  if (!topic) return {};
  const posted = new Date(Date.parse(today) - (12 + 7 * at) * 86_400_000).toISOString();
  const text = `Nous avons parlé ${elide('de', topic)} avec toute l’équipe.`;
  return {
    posts: [{ text, url: null, postedAt: posted, isRepost: false }],
    postsReadAt: `${today}T08:00:00.000Z`,
  };
}
