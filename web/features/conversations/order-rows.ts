import type { ConversationRow } from '#contract/overview/conversations.ts';

type SortedRow = Pick<ConversationRow, 'id' | 'unread' | 'lastMessage' | 'snoozedUntil'>;

/** Whose sleep is over comes back at that moment: one that still sleeps is nowhere near those that are unread. */
export const cameAt = ({ lastMessage, snoozedUntil }: SortedRow): string =>
  snoozedUntil && snoozedUntil > lastMessage.at ? snoozedUntil : lastMessage.at;

/** Unread first, then the latest; one that was unread when it came into sight keeps the place it had. */
export const orderRows = <Row extends SortedRow>(
  rows: readonly Row[],
  seenUnread: ReadonlyMap<string, string>,
): Row[] => {
  const rank = ({ id, unread }: Row) => (unread > 0 || seenUnread.has(id) ? 0 : 1);
  const at = (row: Row) => {
    const latest = row.unread > 0 ? cameAt(row) : row.lastMessage.at;
    const seen = seenUnread.get(row.id) ?? '';
    return seen > latest ? seen : latest;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b) || at(b).localeCompare(at(a)));
};
