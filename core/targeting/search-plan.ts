import type { IcpCriteria } from './icp-criteria.ts';

type Planned = {
  search: { titles: string[]; locations: string[]; industries: string[] };
  filtered: ('titles' | 'places' | 'industries')[];
  checkedLater: ('seniorities' | 'functions' | 'companySizes')[];
};
export function planSearch(
  { titles, places, industries }: IcpCriteria,
  _seat: 'classic' | 'sales_navigator',
): Planned {
  const ids = (list: { id: string | null }[]) => list.flatMap(({ id }) => (id ? [id] : []));
  return {
    search: { titles, locations: ids(places), industries: ids(industries) },
    filtered: titles.length ? ['titles'] : [],
    checkedLater: [],
  };
}
