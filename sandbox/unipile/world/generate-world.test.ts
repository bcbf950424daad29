import { beforeAll, describe, expect, test } from 'vitest';
import { generateWorld } from './generate-world.ts';
import { HOSTILE_PROFILES } from './hostile-profiles.ts';
import type { Month, Person, World } from './world.ts';

const now = new Date('2026-11-15T09:00:00Z');
const months = ({ year, month }: Month) => year * 12 + month;
const nowInMonths = months({ year: 2026, month: 11 });
const currentOf = ({ positions }: Person) => positions.find(({ end }) => end === null);

let world: World;
beforeAll(() => {
  world = generateWorld({ seed: 'accroche', now });
});

const share = (isCounted: (person: Person) => boolean) =>
  world.people.filter(isCounted).length / world.people.length;
const countDistinct = <T>(values: readonly T[]) => new Set(values).size;

describe('the same arguments', () => {
  test('make the same world', { tags: 'heavy' }, () => {
    expect(generateWorld({ seed: 'accroche', now })).toEqual(world);
  });

  test('but another seed makes other people', () => {
    const other = generateWorld({ seed: 'ailleurs', people: 40, companies: 40, now });
    const names = (people: readonly Person[]) =>
      people.slice(0, 40).map(({ firstName, lastName }) => firstName + lastName);
    expect(names(other.people)).not.toEqual(names(world.people));
    expect(other.people[0]?.ids.classic).not.toBe(world.people[0]?.ids.classic);
  });
});

