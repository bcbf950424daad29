import type { Staffing } from './draw-role.ts';
import { type Employer, generateCompanies, type Trade, unique } from './generate-companies.ts';
import { employerIdOf, generatePerson, type Namesake, type Society } from './generate-person.ts';
import { HOSTILE_PROFILES } from './hostile-profiles.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { monthOf, toCount } from './timeline.ts';
import { INDUSTRIES } from './words/french-industries.ts';
import { drawAtlas } from './words/french-places.ts';
import { SCHOOLS } from './words/schools.ts';
import type { Named, Person, World } from './world.ts';

type Request = { seed: string; people?: number; companies?: number; now: Date };

/** Every so many people, one bears the name of somebody met before. */
const NAMESAKE_EVERY = 120;

/** The same arguments make the same world, to the last letter. */
export function generateWorld({ seed, people = 5_000, companies = 1_200, now }: Request): World {
  const random = createRandom(`${seed}/world`);
  const ids = new Set<string>();
  const newId = (min: number, max: number) => unique(ids, () => String(random.int(min, max)));

  const atlas = drawAtlas(() => newId(100_000_000, 109_999_999));
  const trades: Trade[] = INDUSTRIES.map((industry) => ({
    id: newId(1, 3_300),
    ...industry,
  }));
  const schools = new Map<string, Named>();
  for (const name of new Set(Object.values(SCHOOLS).flat()))
    schools.set(name, { id: newId(10_000, 99_999), name });

  const nowCount = toCount(monthOf(now));
  const employers = generateCompanies(seed, companies, Math.floor(nowCount / 12), trades, atlas);
  const staffing: Staffing = new Map();
  const society: Society = {
    seed,
    now: nowCount,
    atlas,
    market: { all: employers, byTrade: Map.groupBy(employers, ({ trade }) => trade.id) },
    schools,
    staffing,
    taken: { slugs: new Set(), numbers: new Set() },
  };

  const hire = createHiring(random, employers);
  const everybody: Person[] = [];
  for (let index = 0; index < people; index++) {
    const employer = hire();
    everybody.push(generatePerson(index, employer, findNamesake(index, employer, everybody), society));
  }
  plantHostility(random, everybody);

  return {
    seed,
    companies: employers.map(({ company }) => company),
    people: everybody,
    places: atlas.places,
    industries: trades.map(({ id, name }) => ({ id, name })),
    schools: [...schools.values()],
  };
}

/** Large companies employ more people of the world, none more than its headcount. */
function createHiring(random: Random, employers: readonly Employer[]): () => Employer {
  const totals: number[] = [];
  let total = 0;
  for (const { company } of employers) {
    total += Math.min(company.headcount, 3 * company.headcount ** 0.4);
    totals.push(total);
  }
  const hired = new Map<Employer, number>();

  const draw = (): Employer => {
    const mark = random.next() * total;
    let [low, high] = [0, totals.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((totals[middle] ?? 0) <= mark) low = middle + 1;
      else high = middle;
    }
    return employers[low] ?? random.pick(employers);
  };
  return () => {
    let employer = draw();
    for (let attempt = 0; attempt < 20; attempt++) {
      if ((hired.get(employer) ?? 0) < employer.company.headcount) break;
      employer = draw();
    }
    hired.set(employer, (hired.get(employer) ?? 0) + 1);
    return employer;
  };
}

function findNamesake(index: number, { company }: Employer, before: readonly Person[]): Namesake {
  if (index % NAMESAKE_EVERY !== NAMESAKE_EVERY - 1) return null;
  const other = before.slice(Math.floor(index / 3)).find((person) => employerIdOf(person) !== company.id);
  if (other === undefined) return null;
  return { name: { firstName: other.firstName, lastName: other.lastName }, gender: other.gender };
}

function plantHostility(random: Random, people: Person[]): void {
  const seats = random.sample(
    people.filter(({ isHidden }) => !isHidden),
    HOSTILE_PROFILES.length,
  );
  for (const [at, { index }] of seats.entries()) {
    const person = people[index];
    if (person !== undefined) people[index] = { ...person, ...HOSTILE_PROFILES[at] };
  }
}
