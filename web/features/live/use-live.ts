import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/identity/users.ts';
import { hasFeature } from '#core/identity/plans.ts';
import { followLive } from './follow-live.ts';
import {
  allRefreshed,
  gatherRefreshes,
  isRefreshed,
  refreshedBy,
  refreshedByNotification,
} from './live-refreshes.ts';
import { setLiveState } from './live-state.ts';

/** Keeps every page of the frame as new as the server: pushed where the plan has it, else each query polls. */
export function useLive(user: User): void {
  const client = useQueryClient();
  const isAllowed = hasFeature(user, 'realTimeNotifications');
  useEffect(() => {
    if (!isAllowed) return;
    const refresh = (paths: Iterable<string>) =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => isRefreshed(queryKey, paths) });
    const gathered = gatherRefreshes(refresh);
    const leave = followLive(user.id, {
      onEvent: (event) => {
        if (event.name === 'notification') refresh(refreshedByNotification);
        else gathered.add(event.name === 'activity' ? refreshedBy(event.activity) : allRefreshed);
      },
      onState: (state) => {
        setLiveState(state);
        // The interval of a query is decided when it is answered: it is asked once more, and then polled.
        if (state === 'polling') gathered.add(allRefreshed);
      },
    });
    return () => {
      leave();
      gathered.stop();
      setLiveState('off');
    };
  }, [client, isAllowed, user.id]);
}
