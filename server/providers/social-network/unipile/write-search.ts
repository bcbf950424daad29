import { type Seniority, sizeBounds } from '#core/targeting/icp-criteria.ts';
import { fitExpression, quoteTerm } from '#core/targeting/search-expression.ts';
import type { PeopleCriteria, SearchSeat } from '#core/targeting/search-plan.ts';
import type { ParameterSearch, PeopleSearch } from '../social-network.ts';

/** Our criteria in the provider's search for this seat; a pasted address says everything by itself. */
export function writeSearch(search: PeopleSearch): Record<string, unknown> {
  if (search.kind === 'url') return { url: search.url };
  return dropEmpty(
    search.seat === 'sales_navigator' ? writeNavigatorSearch(search) : writeClassicSearch(search),
  );
}

/** Levels, departments and sizes of companies are not among the classic filters. */
const writeClassicSearch = (search: PeopleCriteria) => ({
  api: 'classic',
  category: 'people',
  keywords: search.keywords,
  location: search.locations,
  industry: search.industries,
  company: search.companies,
  network_distance: search.distances,
  profile_language: search.languages,
  advanced_keywords: search.titles?.length ? { title: writeTitles(search.titles) } : undefined,
});

const writeNavigatorSearch = (search: PeopleCriteria) => ({
  api: 'sales_navigator',
  category: 'people',
  keywords: search.keywords,
  location: among(search.locations),
  industry: among(search.industries),
  company: among(search.companies, search.excludedCompanies),
  role: among(search.titles),
  function: among(search.functions),
  seniority: among(search.seniorities?.flatMap((level) => seniorityWords[level])),
  company_headcount: search.companySizes?.map((size) => dropEmpty({ ...sizeBounds[size] })),
  network_distance: search.distances,
  profile_language: search.languages,
});

const seniorityWords: Record<Seniority, string[]> = {
  owner: ['owner/partner'],
  cxo: ['cxo'],
  vp: ['vice_president'],
  director: ['director'],
  manager: ['experienced_manager', 'entry_level_manager'],
  senior: ['strategic', 'senior'],
  entry: ['entry_level'],
};

/** What the provider calls our lists; Sales Navigator numbers sectors and departments in its own way. */
export const parameterTypes: Record<SearchSeat, Record<ParameterSearch['kind'], string>> = {
  classic: {
    location: 'LOCATION',
    industry: 'INDUSTRY',
    company: 'COMPANY',
    school: 'SCHOOL',
    title: 'JOB_TITLE',
    function: 'JOB_FUNCTION',
    skill: 'SKILL',
  },
  sales_navigator: {
    location: 'LOCATION',
    industry: 'SALES_INDUSTRY',
    company: 'COMPANY',
    school: 'SCHOOL',
    title: 'JOB_TITLE',
    function: 'DEPARTMENT',
    skill: 'SKILL',
  },
};
export const services: Record<SearchSeat, string> = {
  classic: 'CLASSIC',
  sales_navigator: 'SALES_NAVIGATOR',
};

const writeTitles = (titles: readonly string[]) =>
  fitExpression(titles, ' OR ').map(quoteTerm).filter(Boolean).join(' OR ');

function among(include: string[] = [], exclude: string[] = []) {
  const choice = dropEmpty({ include, exclude });
  return Object.keys(choice).length > 0 ? choice : undefined;
}

const dropEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '',
    ),
  );
