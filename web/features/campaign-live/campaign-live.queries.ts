import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { personActsApi } from '#contract/engine/person-acts.ts';
import {
  type ActivityView,
  type CampaignLive,
  campaignLiveApi,
  type NextActionView,
} from '#contract/overview/campaign-live.ts';
import { liveKeys, refreshLive } from '#web/features/campaigns/live-keys.ts';
import { call } from '#web/lib/api.ts';

/** Without a push, the page asks again by itself. */
const refreshEveryMs = 30_000;

const polled = { staleTime: 0, refetchInterval: refreshEveryMs, refetchOnWindowFocus: 'always' } as const;
const byId = (id: string) => ({ params: { id } });
const ofCampaign = (campaignId: string | null) => (campaignId ? { campaignId } : {});

export const liveQuery = (id: string) =>
  queryOptions({
    queryKey: [liveKeys.live, id] as const,
    queryFn: async ({ signal, client }) => {
      const live = await call(campaignLiveApi.live, { ...byId(id), signal });
      // A guardrail or the account may have stopped it since: its own record is read again.
      const key = [`${campaignsApi.list.path}/${id}`];
      const known = client.getQueryData<Campaign>(key);
      if (known && client.isMutating() === 0 && hasMoved(known, live))
        void client.invalidateQueries({ queryKey: key });
      return live;
    },
    ...polled,
  });

const hasMoved = (known: Campaign, live: CampaignLive) =>
  known.status !== live.status || known.pausedReason !== live.pausedReason;

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  placeholderData: keepPreviousData,
  ...polled,
} as const;
const pageOf = <View>(view: View, cursor: string) => ({ view, ...(cursor && { cursor }) });

export const nextActionsQuery = (id: string, view: NextActionView) =>
  infiniteQueryOptions({
    queryKey: [liveKeys.nextActions, id, view] as const,
    queryFn: ({ pageParam, signal }) =>
      call(campaignLiveApi.nextActions, { ...byId(id), query: pageOf(view, pageParam), signal }),
    ...pages,
  });

export const activityQuery = (id: string, view: ActivityView) =>
  infiniteQueryOptions({
    queryKey: [liveKeys.activity, id, view] as const,
    queryFn: ({ pageParam, signal }) =>
      call(campaignLiveApi.activity, { ...byId(id), query: pageOf(view, pageParam), signal }),
    ...pages,
  });

/** Made anew with each version of the campaign; a run of the whole engine is not asked for every half minute. */
export const liveForecastQuery = ({ id, version }: Campaign) =>
  queryOptions({
    queryKey: [forecastApi.campaign.path, id, version] as const,
    queryFn: ({ signal }) => call(forecastApi.campaign, { ...byId(id), signal }),
  });

/** Sends that nobody knows the end of, in one campaign or in all. */
export const undecidedQuery = (campaignId: string | null) =>
  queryOptions({
    queryKey: [liveKeys.undecided, campaignId] as const,
    queryFn: ({ signal }) => call(campaignLiveApi.undecided, { query: ofCampaign(campaignId), signal }),
    ...polled,
  });

export const tasksQuery = (campaignId: string | null) =>
  queryOptions({
    queryKey: [liveKeys.tasks, campaignId] as const,
    queryFn: ({ signal }) => call(campaignLiveApi.tasks, { query: ofCampaign(campaignId), signal }),
    ...polled,
  });

function useLiveMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshLive(client) });
}

export const useSettle = () =>
  useLiveMutation(({ id, hasLeft }: { id: string; hasLeft: boolean }) =>
    call(campaignLiveApi.settle, { ...byId(id), body: { hasLeft } }),
  );

export const useFinishTask = () =>
  useLiveMutation(({ id, isDone }: { id: string; isDone: boolean }) =>
    call(campaignLiveApi.finishTask, { ...byId(id), body: { isDone } }),
  );

export type PersonActInput = { campaignId: string; personId: string } & (
  | { act: 'pause' | 'resume' | 'release' | 'sendNow' | 'remove' }
  | { act: 'skip'; stepKey: string }
);

export const usePersonAct = () =>
  useLiveMutation((input: PersonActInput) => {
    const params = { id: input.campaignId, personId: input.personId };
    switch (input.act) {
      case 'pause':
        return call(personActsApi.pause, { params, body: { until: null } });
      case 'skip':
        return call(personActsApi.skip, { params, body: { stepKey: input.stepKey } });
      default:
        return call(personActsApi[input.act], { params });
    }
  });
