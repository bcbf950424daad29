import { z } from 'zod';
import type {
  Conversation,
  Message,
  PendingInvitation,
  Relation,
  SentInvitation,
  SentMessage,
} from '../social-network.ts';
import { count, flag, id, instant, optionalId, text } from './wire.ts';

export const InvitationSent = z
  .object({ invitation_id: optionalId, usage: count })
  .transform(
    ({ invitation_id, usage }): SentInvitation => ({ invitationId: invitation_id, usagePercent: usage }),
  );

export const PendingInvitationRow = z
  .object({
    id,
    invited_user: text,
    invited_user_id: optionalId,
    invited_user_public_id: text,
    invitation_text: text,
    parsed_datetime: instant,
  })
  .transform(
    (row): PendingInvitation => ({
      invitationId: row.id,
      personId: row.invited_user_id,
      publicIdentifier: row.invited_user_public_id,
      name: row.invited_user,
      note: row.invitation_text,
      sentAt: row.parsed_datetime,
    }),
  );

export const RelationRow = z
  .object({
    member_id: id,
    public_identifier: text,
    first_name: text,
    last_name: text,
    headline: text,
    created_at: instant,
  })
  .transform(
    (row): Relation => ({
      personId: row.member_id,
      publicIdentifier: row.public_identifier,
      firstName: row.first_name ?? '',
      lastName: row.last_name ?? '',
      headline: row.headline,
      since: row.created_at,
    }),
  );

/** `POST /chats` and `POST /chats/{id}/messages`: both ids may be missing, the conversation is then found later. */
export const MessageSent = z
  .object({ chat_id: optionalId, message_id: optionalId })
  .transform(({ chat_id, message_id }): SentMessage => ({ conversationId: chat_id, messageId: message_id }));

export const Chat = z.object({ id, attendee_provider_id: optionalId, timestamp: instant }).transform(
  (chat): Conversation => ({
    conversationId: chat.id,
    personId: chat.attendee_provider_id,
    lastMessageAt: chat.timestamp,
  }),
);

export const ChatMessage = z
  .object({
    id,
    provider_id: optionalId,
    chat_id: id,
    sender_id: optionalId,
    is_sender: flag,
    text: z.string().nullable().catch(null),
    timestamp: instant,
    is_event: flag,
    seen: flag,
  })
  .transform(
    (message): Message => ({
      messageId: message.id,
      networkMessageId: message.provider_id,
      conversationId: message.chat_id,
      senderId: message.sender_id,
      isOwn: message.is_sender,
      text: message.text,
      sentAt: message.timestamp,
      isSystem: message.is_event,
      isSeen: message.seen,
    }),
  );
