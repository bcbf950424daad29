import functions from '#datasets/sandbox/job-functions-of-sectors.json' with { type: 'json' };
import { agree, type Gender } from './french-text.ts';
import type { Employer } from './generate-companies.ts';
import type { Random } from './seeded-random.ts';
import type { Sector } from './words/french-industries.ts';
import { OWNER_TITLES, type Rank, titlesFor } from './words/job-titles.ts';
import { oneOf } from './words/one-of.ts';
import { JOB_FUNCTIONS, type JobFunction, type Seniority } from './world.ts';

export type Role = { jobFunction: JobFunction; seniority: Seniority; title: string };

type Weights = readonly (readonly [JobFunction, number])[];

const weights = (table: Readonly<Record<string, number>>): Weights =>
  Object.entries(table).map(([jobFunction, weight]) => [oneOf(JOB_FUNCTIONS, jobFunction), weight]);

const FUNCTIONS: Record<Sector, Weights> = {
  tech: weights(functions.tech),
  consulting: weights(functions.consulting),
  finance: weights(functions.finance),
  industry: weights(functions.industry),
  building: weights(functions.building),
  food: weights(functions.food),
  retail: weights(functions.retail),
  logistics: weights(functions.logistics),
  people: weights(functions.people),
  public: weights(functions.public),
};

const withoutSupport = (list: Weights) =>
  list.filter(([name]) => name !== 'legal' && name !== 'purchasing' && name !== 'human_resources');
const SMALL_FUNCTIONS: Partial<Record<Sector, Weights>> = {
  tech: withoutSupport(FUNCTIONS.tech),
  finance: withoutSupport(FUNCTIONS.finance),
  industry: withoutSupport(FUNCTIONS.industry),
  building: withoutSupport(FUNCTIONS.building),
  food: withoutSupport(FUNCTIONS.food),
  retail: withoutSupport(FUNCTIONS.retail),
  logistics: withoutSupport(FUNCTIONS.logistics),
};

const RANKS: readonly (readonly [Rank, number, number])[] = [
  ['in_training', 3, 6],
  ['entry', 21, 3],
  ['senior', 24, 4],
  ['manager', 26, 8],
  ['director', 17, 25],
  ['vp', 2.5, 800],
  ['cxo', 4, 30],
];

/** Which posts each company has already filled: one finance director, one chief executive. */
export type Staffing = Map<string, Set<string>>;

export function drawRole(random: Random, employer: Employer, gender: Gender, staffing: Staffing): Role {
  const { company, trade } = employer;
  const filled = staffing.get(company.id) ?? new Set<string>();
  staffing.set(company.id, filled);
  const hasChief = filled.has('chief');
  const chiefChance = company.headcount < 4 ? 1 : company.headcount < 50 ? 0.62 : 0.4;
  if (!hasChief && random.chance(chiefChance)) {
    filled.add('chief');
    return chief(random, employer, gender);
  }
  if (company.headcount < 60 && trade.sector === 'consulting' && random.chance(0.12))
    return partner(random, trade.name, gender);

  for (let attempt = 0; attempt < 12; attempt++) {
    const jobFunction = random.weighted(functionsOf(employer));
    const ranks = RANKS.filter(([, , least]) => company.headcount >= least).map(
      ([rank, weight]) => [rank, weight] as const,
    );
    const rank = ranks.length === 0 ? 'entry' : random.weighted(ranks);
    if (jobFunction === 'general_management' && rank === 'cxo') continue;
    const isUnique = rank === 'director' || rank === 'vp' || rank === 'cxo';
    const seat = `${jobFunction}/${rank === 'cxo' ? 'cxo' : 'head'}`;
    if (isUnique && filled.has(seat)) continue;
    if (isUnique) filled.add(seat);
    return {
      jobFunction,
      seniority: rank,
      title: drawTitle(random, jobFunction, rank, gender, employer),
    };
  }
  return {
    jobFunction: 'finance',
    seniority: 'senior',
    title: drawTitle(random, 'finance', 'senior', gender, employer),
  };
}

