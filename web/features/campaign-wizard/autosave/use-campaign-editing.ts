import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import {
  createInList,
  freeNameIn,
  patchCampaign,
  refreshOutlooks,
  storeCampaign,
} from '#web/features/campaigns/campaigns.queries.ts';
import { refreshPeople, searchStatusQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { makeSavers } from '#web/lib/savers.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import type { AutosaveView } from './autosave-view.ts';
import { isSame } from './campaign-fields.ts';
import { openPendingStorage } from './pending-storage.ts';
import { lastingKey } from './temporary-id.ts';

/** One per document: a reload is another tab as far as storage goes. */
const tabId = crypto.randomUUID();
const useAutosave = makeSavers<Autosave>();

export const pendingStorageOf = (userId: string) =>
  openPendingStorage({ storage: window.localStorage, userId, tabId, now: () => Date.now() });

/** Signed out elsewhere: the page's guard takes over, and what was typed waits on this device. */
async function watchingSession<T>(client: QueryClient, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated')
      client.setQueryData(sessionQuery.queryKey, null);
    throw error;
  }
}

function startFor(client: QueryClient, userId: string, id: string, campaign: Campaign | null): Autosave {
  return startAutosave(
    { id, campaign, newName: freeNameIn(client) },
    {
      create: (body) => watchingSession(client, createInList(client, body)),
      update: (...input) => watchingSession(client, patchCampaign(...input)),
      storage: pendingStorageOf(userId),
      isOnline: () => navigator.onLine,
      now: () => new Date(),
      onSaved: (saved, before) => {
        storeCampaign(client, saved);
        void refreshOutlooks(client);
        if (saved.offerId !== before?.offerId)
          void client.invalidateQueries({ queryKey: [offersApi.list.path] });
        if (!isSame(saved.icpData, before?.icpData ?? null)) {
          void refreshPeople(client, saved.id);
          void client.invalidateQueries({ queryKey: searchStatusQuery(saved.id).queryKey });
        }
        if (saved.icpId !== before?.icpId) void client.invalidateQueries({ queryKey: [icpsApi.list.path] });
      },
      onPlanLimit: (part) => {
        const { list } = part === 'offers' ? offersApi : icpsApi;
        void client.invalidateQueries({ queryKey: [list.path] });
      },
    },
  );
}

export type CampaignEditing = AutosaveView &
  Pick<Autosave, 'change' | 'flush' | 'retry' | 'resolve' | 'act' | 'drop' | 'abandon' | 'recreate'> & {
    /** A temporary id until the server has the campaign. */
    id: string;
    /** What is typed by now, for what happens long after the screen was drawn: an answer, an undo, a drag. */
    current: () => AutosaveView['content'];
  };

/** The campaign as it is typed; `campaign` is what the server last sent, null for a new one. */
export function useCampaignEditing(
  userId: string,
  id: string,
  campaign: Campaign | null,
  isDeleted: boolean,
): CampaignEditing {
  const client = useQueryClient();
  const key = `${userId}:${lastingKey(id)}`;
  const autosave = useAutosave(key, () => startFor(client, userId, id, campaign));
  const view = useSyncExternalStore(autosave.subscribe, autosave.look);

  useEffect(() => {
    if (campaign) autosave.see(campaign);
  }, [autosave, campaign]);
  useEffect(() => {
    if (isDeleted) autosave.lose();
  }, [autosave, isDeleted]);

  const { change, flush, retry, resolve, act, drop, abandon, recreate } = autosave;
  const current = () => autosave.look().content;
  const acts = { change, flush, retry, resolve, act, drop, abandon, recreate };
  return { ...view, ...acts, current, id: view.campaign?.id ?? autosave.id };
}
