import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type QueueView, readDraftId, readView, writeAddress } from './queue-address.ts';

/** What the address says of the queue, and how to change it. */
export function useQueueView() {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const draftId = readDraftId(address);
  return {
    view,
    draftId,
    show: (next: QueueView) => setAddress(writeAddress(next, null), { preventScrollReset: true }),
    /** From one text to the next, « back » still leads to where one came from. */
    open: (id: string | null, options: { isReplacing?: boolean } = {}) =>
      setAddress(writeAddress(view, id), {
        replace: options.isReplacing ?? draftId !== null,
        preventScrollReset: true,
      }),
    hrefOf: (id: string | null, of = view) => `${paths.prospects}?${writeAddress(of, id)}`,
  };
}
