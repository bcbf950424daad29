import {
  drawCareer,
  drawExperience,
  isCurrent,
  type Market,
  type Status,
  settleTitle,
} from './draw-career.ts';
import { drawEducation, drawLanguages } from './draw-education.ts';
import { drawName, type Name, showName } from './draw-names.ts';
import { drawRole, type Role, type Staffing } from './draw-role.ts';
import { agree, capital, type Gender, slugify } from './french-text.ts';
import { type Employer, type Trade, unique } from './generate-companies.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { FREELANCE_NAMES, FREELANCE_TITLES } from './words/freelancers.ts';
import type { Atlas, Town } from './words/french-places.ts';
import { COMMON_SKILLS, SKILLS } from './words/job-skills.ts';
import type { Company, Named, Person, Place, Temper } from './world.ts';
import { type Facts, writeAbout, writeHeadline, writePosts } from './write-profile.ts';

/** What all people share, and what must not be given twice. */
export type Society = {
  seed: string;
  now: number;
  atlas: Atlas;
  market: Market;
  schools: ReadonlyMap<string, Named>;
  staffing: Staffing;
  taken: { slugs: Set<string>; numbers: Set<number> };
};

export type Namesake = { name: Name; gender: Gender } | null;

const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const GUESTS = ['Camille', 'Sacha', 'Lou', 'Alix', 'Charlie', 'Noa', 'Claude', 'Eden', 'Maxime', 'Andréa'];

export function generatePerson(
  index: number,
  employer: Employer,
  namesake: Namesake,
  society: Society,
): Person {
  const { seed, now, atlas, market, schools, staffing, taken } = society;
  const random = createRandom(`${seed}/person/${index}`);
  const gender: Gender = namesake?.gender ?? (random.chance(0.47) ? 'feminine' : 'masculine');
  const status: Status = random.weighted([
    ['employed', 94],
    ['between_jobs', 3],
    ['freelance', 3],
  ] as const);
  const drawn =
    status === 'freelance'
      ? freelance(random, gender)
      : drawRole(
          random,
          employer,
          gender,
          status === 'employed' ? staffing : new Map([[employer.company.id, new Set(['chief'])]]),
        );
  const role: Role = { ...drawn, title: settleTitle({ role: drawn, employer, now, gender }) };
  const startsAt = now - drawExperience(random, role, employer, now);
  const bornIn = Math.floor(startsAt / 12) - random.int(21, 25);
  const place = drawHome(random, employer.town, atlas);
  const name = namesake?.name ?? drawName(random, gender, bornIn, place.path[1] ?? '');
  const freelanceName = random.pick(FREELANCE_NAMES).replace('{last}', capital(name.lastName));
  const positions = drawCareer(random, {
    role,
    employer,
    status,
    gender,
    now,
    startsAt,
    freelanceName,
    market,
  });
  const facts: Facts = {
    gender,
    status,
    jobFunction: role.jobFunction,
    seniority: role.seniority,
    positions,
    place,
    startsAt,
    now,
    guests: GUESTS,
  };

  const isBare = random.chance(0.05);
  const connectionsCount = isBare
    ? random.int(0, 60)
    : random.longTail(40, role.seniority === 'in_training' ? 900 : 6_500);
  const newKey = () => `7${random.text('0123456789', 18)}`;
  const posts = !isBare && random.chance(0.45) ? writePosts(random, facts, newKey, connectionsCount) : [];
  const isPremium = random.chance(role.jobFunction === 'sales' || role.seniority === 'owner' ? 0.3 : 0.1);
  const shown = showName(random, name);
  return {
    index,
    ids: {
      classic: `ACoAA${random.text(URL_SAFE, 34)}`,
      salesNavigator: `ACwAA${random.text(URL_SAFE, 34)}`,
      recruiter: `AEMAA${random.text(URL_SAFE, 34)}`,
    },
    memberNumber: unique(taken.numbers, () => random.int(10_000_000, 999_999_999)),
    slug: drawSlug(random, name, taken.slugs),
    firstName: name.firstName,
    lastName: name.lastName,
    shownFirstName: shown.shownFirstName,
    shownLastName: shown.shownLastName,
    gender,
    headline: isBare && random.chance(0.5) ? role.title : writeHeadline(random, facts),
    about: !isBare && random.chance(0.42) ? writeAbout(random, facts) : null,
    placeId: place.id,
    industryId: random.chance(0.94) ? employer.trade.id : neighbour(random, employer.trade, market).id,
    seniority: role.seniority,
    jobFunction: role.jobFunction,
    positions: isBare ? positions.slice(0, 1) : positions,
    education:
      isBare || random.chance(0.06)
        ? []
        : drawEducation(random, {
            ...role,
            country: place.path.at(-1) ?? 'France',
            workedFrom: Math.floor(startsAt / 12),
            year: Math.floor(now / 12),
            schools,
          }),
    skills: isBare
      ? []
      : random
          .sample(
            [...SKILLS[role.jobFunction], ...SKILLS[role.jobFunction], ...COMMON_SKILLS],
            random.int(0, 14),
          )
          .filter(isFirst),
    languages: isBare ? [] : drawLanguages(random, name.lastName),
    posts,
    connectionsCount,
    followersCount: connectionsCount + random.longTail(1, posts.length > 3 ? 4_000 : 300),
    isPremium,
    isOpenProfile: isPremium && random.chance(0.4),
    isHidden: random.chance(0.02),
    temper: drawTemper(random, role, employer.company, posts.length),
  };
}

