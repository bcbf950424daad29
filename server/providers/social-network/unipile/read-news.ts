import { z } from 'zod';
import type { ReportedNews } from '../network-news.ts';
import { flag, id, instant, list, optionalId, text } from './wire.ts';

const Attendee = z.object({ attendee_provider_id: optionalId, attendee_public_identifier: text });

const MessageNews = z.object({
  event: z.enum(['message_received', 'message_read']),
  account_id: id,
  account_info: z.object({ user_id: optionalId }).nullable().catch(null),
  chat_id: id,
  message_id: optionalId,
  provider_message_id: optionalId,
  message: z.string().nullable().catch(null),
  timestamp: instant,
  is_sender: flag,
  is_event: flag,
  sender: Attendee.nullable().catch(null),
  attendees: list(Attendee),
});

const RelationNews = z.object({
  event: z.literal('new_relation'),
  account_id: id,
  user_provider_id: id,
  user_public_identifier: text,
  timestamp: instant,
});

const StateNews = z.object({ AccountStatus: z.object({ account_id: id, message: z.string() }) });
const LinkNews = z.object({ status: z.string(), account_id: id, name: z.string().min(1) });

/** Reads one posted body; null when it is not JSON of theirs at all. */
export function readNews(raw: string): ReportedNews | null {
  let body: unknown;
  try {
    body = JSON.parse(raw, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  return readKnown(body) ?? { kind: 'irrelevant' };
}

/** What the provider may report and nothing here depends on. */
const irrelevantEvents = ['message_reaction', 'message_edited', 'message_deleted', 'message_delivered'];

function readKnown(body: object): ReportedNews | null {
  const event = 'event' in body ? body.event : null;
  if (irrelevantEvents.some((name) => name === event)) return null;
  if (event === 'message_received' || event === 'message_read') {
    const { data } = MessageNews.safeParse(body);
    return (data && readMessage(data)) ?? readNames(body);
  }
  if (event === 'new_relation') {
    const { data } = RelationNews.safeParse(body);
    return data ? readRelation(data) : readNames(body);
  }
  if ('AccountStatus' in body) {
    const { data } = StateNews.safeParse(body);
    return data ? { kind: 'account_changed', accountId: data.AccountStatus.account_id } : null;
  }
  const { data: link } = LinkNews.safeParse(body);
  return link ? { kind: 'connection_made', accountId: link.account_id, token: link.name } : readUnknown(body);
}

const Names = z.object({
  event: z.string(),
  account_id: optionalId,
  chat_id: optionalId,
  is_sender: flag,
  sender: Attendee.nullable().catch(null),
});

/** An event of ours in another shape than it was: it may be an answer, so that it is not passed over. */
function readNames(body: object): ReportedNews | null {
  const { data } = Names.safeParse(body);
  if (!data) return null;
  const isTheirs = data.event === 'message_received' && !data.is_sender;
  return {
    kind: 'unreadable',
    accountId: data.account_id,
    personId: isTheirs ? (data.sender?.attendee_provider_id ?? null) : null,
    publicIdentifier: isTheirs ? (data.sender?.attendee_public_identifier ?? null) : null,
    conversationId: isTheirs ? data.chat_id : null,
  };
}

/** An envelope that nobody knows: if it names an account, it may be about that account. */
function readUnknown(body: object): ReportedNews | null {
  const accountId = findAccountId(body);
  if (accountId === null) return null;
  const names = { personId: null, publicIdentifier: null, conversationId: null };
  return { kind: 'unreadable', accountId, ...names };
}

const deepest = 3;

function findAccountId(value: unknown, depth = 0): string | null {
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  const { data } = z.object({ account_id: id }).safeParse(value);
  if (data) return data.account_id;
  for (const inner of Object.values(value)) {
    const found = findAccountId(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const readRelation = (news: z.output<typeof RelationNews>): ReportedNews => ({
  kind: 'relation',
  accountId: news.account_id,
  personId: news.user_provider_id,
  publicIdentifier: news.user_public_identifier,
  at: news.timestamp,
});

/** null: a message that nothing identifies. */
function readMessage(news: z.output<typeof MessageNews>): ReportedNews | null {
  const ownId = news.account_info?.user_id ?? null;
  const senderId = news.sender?.attendee_provider_id ?? null;
  const isOwn = news.is_sender || (ownId !== null && senderId === ownId);
  // The network's own id: history gives the same one, so that the poll and the webhook meet.
  const messageId = news.provider_message_id ?? news.message_id;
  if (news.is_event) return { kind: 'irrelevant' };
  if (messageId === null) return null;
  const other = isOwn ? news.attendees.find((one) => one.attendee_provider_id !== ownId) : news.sender;
  const kind = news.event === 'message_read' ? 'message_read' : isOwn ? 'message_sent' : 'message_received';
  return {
    kind,
    accountId: news.account_id,
    personId: other?.attendee_provider_id ?? null,
    publicIdentifier: other?.attendee_public_identifier ?? null,
    conversationId: news.chat_id,
    messageId,
    text: news.message,
    at: news.timestamp,
  };
}
