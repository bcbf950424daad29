import { type ConversationView, conversationViews } from '#contract/conversations.ts';
import { type ReplyKind, replyKinds } from '#core/replies/reply.ts';

/** What the inbox shows; a link brings it back. */
export type InboxFilter = { view: ConversationView; kind: ReplyKind | null; q: string };

const viewWords: Record<ConversationView, string> = {
  open: 'toutes',
  waiting: 'a-traiter',
  unread: 'non-lues',
  review: 'a-verifier',
  snoozed: 'en-veille',
};
const kindWords: Record<ReplyKind, string> = {
  interested: 'interet',
  question: 'question',
  later: 'plus-tard',
  refusal: 'refus',
  opposition: 'opposition',
  absence: 'absence',
  wrong_person: 'mauvaise-personne',
  other: 'autre',
};
const longestSearch = 100;

export const readFilter = (address: URLSearchParams): InboxFilter => ({
  view: conversationViews.find((view) => viewWords[view] === address.get('etat')) ?? 'open',
  kind: replyKinds.find((kind) => kindWords[kind] === address.get('classe')) ?? null,
  q: (address.get('recherche') ?? '').slice(0, longestSearch),
});

/** An address may hold anything: what is no id is left out, instead of being refused by the server. */
export const readConversationId = (address: URLSearchParams): string | null => {
  const value = address.get('conversation');
  return value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;
};

export function writeAddress({ view, kind, q }: InboxFilter, conversationId: string | null): URLSearchParams {
  const address = new URLSearchParams({ vue: 'conversations' });
  if (view !== 'open') address.set('etat', viewWords[view]);
  if (kind) address.set('classe', kindWords[kind]);
  if (q) address.set('recherche', q);
  if (conversationId) address.set('conversation', conversationId);
  return address;
}
