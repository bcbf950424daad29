import type { z } from 'zod';
import { UserQuery } from '#contract/overview/admin-users.ts';
import { defaultUserOrder, type UserSort } from '#core/identity/user-list.ts';
import { type ListView, listAddress } from '#web/lists/list-address.ts';

const shape = UserQuery.pick({ q: true, plan: true, state: true }).shape;
type UserFilter =
  z.infer<typeof UserQuery> extends infer Query
    ? Pick<Query, Extract<keyof Query, 'q' | 'plan' | 'state'>>
    : never;
export type UserView = ListView<UserFilter, UserSort>;

const address = listAddress<UserFilter, UserSort>({
  shape,
  names: { q: 'recherche', plan: 'formule', state: 'etat' },
  defaultOrder: defaultUserOrder,
  first: 'seen',
});

export const readUserAddress = address.read;

/** With the view of the administration that it belongs to. */
export function writeUserAddress(view: UserView): URLSearchParams {
  const parameters = address.write(view);
  parameters.set('vue', 'utilisateurs');
  return parameters;
}