/** Small companies have no lawyer or buyer of their own, unless it is their trade. */
function functionsOf({ company, trade }: Employer): Weights {
  const all = FUNCTIONS[trade.sector];
  return company.headcount < 25 ? (SMALL_FUNCTIONS[trade.sector] ?? all) : all;
}

const LARGE_ONLY =
  /consolid|audit(?:eur|rice) interne|trésori|fp&a|credit|crm et fid|indirects|conformité|protection des données|groupe|du contrôle|paie et admin|infrastructure/i;

export type Workplace = Pick<Employer, 'isStartup' | 'trade'> & Partial<Pick<Employer, 'company'>>;

export function drawTitle(
  random: Random,
  jobFunction: JobFunction,
  rank: Rank,
  gender: Gender,
  { isStartup, trade, company }: Workplace,
): string {
  const { fr, en } = titlesFor(jobFunction, rank, trade.sector)[gender];
  const english = en.length > 0 && random.chance(isStartup ? 0.62 : rank === 'cxo' ? 0.35 : 0.14);
  const titles = english ? en : fr;
  if (company === undefined || company.headcount > 150) return random.pick(titles);
  const modest = titles.filter((title) => !LARGE_ONLY.test(title));
  return random.pick(modest.length > 0 ? modest : titles);
}

/** Whether a company of this trade and size has such a post. */
export function hasPost({ company, trade }: Employer, jobFunction: JobFunction, rank: Rank): boolean {
  const [, , least = 0] = RANKS.find(([name]) => name === rank) ?? [];
  return company.headcount >= least && FUNCTIONS[trade.sector].some(([name]) => name === jobFunction);
}

function chief(random: Random, { company, trade, isStartup }: Employer, gender: Gender): Role {
  const own = (titles: readonly string[]): Role => ({
    jobFunction: 'general_management',
    seniority: 'owner',
    title: agree(random.pick(titles), gender),
  });
  if (trade.sector === 'public') {
    const title = publicChief(random, trade.name);
    return { jobFunction: 'general_management', seniority: 'cxo', title: agree(title, gender) };
  }
  if (company.headcount === 1)
    return own(
      OWNER_TITLES.alone.filter((title) => trade.sector === 'building' || !title.startsWith('Artisan')),
    );
  if (isStartup && company.headcount < 150) return own(OWNER_TITLES.startup);
  if (trade.sector === 'consulting' && company.headcount < 60 && random.chance(0.6))
    return partner(random, trade.name, gender);
  if (company.headcount < 60) return own(OWNER_TITLES.small);
  if (company.headcount < 600 && random.chance(0.45)) return own(OWNER_TITLES.family);
  const title = drawTitle(random, 'general_management', 'cxo', gender, { isStartup, trade, company });
  return { jobFunction: 'general_management', seniority: 'cxo', title };
}

function partner(random: Random, industry: string, gender: Gender): Role {
  const [jobFunction, title] =
    industry === 'Comptabilité'
      ? (['finance', 'Expert-comptable associé|Experte-comptable associée'] as const)
      : industry === 'Services juridiques'
        ? (['legal', 'Avocat associé|Avocate associée'] as const)
        : ([
            'general_management',
            random.pick(['Associé|Associée', 'Associé fondateur|Associée fondatrice']),
          ] as const);
  return { jobFunction, seniority: 'owner', title: agree(title, gender) };
}

function publicChief(random: Random, industry: string): string {
  if (industry === 'Administration publique')
    return 'Directeur général des services|Directrice générale des services';
  if (industry === 'Hôpitaux et soins de santé')
    return 'Directeur d’établissement|Directrice d’établissement';
  return random.pick([
    'Directeur général|Directrice générale',
    'Délégué général|Déléguée générale',
    'Directeur|Directrice',
  ]);
}
