import type { Deps } from '#server/deps.ts';
import type { UserRow } from './users.table.ts';

/** Outside the demonstration its accounts open nothing: everybody knows their passwords. */
export const canSignIn = ({ env }: Pick<Deps, 'env'>, user: Pick<UserRow, 'isDemo'>): boolean =>
  env.isDemo || !user.isDemo;
