import type { QueryClient } from '@tanstack/react-query';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { draftsApi } from '#contract/texts/drafts.ts';

/** The first word of each key: whoever learns that something happened makes these read again. */
export const liveKeys = {
  live: campaignLiveApi.live.path,
  nextActions: campaignLiveApi.nextActions.path,
  activity: campaignLiveApi.activity.path,
  undecided: campaignLiveApi.undecided.path,
  tasks: campaignLiveApi.tasks.path,
} as const;

/** Whatever was done to one person changes the figures, the lists and what waits. */
export const refreshLive = (client: QueryClient) =>
  Promise.all(
    [...Object.values(liveKeys), dashboardApi.read.path, draftsApi.queue.path].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  );