const isFirst = <T>(value: T, at: number, list: readonly T[]) => list.indexOf(value) === at;

function freelance(random: Random, gender: Gender): Role {
  const [jobFunction, title] = random.pick(FREELANCE_TITLES);
  return { jobFunction, seniority: 'owner', title: agree(title, gender) };
}

/** Most live where they work, some nearby, a few far away. */
function drawHome(random: Random, town: Town, atlas: Atlas): Place {
  const [, region = '', country] = town.place.path;
  const display = ({ place, area }: Town) => (area !== null && random.chance(0.5) ? area : place);
  const where = random.weighted([
    ['town', 64],
    ['region', 29],
    ['far', 5],
    ['country', 2],
  ] as const);
  if (country !== 'France') return town.place;
  if (where === 'country') return atlas.france;
  const around = atlas.townsByRegion.get(where === 'far' ? 'Île-de-France' : region) ?? [[town, 1]];
  return display(where === 'town' ? town : random.weighted(around));
}

function neighbour(random: Random, trade: Trade, market: Market): Trade {
  const other = random.pick(market.all).trade;
  return other.sector === trade.sector ? other : trade;
}

function drawSlug(random: Random, { firstName, lastName }: Name, slugs: Set<string>): string {
  const base = slugify(`${firstName} ${lastName}`);
  const isPlain = random.chance(0.3);
  return unique(slugs, (attempt) =>
    isPlain && attempt === 0 ? base : `${base}-${random.text('0123456789abcdef', 8)}`,
  );
}

const OPENNESS = {
  in_training: 0.75,
  entry: 0.62,
  senior: 0.56,
  manager: 0.52,
  director: 0.45,
  vp: 0.36,
  cxo: 0.38,
  owner: 0.47,
} as const;

function drawTemper(
  random: Random,
  { seniority, jobFunction }: Role,
  { headcount }: Company,
  posts: number,
): Temper {
  const taste = ['sales', 'marketing', 'human_resources', 'communication'].includes(jobFunction)
    ? 0.1
    : jobFunction === 'information_technology'
      ? -0.07
      : 0;
  const weight = headcount > 5_000 ? -0.14 : headcount > 500 ? -0.06 : 0;
  const around = (middle: number) =>
    Math.round(Math.min(0.98, Math.max(0.02, middle + (random.next() - 0.5) * 0.5)) * 100) / 100;
  return {
    openness: around(OPENNESS[seniority] + taste + weight),
    talkativeness: around(OPENNESS[seniority] * 0.7 + taste / 2 + weight),
    visitsEveryHours: Math.max(1, Math.round(random.longTail(3, 200) / (1 + posts / 2))),
  };
}

export const employerIdOf = ({ positions }: Person): string | null =>
  positions.find(isCurrent)?.companyId ?? null;
