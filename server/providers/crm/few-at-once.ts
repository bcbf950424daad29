import { CrmError, type Saved } from './crm.ts';

/** So many calls at a time: enough to use what a service allows, few enough to be polite. */
const width = 4;

/**
 * One call for each, in the order given. When one fails, those under way are awaited before it is told: nothing is
 * being written any more when somebody else takes over.
 */
export async function fewAtOnce<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  let next = 0;
  let isStopped = false;
  const go = async () => {
    for (let at = next++; at < items.length && !isStopped; at = next++)
      results[at] = await work(items[at] as In).catch((error: unknown) => {
        isStopped = true;
        throw error;
      });
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, go));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** Each is told what is wrong with it; what stops all of them is thrown. */
export const saveEach = <T extends { key: string }>(
  items: readonly T[],
  save: (item: T) => Promise<string | null>,
): Promise<Saved[]> =>
  fewAtOnce(items, async (item): Promise<Saved> => {
    const { key } = item;
    try {
      const remoteId = await save(item);
      return remoteId ? { key, is: 'saved', remoteId } : { key, is: 'gone' };
    } catch (error) {
      if (!(error instanceof CrmError) || error.kind !== 'refused') throw error;
      return { key, is: 'refused', because: error.message };
    }
  });

/** Asked for once, then kept for as long as somebody works with it. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
