import {
  type MutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Campaign, campaignsApi, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/errors.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { outcomeOf } from '#core/campaigns/campaign-status.ts';
import { freeName } from '#core/campaigns/free-name.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { call } from '#web/lib/api.ts';
import { logged } from '#web/lib/logged.ts';
import { useSession } from '#web/lib/session.ts';
import { refreshLive } from './live-keys.ts';

export type CampaignInput = Omit<CallInput<typeof campaignsApi.create>['body'], 'id'> & { id?: string };
export type CampaignPatch = CallInput<typeof campaignsApi.update>['body'];

const listKey = [campaignsApi.list.path] as const;
const byId = (id: string) => ({ params: { id } });

export const campaignListQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => logged('list', call(campaignsApi.list, { signal })),
});

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [`${campaignsApi.list.path}/${id}`] as const,
    queryFn: ({ signal }) => logged('read', call(campaignsApi.one, { ...byId(id), signal })),
    enabled: !isTemporaryId(id),
  });
export const campaignKey = (id: string) => campaignQuery(id).queryKey;

/** The list of the user signed in: loading at first, cleared without a user. */
export function useCampaigns() {
  const { data: user, isPending: isSessionPending } = useSession();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...campaignListQuery,
    enabled: !!user,
  });
  const list = user
    ? {
        campaigns: data ?? [],
        isLoading: isPending,
        error: isError && !data ? errorTexts.campaignsLoad : null,
      }
    : { campaigns: [], isLoading: isSessionPending, error: null };
  return { ...list, isFetching, refetch };
}

/** Names a campaign in a filter: one may have been deleted since. */
export function useCampaignName(): (id: string) => string {
  const { campaigns } = useCampaigns();
  return (id) => campaigns.find((one) => one.id === id)?.name ?? 'campagne supprimée';
}

const changeList = (client: QueryClient, change: (list: Campaign[]) => Campaign[]) =>
  client.setQueryData(listKey, (list) => list && change(list as Campaign[]));

/** The newest state the server sent, in the list and in its own query; it takes the place of `localId`. */
export function storeCampaign(client: QueryClient, campaign: Campaign, localId = campaign.id): void {
  client.setQueryData(campaignKey(campaign.id), campaign);
  const inList = { ...campaign, leads: [] };
  changeList(client, (list) => {
    const index = list.findIndex(({ id }) => id === localId || id === campaign.id);
    const others = list.filter(({ id }) => id !== localId && id !== campaign.id);
    return index === -1 ? [...list, inList] : others.toSpliced(index, 0, inList);
  });
}

/** What waits for the user and what a campaign does next follow from every change. */
export const refreshOutlooks = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [dashboardApi.read.path] });

/** Changes one campaign wherever it is shown, and returns how it was. */
function showAtOnce(client: QueryClient, id: string, change: (campaign: Campaign) => Campaign) {
  const before = {
    list: client.getQueryData<Campaign[]>(listKey)?.find((one) => one.id === id),
    one: client.getQueryData(campaignKey(id)),
  };
  client.setQueryData(campaignKey(id), (one) => one && change(one));
  changeList(client, (list) => list.map((one) => (one.id === id ? change(one) : one)));
  return before;
}
type Before = ReturnType<typeof showAtOnce>;

/** Only this campaign goes back: others may have changed meanwhile. */
function takeBack(client: QueryClient, id: string, before: Before | undefined): void {
  if (!before) return;
  const { list: inList, one } = before;
  if (one) client.setQueryData(campaignKey(id), one);
  if (!inList) return;
  changeList(client, (list) =>
    list.some((each) => each.id === id)
      ? list.map((each) => (each.id === id ? inList : each))
      : [...list, inList],
  );
}

async function holdReads(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.cancelQueries({ queryKey: listKey, exact: true }),
    client.cancelQueries({ queryKey: campaignKey(id) }),
  ]);
}

/** A temporary id is kept to itself; as a key it makes a creation whose answer was lost safe to repeat. */
async function createCampaign({ id, ...rest }: CampaignInput): Promise<Campaign> {
  const isTemporary = id !== undefined && isTemporaryId(id);
  const input = isTemporary ? { body: rest, idempotencyKey: id } : { body: { ...rest, ...(id && { id }) } };
  return logged('create', call(campaignsApi.create, input));
}

export const patchCampaign = (id: string, change: CampaignPatch, isKeptAlive = false): Promise<Campaign> =>
  logged('update', call(campaignsApi.update, { ...byId(id), body: change, isKeptAlive }));

/** As the server names a campaign that nobody named. */
export const freeNameIn = (client: QueryClient): string =>
  freeName(client.getQueryData<Campaign[]>(listKey)?.map(({ name }) => name) ?? []);

