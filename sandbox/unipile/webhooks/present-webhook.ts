import type { Seat } from '../network/find-account.ts';
import { measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import type { Attachment, Message } from '../network/network-state.ts';
import { sealId } from '../network/opaque-ids.ts';
import {
  chatProviderId,
  distances,
  memberUrn,
  messageProviderId,
  ownerAttendee,
  profileUrl,
  shownName,
} from '../present/present-chat.ts';
import type { Person } from '../world/world.ts';

export const presentNewRelation = (accountId: string, person: Person, at: number) => ({
  event: 'new_relation',
  account_id: accountId,
  account_type: 'LINKEDIN',
  user_full_name: shownName(person),
  user_provider_id: person.ids.classic,
  user_public_identifier: person.slug,
  user_profile_url: profileUrl(person.slug),
  user_picture_url: null,
  timestamp: new Date(at).toISOString(),
});

export function presentWebhookMessage(
  network: Network,
  seat: Seat,
  person: Person,
  message: Message,
  event: 'message_received' | 'message_read',
  at: number,
): Record<string, unknown> {
  const { account, owner } = seat;
  const isOwn = message.from === 'owner';
  const [own, other] = [describeOwner(seat), describePerson(network, seat, person)];
  return {
    event,
    account_id: account.id,
    account_type: 'LINKEDIN',
    account_info: { type: 'LINKEDIN', feature: 'classic', user_id: owner.member.classicId },
    chat_id: sealId('chat', account.number, person.index),
    provider_chat_id: chatProviderId(seat, person.index),
    message_id: sealId('message', account.number, message.number),
    provider_message_id: messageProviderId(seat, message.number),
    timestamp: new Date(event === 'message_read' ? at : message.at).toISOString(),
    message: message.text,
    message_type: message.via === 'inmail' ? 'INMAIL' : message.via === 'note' ? 'INVITATION' : 'MESSAGE',
    is_sender: isOwn,
    is_event: 0,
    is_group: false,
    subject: null,
    quoted: null,
    chat_content_type: message.via === 'inmail' ? 'inmail' : null,
    folder: ['INBOX', 'INBOX_LINKEDIN_CLASSIC'],
    sender: isOwn ? own : other,
    attendees: [other],
    attachments: message.attachments.map(describeAttachment),
  };
}

const describeOwner = ({ account, owner: { member } }: Seat) => ({
  attendee_id: sealId('attendee', account.number, ownerAttendee),
  attendee_name: `${member.firstName} ${member.lastName}`,
  attendee_provider_id: member.classicId,
  attendee_public_identifier: member.slug,
  attendee_profile_url: profileUrl(member.slug),
  attendee_specifics: {
    provider: 'LINKEDIN',
    member_urn: memberUrn(member.memberNumber),
    network_distance: 'SELF',
  },
});

const describePerson = (network: Network, { account, owner }: Seat, person: Person) => ({
  attendee_id: sealId('attendee', account.number, person.index),
  attendee_name: shownName(person),
  attendee_provider_id: person.ids.classic,
  attendee_public_identifier: person.slug,
  attendee_profile_url: profileUrl(person.slug),
  attendee_specifics: {
    provider: 'LINKEDIN',
    member_urn: memberUrn(person.memberNumber),
    occupation: person.headline,
    network_distance: distances[measureDistance(network, owner.member, person)],
  },
});

const describeAttachment = ({ id, name, mimetype, size, isVoice }: Attachment) => ({
  attachment_id: id,
  attachment_type: isVoice ? 'audio' : 'file',
  attachment_name: name,
  attachment_size: size,
  mimetype,
  voice_note: isVoice,
});
