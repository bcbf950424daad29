import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendMessage, startChat } from '../acts/send-message.ts';
import { type FoundChat, findChat, findMessage, listSeats, openChatId } from '../network/find-chat.ts';
import { invalidParameters } from '../network/provider-error.ts';
import {
  presentAttendee,
  presentChat,
  presentMessage,
  presentOwnerAttendee,
} from '../present/present-chat.ts';
import { paginate } from './paginate.ts';
import { readAttachments } from './read-attachments.ts';
import { type Call, parse } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const NewChat = z.object({
  account_id: z.string().min(1),
  attendees_ids: oneOrMore,
  text: z.string().default(''),
  linkedin: z.object({ inmail: z.union([z.boolean(), z.string()]).optional() }).default({}),
});
const NewMessage = z.object({ text: z.string().default(''), account_id: z.string().optional() });
const ReadStatus = z.object({
  action: z.literal('setReadStatus'),
  value: z.union([z.boolean(), z.enum(['true', 'false'])]),
});

export function serveChats(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const account = ({ params }: Call) => openChatId(network, params.chat_id ?? '')?.accountId;
  const slug = ({ params }: Call) => openChatId(network, params.chat_id ?? '')?.slug;

  serveRoute(app, sandbox, { method: 'GET', path: '/chats', topic: 'chats' }, (call) => {
    const chats = listSeats(network, call.query.account_id)
      .flatMap((seat) => [...seat.owner.chats.values()].map((chat) => presentChat(network, seat, chat)))
      .filter(
        ({ timestamp, unread_count }) => isInWindow(call, timestamp) && isWantedUnread(call, unread_count),
      )
      .sort((a, b) => ((b.timestamp ?? '') < (a.timestamp ?? '') ? -1 : 1));
    return { body: { object: 'ChatList', ...paginate(call, chats, { atMost: 250 }, ({ id }) => id) } };
  });

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/chats',
      topic: 'message',
      ledger: ({ body }) => {
        const [attendee] = [body.attendees_ids].flat();
        const slug = network.index.findPerson(String(attendee))?.slug;
        return { kind: 'chat-start', attendeeId: attendee, slug, text: body.text ?? null };
      },
    },
    ({ body, now }) => {
      const { account_id, attendees_ids, text, linkedin } = parse(NewChat, body);
      const isInmail = String(linkedin.inmail) === 'true';
      const content = { text: cleanText(text), attachments: readAttachments(body) };
      return startChat(
        network,
        { ...content, accountId: account_id, attendees: attendees_ids, isInmail },
        now,
      );
    },
  );

  serveRoute(
    app,
    sandbox,
    { method: 'GET', path: '/chats/:chat_id', topic: 'chats' },
    ({ params, query }) => {
      const { seat, chat, person } = findChat(network, params.chat_id ?? '', query.account_id);
      const last = chat.messages.at(-1);
      const lastMessage = last ? presentMessage(network, seat, person, last) : null;
      return { body: { ...presentChat(network, seat, chat), lastMessage } };
    },
  );

  serveRoute(
    app,
    sandbox,
    {
      method: 'PATCH',
      path: '/chats/:chat_id',
      topic: 'chats',
      account,
      ledger: (call) => ({ kind: 'chat-read', slug: slug(call) }),
    },
    ({ params, body, now }) => {
      const { seat, person } = findChat(network, params.chat_id ?? '');
      const isRead = String(parse(ReadStatus, body).value) === 'true';
      const { email } = seat.owner.member;
      const events = [{ type: 'chat.read' as const, at: now, email, person: person.index, isRead }];
      return { body: { object: 'ChatPatched' }, events };
    },
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/chats/:chat_id/messages', topic: 'chats' }, (call) => {
    const found = findChat(network, call.params.chat_id ?? '', call.query.account_id);
    return { body: { object: 'MessageList', ...messagesPage(sandbox, call, [found]) } };
  });

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/chats/:chat_id/messages',
      topic: 'message',
      account,
      ledger: (call) => ({
        kind: 'message',
        chatId: call.params.chat_id,
        slug: slug(call),
        text: call.body.text ?? null,
      }),
    },
    ({ params, body, now }) => {
      const { text, account_id } = parse(NewMessage, body);
      const { seat, person } = findChat(network, params.chat_id ?? '', account_id);
      const content = { text: cleanText(text), attachments: readAttachments(body) };
      return sendMessage(network, { ...content, accountId: seat.account.id, person }, now);
    },
  );

  serveRoute(
    app,
    sandbox,
    { method: 'GET', path: '/chats/:chat_id/attendees', topic: 'chats' },
    ({ params }) => {
      const { seat, person } = findChat(network, params.chat_id ?? '');
      const items = [presentAttendee(network, seat, person), presentOwnerAttendee(seat)];
      return { body: { object: 'ChatAttendeeList', items } };
    },
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/messages', topic: 'chats' }, (call) => {
    const chats = listSeats(network, call.query.account_id).flatMap((seat) =>
      [...seat.owner.chats.values()].flatMap((chat) => {
        const person = network.index.world.people[chat.person];
        return person ? [{ seat, chat, person }] : [];
      }),
    );
    return { body: { object: 'MessageList', ...messagesPage(sandbox, call, chats) } };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/messages/:message_id', topic: 'chats' }, ({ params }) => {
    const { seat, person, message } = findMessage(network, params.message_id ?? '');
    return { body: presentMessage(network, seat, person, message) };
  });
}

/** Newest first, within the window and of the sender asked for. */
export function messagesPage({ network }: Sandbox, call: Call, chats: readonly FoundChat[]) {
  const { sender_id } = call.query;
  const messages = chats
    .flatMap(({ seat, chat, person }) => chat.messages.map((message) => ({ seat, person, message })))
    .filter(({ message }) => isInWindow(call, new Date(message.at).toISOString()))
    .sort((a, b) => b.message.at - a.message.at || b.message.number - a.message.number)
    .map(({ seat, person, message }) => presentMessage(network, seat, person, message))
    .filter(
      (message) => !sender_id || message.sender_id === sender_id || message.sender_attendee_id === sender_id,
    );
  return paginate(call, messages, { atMost: 250 }, ({ id }) => id);
}

function isInWindow({ query }: Call, timestamp: string | null): boolean {
  for (const bound of [query.before, query.after]) {
    if (bound && Number.isNaN(Date.parse(bound)))
      throw invalidParameters('Expected an ISO 8601 UTC datetime');
  }
  const at = timestamp ?? '';
  return (!query.before || at < query.before) && (!query.after || at > query.after);
}

const isWantedUnread = ({ query }: Call, unread: number) =>
  query.unread === undefined || (query.unread === 'true') === unread > 0;

/** The provider keeps plain text with single line ends. */
const cleanText = (text: string) => text.replaceAll('\r\n', '\n').trim();