/** What stands in the list while the server makes the campaign. */
function localCampaign(id: string, name: string): Campaign {
  const now = new Date().toISOString();
  return {
    id,
    name,
    status: 'inactive',
    pausedReason: null,
    version: 0,
    created: now,
    lastModified: now,
    launchedAt: null,
    statusChangedAt: now,
    offerId: null,
    offerName: null,
    offerData: emptyOfferData,
    icpId: null,
    icpName: null,
    icpData: null,
    leadsCount: 0,
    qualifiedCount: 0,
    leads: [],
    sequenceVersion: 1,
    metadata: { lastSearchQuery: null, engagementConfig: null },
  };
}

const without = (id: string) => (list: Campaign[]) => list.filter((one) => one.id !== id);

/** The id of the local entry: the one given, or what a lasting id is made of. */
const localIdOf = (id: string) => id.replaceAll('-', '');

export const creation = (client: QueryClient): MutationOptions<Campaign, Error, CampaignInput> => ({
  mutationFn: createCampaign,
  onMutate: ({ id, name }) => {
    if (id)
      changeList(client, (list) => [
        ...without(localIdOf(id))(list),
        ...(list.some((one) => one.id === id)
          ? []
          : [localCampaign(localIdOf(id), name ?? freeName(list.map((one) => one.name)))]),
      ]);
  },
  onError: (_error, { id }) => {
    if (id) changeList(client, without(localIdOf(id)));
  },
  onSuccess: (created, { id }) => {
    storeCampaign(client, created, id && localIdOf(id));
    void refreshOutlooks(client);
  },
});

/** Creates a campaign that stands in the list meanwhile. */
export const createInList = (client: QueryClient, input: CampaignInput): Promise<Campaign> =>
  client.getMutationCache().build(client, creation(client)).execute(input);

type Update = { id: string; change: CampaignPatch };

/** A new name shows at once; the rest waits for the server, which fills and checks it. */
export const update = (
  client: QueryClient,
): MutationOptions<Campaign, Error, Update, Before | undefined> => ({
  mutationFn: ({ id, change }) => patchCampaign(id, change),
  onMutate: async ({ id, change: { name } }) => {
    if (name === undefined) return undefined;
    await holdReads(client, id);
    return showAtOnce(client, id, (campaign) => ({ ...campaign, name }));
  },
  onError: (_error, { id }, before) => takeBack(client, id, before),
  onSuccess: (updated) => {
    storeCampaign(client, updated);
    void refreshOutlooks(client);
  },
});

export const deletion = (client: QueryClient): MutationOptions<unknown, Error, string, Before> => ({
  mutationFn: (id) => logged('delete', call(campaignsApi.remove, byId(id))),
  onMutate: async (id) => {
    await holdReads(client, id);
    const before = showAtOnce(client, id, (campaign) => campaign);
    changeList(client, without(id));
    return before;
  },
  onError: (_error, id, before) => takeBack(client, id, before),
  onSuccess: (_, id) => {
    client.removeQueries({ queryKey: campaignKey(id) });
    void refreshOutlooks(client);
  },
});

export type CampaignActName =
  | 'launch'
  | 'pause'
  | 'resume'
  | 'changeAccount'
  | 'archive'
  | 'restore'
  | 'duplicate';
type Act = { id: string; act: CampaignActName };

/** Launch, resume and restore wait for the server, which may refuse them. */
const shownAtOnce: Partial<Record<CampaignActName, (campaign: Campaign) => Campaign>> = {
  pause: (campaign) => ({ ...campaign, status: outcomeOf('pause'), pausedReason: 'user' }),
  archive: (campaign) => ({ ...campaign, status: outcomeOf('archive'), pausedReason: null }),
};

export const actKey = ['campaign-act'];

/** Each act answers the campaign as it is now; for a duplicate, the new one. */
export const act = (client: QueryClient): MutationOptions<Campaign, Error, Act, Before | undefined> => ({
  mutationKey: actKey,
  mutationFn: ({ id, act }) => logged(act, call(campaignsApi[act], byId(id))),
  onMutate: async ({ id, act }) => {
    const change = shownAtOnce[act];
    if (!change) return undefined;
    await holdReads(client, id);
    return showAtOnce(client, id, change);
  },
  onError: (_error, { id }, before) => takeBack(client, id, before),
  onSuccess: (campaign) => {
    storeCampaign(client, campaign);
    void refreshLive(client);
  },
});

export const useUpdateCampaign = () => useMutation(update(useQueryClient()));
export const useDeleteCampaign = () => useMutation(deletion(useQueryClient()));
export const useCampaignAct = () => useMutation(act(useQueryClient()));
