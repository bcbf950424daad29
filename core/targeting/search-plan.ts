import type { AccountTier } from '../network/account-quotas.ts';
import { readPlaces } from '../places/read-place.ts';
import { differingFields, uniteAlternatives } from './alternatives.ts';
import { employerKindOf } from './employer-kinds.ts';
import {
  type Choice,
  type CompanySize,
  type CriteriaField,
  criteriaFields,
  type IcpCriteria,
  type Seniority,
} from './icp-criteria.ts';
import { synonymsOf } from './job-titles.ts';
import { fitExpression, longestExpression, writeKeywords } from './search-expression.ts';

/** Kinds of seats on the network that search differently. */
export type SearchSeat = 'classic' | 'sales_navigator';

export const searchSeatOf = (tier: AccountTier): SearchSeat =>
  tier === 'sales_navigator' ? 'sales_navigator' : 'classic';

/** A search of people, in plain data; empty or absent fields ask for nothing. */
export type PeopleCriteria = {
  /** Classic by default. */
  seat?: SearchSeat;
  keywords?: string;
  titles?: string[];
  /** Ids given by the network's own lists, for the same seat. */
  locations?: string[];
  industries?: string[];
  companies?: string[];
  /** 1, 2 or 3: how far the person is. */
  distances?: number[];
  languages?: string[];
  /** Only Sales Navigator filters on these. */
  seniorities?: Seniority[];
  functions?: string[];
  companySizes?: CompanySize[];
  /** Ids or plain names. */
  excludedCompanies?: string[];
};

/** How many names Sales Navigator is given at most for one filter; it publishes no limit. */
export const mostNames = 50;

/** What to ask the network for; a field may be in both lists when the network sees only a part of it. */
export type SearchPlan = { search: PeopleCriteria; filtered: CriteriaField[]; checkedLater: CriteriaField[] };

/** `isDone`: the network filters on some of it; `isLeft`: something stays to be checked person by person. */
type Part = { search: PeopleCriteria; isDone: boolean; isLeft: boolean };

const nothing: Part = { search: {}, isDone: false, isLeft: false };
const later = (isAsked: boolean): Part => ({ ...nothing, isLeft: isAsked });
const done = (isAsked: boolean, search: PeopleCriteria): Part =>
  isAsked ? { ...nothing, search, isDone: true } : nothing;

/** The asked departments under the network's ids, or the regions around them where it knows no better. */
export type KnownDepartments = { ids: string[]; isExact: boolean };

/**
 * Criteria in the terms of a search, and what this kind of seat cannot filter on. Several kinds of wanted people are
 * asked for together, and told apart person by person.
 */
export function planSearch(
  target: IcpCriteria,
  seat: SearchSeat,
  known: KnownDepartments | null = null,
): SearchPlan {
  const isNavigator = seat === 'sales_navigator';
  const criteria = uniteAlternatives(target);
  const differing: readonly CriteriaField[] = differingFields(target);
  const { seniorities, companySizes, languages } = criteria;
  const words = planWords(criteria);
  const where = planWhere(criteria, known);
  const parts: Record<CriteriaField, Part> = {
    titles: planTitles(criteria, seat),
    seniorities: isNavigator ? done(seniorities.length > 0, { seniorities }) : later(seniorities.length > 0),
    functions: isNavigator
      ? planChoices(criteria.functions, 'functions')
      : later(criteria.functions.length > 0),
    tenures: later(criteria.tenures.length > 0),
    industries: planChoices(criteria.industries, 'industries'),
    // The register of companies is not the network's.
    nafCodes: later(criteria.nafCodes.length > 0),
    companySizes: isNavigator
      ? done(companySizes.length > 0, { companySizes })
      : later(companySizes.length > 0),
    places: where.places,
    departments: where.departments,
    languages: done(languages.length > 0, { languages }),
    mustHave: words.mustHave,
    mustNotHave: words.mustNotHave,
    exclusions: planExclusions(criteria, isNavigator),
  };
  const search = Object.assign({ seat }, ...Object.values(parts).map((part) => part.search), words.search);
  return {
    search,
    filtered: criteriaFields.filter((field) => parts[field].isDone),
    checkedLater: criteriaFields.filter((field) => parts[field].isLeft || differing.includes(field)),
  };
}

/** The user's own titles first; synonyms take the room that is left, one for each title in turn. */
function planTitles({ titles, hasSynonyms }: IcpCriteria, seat: SearchSeat): Part {
  const others = hasSynonyms ? interleave(titles.map(synonymsOf)) : [];
  const all = unique([...titles, ...others]);
  const fitting = seat === 'classic' ? fitExpression(all, ' OR ') : all.slice(0, mostNames);
  return {
    ...done(titles.length > 0, { titles: fitting }),
    isLeft: titles.some((title) => !fitting.includes(title)),
  };
}

/**
 * Filtering on the known places alone would lose the people of the others: one choice without an id leaves the
 * whole list for later.
 */
function planChoices(choices: readonly Choice[], field: 'functions' | 'industries' | 'locations'): Part {
  const ids = choices.flatMap(({ id }) => (id === null ? [] : [id]));
  return ids.length < choices.length ? later(true) : done(ids.length > 0, { [field]: ids });
}

/** The network takes one list of places: the narrower of what both ask, the other is checked later. */
function planWhere({ places, departments }: IcpCriteria, known: KnownDepartments | null) {
  const byPlace = planChoices(places, 'locations');
  if (departments.length === 0) return { places: byPlace, departments: nothing };
  const byDepartment: Part = known
    ? { search: { locations: known.ids }, isDone: true, isLeft: !known.isExact }
    : later(true);
  const isNarrower = !byPlace.isDone || places.every(({ label }) => isWide(label));
  return known && isNarrower
    ? { places: later(places.length > 0), departments: byDepartment }
    : { places: byPlace, departments: later(true) };
}

/** A country, a region. */
const isWide = (label: string): boolean =>
  readPlaces(label).every(({ town, departments }) => town === null && departments === null);

/**
 * Words to meet and to avoid share the field of keywords; those without room are checked later, as are kinds of
 * employers, which few profiles name.
 */
function planWords({ mustHave, mustNotHave }: IcpCriteria) {
  const isWord = (label: string) => employerKindOf(label) === null;
  const { expression, wanted, unwanted } = writeKeywords(
    mustHave.filter(isWord),
    mustNotHave.filter(isWord),
    longestExpression,
  );
  const part = (asked: number, kept: number): Part => ({
    ...nothing,
    isDone: kept > 0,
    isLeft: kept < asked,
  });
  return {
    search: (expression ? { keywords: expression } : {}) satisfies PeopleCriteria,
    mustHave: part(mustHave.length, wanted),
    mustNotHave: part(mustNotHave.length, unwanted),
  };
}

/** Sales Navigator leaves companies out by name; a domain is known only once the company is read. */
function planExclusions({ exclusions }: IcpCriteria, isNavigator: boolean): Part {
  const { customers, competitors, domains } = exclusions;
  const names = unique([...customers, ...competitors]);
  const excludedCompanies = isNavigator ? names.slice(0, mostNames) : [];
  return {
    ...done(excludedCompanies.length > 0, { excludedCompanies }),
    isLeft: domains.length > 0 || excludedCompanies.length < names.length,
  };
}

const interleave = (lists: readonly string[][]): string[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();

const unique = (names: readonly string[]): string[] => {
  const byKey = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...byKey.values()].toReversed();
};
