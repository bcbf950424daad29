import { type ConversationView, conversationViews } from '#contract/overview/conversations.ts';
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

export function writeAddress({ view, kind, q }: InboxFilter): URLSearchParams {
  const address = new URLSearchParams({ vue: 'conversations' });
  if (view !== 'open') address.set('etat', viewWords[view]);
  if (kind) address.set('classe', kindWords[kind]);
  if (q) address.set('recherche', q);
  return address;
}
