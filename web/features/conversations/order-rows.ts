import type { ConversationRow } from '#contract/conversations.ts';

/** Unread first, then the latest; one that was unread when it came into sight counts as such. */
export const orderRows = <Row extends Pick<ConversationRow, 'id' | 'unread' | 'lastMessage'>>(
  rows: readonly Row[],
  seenUnread: ReadonlySet<string>,
): Row[] => {
  const rank = ({ id, unread }: Row) => (unread > 0 || seenUnread.has(id) ? 0 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b) || b.lastMessage.at.localeCompare(a.lastMessage.at));
};
