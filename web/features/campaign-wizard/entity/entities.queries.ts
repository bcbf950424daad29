import { useMutation, useQueryClient } from '@tanstack/react-query';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';
import { useEditing } from '../editing-context.ts';
import type { Entity, EntityKind } from './entity-texts.ts';

const apis = { offers: offersApi, icps: icpsApi };
const choiceOf = (kind: EntityKind, id: string | null) =>
  kind === 'offers' ? { offerId: id } : { icpId: id };

/** The offer or the target in use, with its name: one made from the content is newer there than in the list. */
export function useEntity(kind: EntityKind) {
  const { campaign, act } = useEditing();
  return {
    currentId: (kind === 'offers' ? campaign?.offerId : campaign?.icpId) ?? null,
    currentName: kind === 'offers' ? campaign?.offerName : campaign?.icpName,
    choose: (id: string | null) => act(choiceOf(kind, id)),
  };
}

/** The name belongs to the offer or the target: every campaign that uses it reads it anew. */
export function useRenameEntity(kind: EntityKind) {
  const { id: campaignId } = useEditing();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(apis[kind].update, { params: { id }, body: { name } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [apis[kind].list.path] }),
        client.invalidateQueries({ queryKey: campaignKey(campaignId) }),
      ]),
  });
}

/** First taken out of the campaign on the screen, if only that one uses it. */
export function useRemoveEntity(kind: EntityKind, onRemoved: () => void) {
  const { campaign } = useEditing();
  const { currentId, choose } = useEntity(kind);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, usedBy }: Entity) => {
      if (id === currentId && usedBy.every((one) => one.id === campaign?.id)) await choose(null);
      return call(apis[kind].remove, { params: { id } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [apis[kind].list.path] });
      onRemoved();
    },
  });
}
