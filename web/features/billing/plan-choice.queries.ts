import { queryOptions } from '@tanstack/react-query';
import { usersApi } from '#contract/identity/users.ts';
import { call } from '#web/lib/api.ts';

/** What was picked at sign-up, until it is paid for. */
export const planChoiceQuery = queryOptions({
  queryKey: [usersApi.planChoice.path],
  queryFn: ({ signal }) => call(usersApi.planChoice, { signal }),
});
