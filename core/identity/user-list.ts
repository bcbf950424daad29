import type { SortOrder } from '#core/leads/lead-sort.ts';

export const userStates = ['active', 'unverified', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

export const userSorts = ['seen', 'created', 'name', 'email', 'plan', 'state'] as const;
export type UserSort = (typeof userSorts)[number];

/** The way that a first click on a column means. */
export const defaultUserOrder: Record<UserSort, SortOrder> = {
  seen: 'desc',
  created: 'desc',
  name: 'asc',
  email: 'asc',
  plan: 'asc',
  state: 'asc',
};
