import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isTemporaryId } from '#core/campaigns/temporary-id.ts';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Saved = { owner: string; state: DehydratedState };

export const campaignCacheKey = 'accroche.campaigns';
const saveDelayMs = 1000;
// Browsers give about five million characters to a whole origin.
const maxCharacters = 1_500_000;

const isCampaignKey = (key: QueryKey) => String(key[0]).includes('campaign');

export function forgetCampaignQueries(storage: KeptStorage) {
  try {
    storage.removeItem(campaignCacheKey);
  } catch {
    // Storage may be forbidden altogether; then nothing was kept.
  }
}

function read(storage: KeptStorage): Saved | null {
  try {
    const saved = JSON.parse(storage.getItem(campaignCacheKey) ?? 'null');
    return typeof saved?.owner === 'string' && Array.isArray(saved.state?.queries) ? saved : null;
  } catch {
    return null;
  }
}

/** An entry whose creation was under way would come back as a campaign that does not exist. */
const withoutTemporary = (data: unknown): unknown =>
  Array.isArray(data) ? data.filter((item) => typeof item?.id !== 'string' || !isTemporaryId(item.id)) : data;

/** The newest queries that fit. */
function serialize(client: QueryClient, owner: string): string | null {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => isCampaignKey(query.queryKey) && query.state.status === 'success',
    shouldDehydrateMutation: () => false,
    serializeData: withoutTemporary,
  });
  const newestFirst = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const kept: typeof queries = [];
  let size = 0;
  for (const query of newestFirst) {
    size += JSON.stringify(query).length;
    if (size > maxCharacters) break;
    kept.push(query);
  }
  return kept.length
    ? JSON.stringify({ owner, state: { mutations: [], queries: kept } } satisfies Saved)
    : null;
}

/**
 * Keeps campaign queries in local storage. What one user left in this browser is never shown to the next:
 * it is restored only once `owner` names the same user.
 */
export function persistCampaignQueries(options: {
  client: QueryClient;
  storage: KeptStorage;
  owner: () => string | null;
}) {
  const { client, storage, owner } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRestored = false;

  const restore = (ownerId: string) => {
    hasRestored = true;
    const saved = read(storage);
    if (saved?.owner !== ownerId) return forgetCampaignQueries(storage);
    try {
      hydrate(client, saved.state);
      // Shown at once, whatever their age, and read again by whoever shows them.
      void client.invalidateQueries({ predicate: ({ queryKey }) => isCampaignKey(queryKey) });
    } catch {
      forgetCampaignQueries(storage);
    }
  };

  const save = () => {
    const ownerId = owner();
    const text = ownerId && serialize(client, ownerId);
    if (!text) return forgetCampaignQueries(storage);
    try {
      storage.setItem(campaignCacheKey, text);
    } catch {
      // Full or forbidden: an old copy would be worse than none.
      forgetCampaignQueries(storage);
    }
  };

  const stopListening = client.getQueryCache().subscribe((event) => {
    const ownerId = owner();
    if (!hasRestored && ownerId) restore(ownerId);
    const hasNewData =
      event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success');
    if (!hasNewData || !isCampaignKey(event.query.queryKey)) return;
    clearTimeout(timer);
    timer = setTimeout(save, saveDelayMs);
  });

  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
