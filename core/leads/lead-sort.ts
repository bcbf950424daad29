export const leadSorts = ['recent', 'score', 'name', 'company'] as const;
export type LeadSort = (typeof leadSorts)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The order that is meant when none is said: the latest, the best, or from A. */
export const defaultLeadOrder: Readonly<Record<LeadSort, SortOrder>> = {
  recent: 'desc',
  score: 'desc',
  name: 'asc',
  company: 'asc',
};
