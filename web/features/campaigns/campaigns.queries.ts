import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Campaign, campaignsApi, isTemporaryId } from '#contract/campaigns.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';

export type CampaignInput = Omit<CallInput<typeof campaignsApi.create>['body'], 'id'> & { id?: string };
export type CampaignPatch = CallInput<typeof campaignsApi.update>['body'];

const listKey = [campaignsApi.list.path] as const;
export const campaignKey = (id: string) => [`${campaignsApi.list.path}/${id}`] as const;
const byId = (id: string) => ({ params: { id } });

/** Every failure is logged and passed on to the caller. */
async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DOMException)) console.error(`campaigns: ${what} failed`, error);
    throw error;
  }
}

export const campaignListQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => logged('list', call(campaignsApi.list, { signal })),
});

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKey(id),
    queryFn: ({ signal }) => logged('read', call(campaignsApi.one, { ...byId(id), signal })),
    enabled: !isTemporaryId(id),
  });

/** The list of the person signed in: loading at first, cleared without a user. */
export function useCampaigns(): { campaigns: Campaign[]; isLoading: boolean; error: string | null } {
  const { data: user, isPending: isSessionPending } = useSession();
  const { data, isPending, isError } = useQuery({ ...campaignListQuery, enabled: !!user });
  if (!user) return { campaigns: [], isLoading: isSessionPending, error: null };
  return {
    campaigns: data ?? [],
    isLoading: isPending,
    error: isError && !data ? errorTexts.campaignsLoad : null,
  };
}

const changeList = (client: QueryClient, change: (list: Campaign[]) => Campaign[]) =>
  client.setQueryData(listKey, (list) => list && change(list as Campaign[]));

/** The newest state the server told, in the list and in its own query. */
export function storeCampaign(client: QueryClient, campaign: Campaign): void {
  client.setQueryData(campaignKey(campaign.id), campaign);
  changeList(client, (list) => {
    const inList = { ...campaign, leads: [] };
    return list.some(({ id }) => id === campaign.id)
      ? list.map((one) => (one.id === campaign.id ? inList : one))
      : [...list, inList];
  });
}

export async function createCampaign({ id, ...rest }: CampaignInput): Promise<Campaign> {
  const body = id === undefined || isTemporaryId(id) ? rest : { ...rest, id };
  return logged('create', call(campaignsApi.create, { body }));
}

export const patchCampaign = (id: string, change: CampaignPatch, isKeptAlive = false): Promise<Campaign> =>
  logged('update', call(campaignsApi.update, { ...byId(id), body: change, isKeptAlive }));

export function useCreateCampaign() {
  const client = useQueryClient();
  return useMutation({ mutationFn: createCampaign, onSuccess: (created) => storeCampaign(client, created) });
}

export function useUpdateCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: CampaignPatch }) => patchCampaign(id, change),
    onSuccess: (updated) => storeCampaign(client, updated),
  });
}

export function useDeleteCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => logged('delete', call(campaignsApi.remove, byId(id))),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: campaignKey(id) });
      changeList(client, (list) => list.filter((one) => one.id !== id));
    },
  });
}

export type CampaignActName = 'launch' | 'pause' | 'resume' | 'archive' | 'restore' | 'duplicate';

/** Launch, pause, resume, archive, restore, duplicate: each answers the campaign as it is now. */
export function useCampaignAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: CampaignActName }) =>
      logged(act, call(campaignsApi[act], byId(id))),
    onSuccess: (campaign) => storeCampaign(client, campaign),
  });
}