describe('identity', () => {
  test('sizes', () => {
    expect(world.people).toHaveLength(5_000);
    expect(world.companies).toHaveLength(1_200);
    expect(world.industries.length).toBeGreaterThan(30);
    expect(world.people.every(({ index }, at) => index === at)).toBe(true);
  });

  test('ids look like the network’s and never repeat', () => {
    const ids = world.people.flatMap((person) => Object.values(person.ids));
    expect(countDistinct(ids)).toBe(15_000);
    expect(countDistinct(ids.map((id) => id.slice(3)))).toBe(15_000);
    for (const { ids: own } of world.people) {
      expect(own.classic).toMatch(/^ACo[\w-]{36}$/);
      expect(own.salesNavigator).toMatch(/^ACw[\w-]{36}$/);
      expect(own.recruiter).toMatch(/^AE[\w-]{37}$/);
    }
    expect(countDistinct(world.people.map(({ memberNumber }) => memberNumber))).toBe(5_000);
    expect(world.people.every(({ memberNumber }) => /^\d{8,9}$/.test(String(memberNumber)))).toBe(true);
    const keys = world.people.flatMap(({ posts }) => posts.map(({ key }) => key));
    expect(countDistinct(keys)).toBe(keys.length);
  });

  test('slugs are unique and made of plain letters', () => {
    for (const slugs of [world.people, world.companies].map((list) => list.map(({ slug }) => slug))) {
      expect(countDistinct(slugs)).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
    expect(countDistinct(world.companies.map(({ id }) => id))).toBe(1_200);
    expect(countDistinct(world.companies.map(({ name }) => name))).toBe(1_200);
  });

  test('every reference leads somewhere', () => {
    const known = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
    const [places, industries, companies, schools] = [
      world.places,
      world.industries,
      world.companies,
      world.schools,
    ].map(known);
    for (const { placeId, industryId } of [...world.people, ...world.companies]) {
      expect(places?.has(placeId)).toBe(true);
      expect(industries?.has(industryId)).toBe(true);
    }
    const positions = world.people.flatMap((person) => person.positions);
    expect(positions.filter(({ companyId }) => companyId !== null && !companies?.has(companyId))).toEqual([]);
    expect(
      world.people.flatMap(({ education }) => education).filter(({ school }) => !schools?.has(school.id)),
    ).toEqual([]);
  });

  test('namesakes work in different companies', () => {
    const byName = Map.groupBy(world.people, ({ firstName, lastName }) => `${firstName} ${lastName}`);
    const pairs = [...byName.values()].filter(
      (people) =>
        people.length > 1 && countDistinct(people.map((person) => currentOf(person)?.companyId)) > 1,
    );
    expect(pairs.length).toBeGreaterThanOrEqual(20);
    const small = generateWorld({ seed: 'village', people: 240, companies: 60, now }).people;
    for (const namesake of [small[119], small[239]]) {
      const others = small.filter(
        ({ firstName, lastName }) => firstName === namesake?.firstName && lastName === namesake.lastName,
      );
      expect(others.length).toBeGreaterThan(1);
    }
  });
});

describe('careers', () => {
  test('go backwards in time, without overlap, and start before now', { tags: 'heavy' }, () => {
    for (const { positions } of world.people) {
      expect(positions.length).toBeGreaterThanOrEqual(1);
      expect(positions.length).toBeLessThanOrEqual(6);
      let limit = nowInMonths;
      for (const [at, { start, end }] of positions.entries()) {
        if (at > 0) expect(end).not.toBeNull();
        const last = end === null ? nowInMonths : months(end);
        expect(last).toBeLessThanOrEqual(limit);
        expect(months(start)).toBeLessThanOrEqual(last);
        limit = months(start);
      }
    }
  });

  test('nobody works at a company before it exists, or at a full one', () => {
    const companies = new Map(world.companies.map((company) => [company.id, company]));
    for (const { positions } of world.people)
      for (const { companyId, companyName, start } of positions) {
        const company = companies.get(companyId ?? '');
        if (company === undefined) continue;
        expect(start.year).toBeGreaterThanOrEqual(company.foundedIn);
        expect(companyName).toBe(company.name);
      }
    const staff = Map.groupBy(world.people, (person) => currentOf(person)?.companyId ?? '');
    for (const company of world.companies)
      expect(staff.get(company.id)?.length ?? 0).toBeLessThanOrEqual(company.headcount);
  });

  test('studies end before they begin to count as experience', () => {
    for (const { education, positions, seniority } of world.people) {
      const studies = education.at(-1);
      const first = positions.at(-1);
      if (studies?.endYear == null || studies.startYear == null || first === undefined) continue;
      expect(studies.startYear).toBeLessThan(studies.endYear);
      if (seniority !== 'in_training') expect(studies.endYear).toBeLessThanOrEqual(first.start.year);
    }
  });

  test('titles agree with the person', () => {
    for (const { gender, positions } of world.people)
      for (const { title } of positions)
        expect(title).not.toMatch(
          gender === 'feminine' ? /^(?:Directeur|Gérant|Chargé) / : /^(?:Directrice|Gérante|Chargée) /,
        );
  });
});

describe('variety', () => {
  test('shares of the population', () => {
    const isAbout = (found: number, wanted: number) =>
      expect(Math.abs(found - wanted)).toBeLessThan(wanted / 3);
    isAbout(
      share((person) => currentOf(person) === undefined),
      0.03,
    );
    isAbout(
      share((person) => currentOf(person)?.companyId === null),
      0.03,
    );
    isAbout(
      share(({ isHidden }) => isHidden),
      0.02,
    );
    expect(share(({ about }) => about !== null)).toBeCloseTo(0.4, 1);
    expect(share(({ posts }) => posts.length > 0)).toBeCloseTo(0.44, 1);
    expect(share(({ gender }) => gender === 'feminine')).toBeCloseTo(0.47, 1);
    const functions = Map.groupBy(world.people, ({ jobFunction }) => jobFunction);
    expect(functions.size).toBe(13);
    expect(countDistinct(world.people.map(({ headline }) => headline))).toBeGreaterThan(4_000);
  });

  test('companies have a long tail', () => {
    const headcounts = world.companies.map(({ headcount }) => headcount).sort((a, b) => a - b);
    expect(headcounts[0]).toBe(1);
    expect(headcounts[600]).toBeLessThan(100);
    expect(headcounts.at(-1)).toBeGreaterThan(10_000);
    expect(headcounts.at(-1)).toBeLessThanOrEqual(40_000);
  });

  test('places go from the town to the country', () => {
    const names = world.places.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Lyon, Auvergne-Rhône-Alpes, France',
        'Paris et périphérie',
        'Saint-Denis, La Réunion, France',
        'Bretagne, France',
      ]),
    );
    expect(world.places.every(({ path }) => path.length > 0)).toBe(true);
  });

  test('chiefs of large companies open less than trainees', () => {
    const mean = (people: readonly Person[]) =>
      people.reduce((sum, { temper }) => sum + temper.openness, 0) / people.length;
    const of = (seniority: Person['seniority']) =>
      world.people.filter((person) => person.seniority === seniority);
    expect(mean(of('cxo'))).toBeLessThan(mean(of('entry')));
    expect(mean(of('entry'))).toBeLessThan(mean(of('in_training')));
    expect(world.people.every(({ temper }) => temper.openness >= 0 && temper.openness <= 1)).toBe(true);
  });
});

describe('texts', () => {
  const hostile = (person: Person) =>
    HOSTILE_PROFILES.some(({ about, headline, shownFirstName, shownLastName }) =>
      [
        about === person.about,
        headline === person.headline,
        shownFirstName === person.shownFirstName,
        shownLastName === person.shownLastName,
      ].some(Boolean),
    );

  test('the hostile profiles are all there, and seen by everybody', () => {
    const planted = world.people.filter(hostile);
    expect(planted).toHaveLength(HOSTILE_PROFILES.length);
    expect(planted.some(({ isHidden }) => isHidden)).toBe(false);
  });

  test('no slot is left open, no apostrophe is straight', () => {
    const texts = [
      ...world.people
        .filter((person) => !hostile(person))
        .flatMap(({ headline, about, posts, positions }) => [
          headline,
          about ?? '',
          ...posts.map(({ text }) => text),
          ...positions.flatMap(({ title, description }) => [title, description ?? '']),
        ]),
      ...world.companies.flatMap(({ name, tagline, description }) => [
        name,
        tagline ?? '',
        description ?? '',
      ]),
    ];
    expect(
      texts
        .filter((text) =>
          /[{}[\]]|undefined|'|\bde [aeiouéèêhAEIOUÉÈ][a-zé]+ /.test(
            text.replace(/\bde (?:haut|huit|onze|hôt)/g, ''),
          ),
        )
        .slice(0, 5),
    ).toEqual([]);
  });
});
