import type { ParameterSearch, PeopleSearch } from '../social-network.ts';

/** Our criteria in the provider's classic search; a pasted address says everything by itself. */
export function writeSearch(search: PeopleSearch): Record<string, unknown> {
  if (search.kind === 'url') return { url: search.url };
  const { keywords, titles, locations, industries, companies, distances, languages } = search;
  return dropEmpty({
    api: 'classic',
    category: 'people',
    keywords,
    location: locations,
    industry: industries,
    company: companies,
    network_distance: distances,
    profile_language: languages,
    advanced_keywords: titles?.length ? { title: titles.map(quoted).join(' OR ') } : undefined,
  });
}

export const parameterTypes: Record<ParameterSearch['kind'], string> = {
  location: 'LOCATION',
  industry: 'INDUSTRY',
  company: 'COMPANY',
  school: 'SCHOOL',
  title: 'JOB_TITLE',
  function: 'JOB_FUNCTION',
  skill: 'SKILL',
};

const quoted = (title: string) => (/\s/.test(title) ? `"${title.replaceAll('"', '')}"` : title);

const dropEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
    ),
  );
