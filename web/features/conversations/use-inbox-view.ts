import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type InboxFilter, readConversationId, readFilter, writeAddress } from './conversation-address.ts';

/** What the address says of the inbox, and how to change it. */
export function useInboxView() {
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const conversationId = readConversationId(address);
  return {
    filter,
    conversationId,
    show: (next: InboxFilter) =>
      setAddress(writeAddress(next, null), { preventScrollReset: true, replace: next.q !== filter.q }),
    /** From one to the next, « back » still leads to the list. */
    open: (id: string | null) =>
      setAddress(writeAddress(filter, id), {
        replace: conversationId !== null,
        preventScrollReset: true,
      }),
    hrefOf: (id: string | null) => `${paths.prospects}?${writeAddress(filter, id)}`,
  };
}
