import { findLiveSeat } from '../network/find-account.ts';
import { findClassicPerson } from '../network/find-person.ts';
import { measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import type { Attachment, MemberState } from '../network/network-state.ts';
import { sealId } from '../network/opaque-ids.ts';
import { invalidParameters, ProviderError } from '../network/provider-error.ts';
import { monthMs, tierLimits } from '../network/tier-limits.ts';
import type { Person } from '../world/world.ts';
import type { Outcome } from './outcome.ts';
import { postOwnerMessage } from './post-message.ts';

type Content = { text: string; attachments: Attachment[] };
type NewChat = Content & { accountId: string; attendees: string[]; isInmail: boolean };

export function startChat(network: Network, input: NewChat, now: number): Outcome {
  const { account, owner } = findLiveSeat(network, input.accountId);
  const [attendee, ...others] = input.attendees;
  if (!attendee)
    throw new ProviderError(400, 'missing_parameters', 'Missing parameters', 'attendees_ids is required.');
  if (others.length > 0) throw invalidParameters('Group chats are not part of the simulated network.');
  const person = findClassicPerson(network, attendee);
  refuseEmpty(input);
  if (input.isInmail) refuseInmail(owner, person, now);
  else refuseUnconnected(network, owner, person);
  const via = input.isInmail ? 'inmail' : 'api';
  const { text, attachments } = input;
  const { message, events } = postOwnerMessage(network, owner, person, { via, text, attachments }, now);
  const ids = {
    chat_id: sealId('chat', account.number, person.index),
    message_id: sealId('message', account.number, message.number),
  };
  return {
    status: 201,
    body: { object: 'ChatStarted', ...ids },
    events,
    about: { chatId: ids.chat_id, messageId: ids.message_id },
  };
}

type Answer = Content & { accountId: string; person: Person };

export function sendMessage(network: Network, input: Answer, now: number): Outcome {
  const { account, owner } = findLiveSeat(network, input.accountId);
  refuseEmpty(input);
  if (!owner.chats.get(input.person.index)?.isInmail) refuseUnconnected(network, owner, input.person);
  const { text, attachments } = input;
  const { message, events } = postOwnerMessage(
    network,
    owner,
    input.person,
    { via: 'api', text, attachments },
    now,
  );
  const messageId = sealId('message', account.number, message.number);
  return {
    status: 201,
    body: { object: 'MessageSent', message_id: messageId },
    events,
    about: { messageId },
  };
}

function refuseEmpty({ text, attachments }: Content) {
  if (!text && attachments.length === 0) {
    throw new ProviderError(
      400,
      'missing_parameters',
      'Missing parameters',
      'A text or an attachment is required.',
    );
  }
  if (text.length > 8000) {
    throw new ProviderError(
      400,
      'too_many_characters',
      'Too many characters',
      'The message must not exceed 8000 characters.',
    );
  }
}

function refuseUnconnected(network: Network, owner: MemberState, person: Person) {
  if (measureDistance(network, owner.member, person) === 1) return;
  throw new ProviderError(
    422,
    'no_connection_with_recipient',
    'No connection with recipient',
    'Recipient appears not to be first degree connection.',
  );
}

function refuseInmail({ member, chats }: MemberState, person: Person, now: number) {
  const { inmailsPerMonth } = tierLimits[member.tier];
  if (inmailsPerMonth === 0) {
    throw new ProviderError(
      422,
      'not_allowed_inmail',
      'InMail not allowed',
      'This account cannot send InMails.',
    );
  }
  if (!person.isOpenProfile && countInmails({ chats }, now) >= inmailsPerMonth) {
    throw new ProviderError(422, 'insufficient_credits', 'Insufficient credits', 'No InMail credit is left.');
  }
}

export const countInmails = ({ chats }: Pick<MemberState, 'chats'>, now: number) =>
  [...chats.values()]
    .flatMap(({ messages }) => messages)
    .filter(({ via, at }) => via === 'inmail' && at > now - monthMs).length;
