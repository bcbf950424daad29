import type { Seat } from '../network/find-account.ts';
import { type Degree, measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import type { Attachment, Chat, Message } from '../network/network-state.ts';
import { sealId } from '../network/opaque-ids.ts';
import { placeName } from '../network/world-index.ts';
import type { Person } from '../world/world.ts';

/** Stands for the account's owner among the attendees, beside the people's own numbers. */
export const ownerAttendee = 0xffffffff;

export const distances: Record<Degree, string> = {
  1: 'DISTANCE_1',
  2: 'DISTANCE_2',
  3: 'DISTANCE_3',
  4: 'OUT_OF_NETWORK',
};

export const profileUrl = (slug: string) => `https://www.linkedin.com/in/${slug}`;
export const memberUrn = (memberNumber: number) => `urn:li:member:${memberNumber}`;
export const shownName = (person: Person) => `${person.shownFirstName} ${person.shownLastName}`.trim();

export const chatProviderId = ({ owner }: Seat, person: number) => `2-${owner.member.memberNumber}x${person}`;
export const messageProviderId = ({ owner }: Seat, number: number) =>
  `2-${owner.member.memberNumber}m${number}`;

export function presentChat(network: Network, seat: Seat, chat: Chat) {
  const { account } = seat;
  const person = network.index.world.people[chat.person];
  const last = chat.messages.at(-1);
  return {
    object: 'Chat',
    id: sealId('chat', account.number, chat.person),
    account_id: account.id,
    account_type: 'LINKEDIN',
    provider_id: chatProviderId(seat, chat.person),
    attendee_provider_id: person?.ids.classic,
    attendee_public_identifier: person?.slug,
    name: null,
    type: 0,
    timestamp: last ? new Date(last.at).toISOString() : null,
    unread_count: chat.unreadCount,
    archived: 0,
    muted_until: null,
    read_only: 0,
    ...(chat.isInmail && { content_type: 'inmail' }),
    folder: ['INBOX', 'INBOX_LINKEDIN_CLASSIC'],
  };
}

const messageTypes: Record<Message['via'], string> = {
  api: 'MESSAGE',
  hand: 'MESSAGE',
  note: 'INVITATION',
  inmail: 'INMAIL',
};

export function presentMessage(network: Network, seat: Seat, person: Person, message: Message) {
  const { account, owner } = seat;
  const isOwn = message.from === 'owner';
  return {
    object: 'Message',
    id: sealId('message', account.number, message.number),
    account_id: account.id,
    chat_id: sealId('chat', account.number, person.index),
    chat_provider_id: chatProviderId(seat, person.index),
    provider_id: messageProviderId(seat, message.number),
    sender_id: isOwn ? owner.member.classicId : person.ids.classic,
    sender_attendee_id: sealId('attendee', account.number, isOwn ? ownerAttendee : person.index),
    text: message.text || null,
    timestamp: new Date(message.at).toISOString(),
    is_sender: isOwn ? 1 : 0,
    attachments: message.attachments.map(presentAttachment),
    reactions: [],
    seen: message.seenAt === null ? 0 : 1,
    seen_by: message.seenAt === null ? {} : { [person.ids.classic]: new Date(message.seenAt).toISOString() },
    hidden: 0,
    deleted: 0,
    edited: 0,
    is_event: 0,
    delivered: 1,
    behavior: null,
    original: '{}',
    message_type: messageTypes[message.via],
    attendee_type: 'MEMBER',
    attendee_distance: measureDistance(network, owner.member, person),
  };
}

export const presentAttachment = ({ id, name, mimetype, size, isVoice }: Attachment) => ({
  id,
  file_size: size,
  unavailable: false,
  mimetype,
  ...(isVoice ? { type: 'audio', voice_note: true } : { type: 'file', file_name: name }),
});

export function presentAttendee(network: Network, { account, owner }: Seat, person: Person) {
  return {
    object: 'ChatAttendee',
    id: sealId('attendee', account.number, person.index),
    account_id: account.id,
    provider_id: person.ids.classic,
    name: shownName(person),
    is_self: 0,
    hidden: 0,
    profile_url: profileUrl(person.slug),
    specifics: {
      provider: 'LINKEDIN',
      member_urn: memberUrn(person.memberNumber),
      occupation: person.headline,
      network_distance: distances[measureDistance(network, owner.member, person)],
      pending_invitation: owner.latestInvitation.get(person.index)?.status === 'pending',
      location: placeName(network.index, person.placeId),
      headline: person.headline,
    },
  };
}

export const presentOwnerAttendee = ({ account, owner: { member } }: Seat) => ({
  object: 'ChatAttendee',
  id: sealId('attendee', account.number, ownerAttendee),
  account_id: account.id,
  provider_id: member.classicId,
  name: `${member.firstName} ${member.lastName}`,
  is_self: 1,
  hidden: 0,
  profile_url: profileUrl(member.slug),
});
