import type { Deps } from '#server/deps.ts';
import type { UserRow } from './users.table.ts';

/** Outside the demonstration its accounts open nothing: everybody knows their passwords. */
export const isServed = ({ env }: Pick<Deps, 'env'>, user: Pick<UserRow, 'isDemo'>): boolean =>
  env.isDemo || !user.isDemo;

/** Nor does an account that an administrator suspended. */
export const canSignIn = (deps: Pick<Deps, 'env'>, user: Pick<UserRow, 'isDemo' | 'suspendedAt'>): boolean =>
  isServed(deps, user) && user.suspendedAt === null;
