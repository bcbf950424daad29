import { drawTitle, hasPost, type Role } from './draw-role.ts';
import type { Gender } from './french-text.ts';
import type { Employer } from './generate-companies.ts';
import type { Random } from './seeded-random.ts';
import { toCount, toMonth } from './timeline.ts';
import { famousEmployers } from './words/famous-employers.ts';
import type { Sector } from './words/french-industries.ts';
import type { Rank } from './words/job-titles.ts';
import { TRADES } from './words/profile-texts.ts';
import type { JobFunction, Position, Seniority } from './world.ts';

export type Status = 'employed' | 'between_jobs' | 'freelance';

export type Market = { all: readonly Employer[]; byTrade: ReadonlyMap<string, readonly Employer[]> };

export type CareerRequest = {
  role: Role;
  employer: Employer;
  status: Status;
  gender: Gender;
  /** Both counted in months, see timeline.ts. */
  now: number;
  startsAt: number;
  freelanceName: string;
  market: Market;
};

type Segment = { rank: Rank; start: number; end: number | null };

const ORDER: readonly Rank[] = ['in_training', 'entry', 'senior', 'manager', 'director', 'vp', 'cxo'];
const YEARS: Record<Seniority, readonly [number, number]> = {
  in_training: [0, 1],
  entry: [1, 9],
  senior: [4, 24],
  manager: [6, 32],
  director: [10, 36],
  vp: [14, 36],
  cxo: [13, 38],
  owner: [5, 38],
};
export const LEADERS: readonly Seniority[] = ['manager', 'director', 'vp', 'cxo', 'owner'];

const isFounder = (title: string) =>
  /^(?:fondat|cofondat|co-founder|ceo & founder|associée? fondat)/i.test(title);

/** Months of experience: enough for the rank, and for founders at least the age of their company. */
export function drawExperience(random: Random, role: Role, employer: Employer, now: number): number {
  const [least, most] = YEARS[role.seniority];
  const years = random.int(least, most);
  const companyAge = Math.floor(now / 12) - employer.company.foundedIn;
  const needed = isFounder(role.title) && companyAge <= 34 ? companyAge + random.int(0, 3) : 0;
  return Math.max(years, needed) * 12 + random.int(1, 11);
}

/** Nobody founds a company before being born. */
export function settleTitle({
  role,
  employer,
  now,
  gender,
}: Pick<CareerRequest, 'role' | 'employer' | 'now' | 'gender'>): string {
  const isTooOld = Math.floor(now / 12) - employer.company.foundedIn > 34;
  if (!isTooOld || !isFounder(role.title)) return role.title;
  return gender === 'feminine' ? 'Dirigeante' : 'Dirigeant';
}

/** The latest position first. */
export function drawCareer(random: Random, request: CareerRequest): Position[] {
  const { role, status, now, startsAt, employer, freelanceName } = request;
  const endsAt = status === 'between_jobs' ? now - random.int(1, 14) : null;
  const start = Math.min(startOfLatest(random, request, endsAt ?? now), endsAt ?? now);
  const latest: Segment = { rank: role.seniority === 'owner' ? 'cxo' : role.seniority, start, end: endsAt };
  const positions: Position[] = [
    status === 'freelance'
      ? position(random, role.jobFunction, role.title, latest, null, freelanceName, role.seniority)
      : position(
          random,
          role.jobFunction,
          role.title,
          latest,
          employer,
          employer.company.name,
          role.seniority,
        ),
  ];

  const career = (now - startsAt) / 12;
  const formerly = formerFunction(random, role, employer);
  const most = Math.max(random.weighted(POSITION_COUNTS), career > 24 ? 4 : career > 14 ? 3 : 1);
  let last = { rank: latest.rank, start, employer: status === 'freelance' ? null : employer };
  while (positions.length < most && last.start - startsAt >= 8) {
    const staysInside = last.employer !== null && random.chance(0.25);
    const gap = staysInside ? 0 : random.chance(0.1) ? random.int(3, 9) : random.int(0, 1);
    const end = last.start - gap;
    let begin = Math.max(startsAt, end - random.int(14, Math.round(50 + career * 3)));
    if (begin - startsAt < 10) begin = startsAt;
    const rank =
      role.seniority === 'in_training'
        ? 'in_training'
        : rankBefore(random, last.rank, end - startsAt, end - begin);
    const suits = (candidate: Employer | null): candidate is Employer =>
      candidate !== null && candidate.company.foundedIn * 12 <= begin && hasPost(candidate, formerly, rank);
    const isPromotion = staysInside && rank !== last.rank && suits(last.employer);
    const previous = isPromotion ? last.employer : drawEmployer(random, request, suits);
    const title = drawTitle(
      random,
      formerly,
      rank,
      request.gender,
      previous ?? { isStartup: false, trade: employer.trade },
    );
    const name =
      previous?.company.name ?? random.pick(famousEmployers(employer.trade.sector, Math.floor(begin / 12)));
    positions.push(position(random, formerly, title, { rank, start: begin, end }, previous, name, rank));
    last = { rank, start: begin, employer: previous };
  }
  return positions;
}

