import { planAnswer } from '../behaviour/plan-reply.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { MemberState, Message } from '../network/network-state.ts';
import type { ReplyKind } from '../world/reply-texts.ts';
import type { Person } from '../world/world.ts';

type Draft = Pick<Message, 'via' | 'text'> & Partial<Pick<Message, 'attachments'>>;

/** The owner writes: from the product, or by hand on the network. */
export function postOwnerMessage(
  network: Network,
  owner: MemberState,
  person: Person,
  draft: Draft,
  now: number,
): { message: Message; events: NetworkEvent[] } {
  const message = newMessage(network, { ...draft, from: 'owner' }, now);
  return {
    message,
    events: [
      { type: 'message.posted', at: now, email: owner.member.email, person: person.index, message },
      ...planAnswer(network, owner, person, message, now),
    ],
  };
}

/** Whoever answers has read what was written before. */
export function postPersonMessage(
  network: Network,
  owner: MemberState,
  person: Person,
  { text, replyKind }: { text: string; replyKind?: ReplyKind | undefined },
  now: number,
): NetworkEvent[] {
  const { email } = owner.member;
  const message = newMessage(network, { from: 'person', via: 'hand', text }, now);
  return [
    ...markRead(owner, person, now),
    {
      type: 'message.posted',
      at: now,
      email,
      person: person.index,
      message,
      ...(replyKind && { replyKind }),
    },
  ];
}

export function markRead(owner: MemberState, person: Person, now: number): NetworkEvent[] {
  const unread = owner.chats
    .get(person.index)
    ?.messages.findLast(({ from, seenAt }) => from === 'owner' && seenAt === null);
  if (!unread) return [];
  const { email } = owner.member;
  return [{ type: 'message.seen', at: now, email, person: person.index, messageNumber: unread.number }];
}

const newMessage = (network: Network, draft: Draft & Pick<Message, 'from'>, now: number): Message => ({
  attachments: [],
  ...draft,
  number: network.state.counts.messages + 1,
  at: now,
  seenAt: null,
});