const POSITION_COUNTS = [
  [1, 10],
  [2, 22],
  [3, 28],
  [4, 21],
  [5, 12],
  [6, 7],
] as const;

function startOfLatest(
  random: Random,
  { role, employer, status, startsAt }: CareerRequest,
  until: number,
): number {
  const opened = status === 'freelance' ? 0 : employer.company.foundedIn * 12;
  if (isFounder(role.title) && status !== 'freelance') return Math.max(startsAt, opened + random.int(0, 6));
  const tenure =
    role.seniority === 'in_training'
      ? random.int(1, 14)
      : random.chance(0.35)
        ? random.longTail(2, 40)
        : random.int(8, role.seniority === 'owner' ? 200 : 110);
  return Math.max(startsAt, opened, until - tenure);
}

/** The way up, walked down: a lower rank or the same, and never above what the years allow. */
function rankBefore(random: Random, after: Rank, monthsSinceStart: number, length: number): Rank {
  const years = monthsSinceStart / 12;
  if (years < 2 && length < 24 && random.chance(0.45)) return 'in_training';
  const allowed = years < 4 ? 1 : years < 8 ? 2 : years < 13 ? 3 : years < 18 ? 4 : 5;
  const skipsGroup = after === 'cxo' && random.chance(0.8);
  const stepsDown = skipsGroup ? 2 : random.chance(0.65) ? 1 : 0;
  return ORDER[Math.max(1, Math.min(allowed, ORDER.indexOf(after) - stepsDown))] ?? 'entry';
}

function drawEmployer(
  random: Random,
  { employer, market }: CareerRequest,
  suits: (candidate: Employer | null) => candidate is Employer,
): Employer | null {
  if (random.chance(0.25)) return null;
  const sameTrade = market.byTrade.get(employer.trade.id) ?? market.all;
  for (let attempt = 0; attempt < 8; attempt++) {
    const candidate = random.pick(random.chance(0.5) ? sameTrade : market.all);
    if (candidate !== employer && candidate.company.headcount >= 12 && suits(candidate)) return candidate;
  }
  return null;
}

/** Those who lead a company come from one trade of it. */
function formerFunction(random: Random, { jobFunction, title }: Role, employer: Employer): JobFunction {
  if (jobFunction !== 'general_management' || /^(?:Assistant|Chargé|Chef|Office|Responsable)/.test(title))
    return jobFunction;
  const paths =
    PATHS[employer.trade.sector] ?? (['sales', 'sales', 'finance', 'operations', 'marketing'] as const);
  return random.pick(paths);
}

const PATHS: Partial<Record<Sector, readonly JobFunction[]>> = {
  tech: ['information_technology', 'information_technology', 'sales', 'product', 'marketing'],
  consulting: ['finance', 'marketing', 'communication', 'sales'],
  finance: ['finance', 'finance', 'sales'],
  industry: ['operations', 'engineering', 'sales', 'finance'],
  building: ['engineering', 'engineering', 'sales', 'operations'],
  people: ['human_resources', 'sales'],
  public: ['general_management', 'finance', 'human_resources', 'communication'],
};

const LEADING =
  /équipe|comité|actionnaires|Encadrement|budget|politique|stratégique|résultat|Politique|Pilotage|agences|brevets/;

export const fitsRank = (text: string, seniority: Seniority) =>
  LEADERS.includes(seniority) || !LEADING.test(text);

function position(
  random: Random,
  jobFunction: JobFunction,
  title: string,
  { start, end }: Segment,
  employer: Employer | null,
  companyName: string,
  seniority: Seniority,
): Position {
  const description = random.chance(0.35) ? describe(random, jobFunction, seniority) : null;
  return {
    title,
    companyId: employer?.company.id ?? null,
    companyName,
    placeName: employer !== null && random.chance(0.75) ? employer.town.place.name : null,
    description,
    start: toMonth(start),
    end: end === null ? null : toMonth(end),
  };
}

function describe(random: Random, jobFunction: JobFunction, seniority: Seniority): string | null {
  const points = TRADES[jobFunction].points.filter((point) => fitsRank(point, seniority));
  const chosen = random.sample(points, random.int(2, 4));
  const bullet = random.pick(['- ', '• ', '→ ']);
  return chosen.length > 1 ? chosen.map((point) => bullet + point).join('\n') : null;
}

export const isCurrent = ({ end }: Position) => end === null;
export const monthsInPosition = ({ start, end }: Position, now: number) =>
  (end === null ? now : toCount(end)) - toCount(start);
