import type { Person } from '../world/world.ts';
import { findSeat, type Seat } from './find-account.ts';
import type { Network } from './network.ts';
import type { Chat, Message } from './network-state.ts';
import { openId } from './opaque-ids.ts';
import { notFound } from './provider-error.ts';

export type FoundChat = { seat: Seat; chat: Chat; person: Person };

/** By the provider's own id, which names the account too, or by the network's id with the account beside it. */
export function findChat(network: Network, chatId: string, accountId?: string): FoundChat {
  const sealed = openId('chat', chatId);
  const seat = sealed
    ? seatByNumber(network, sealed.first)
    : accountId
      ? findSeat(network, accountId)
      : undefined;
  const providerPerson = chatId.match(/^2-(\d+)x(\d+)$/);
  const personIndex = sealed?.second ?? (providerPerson ? Number(providerPerson[2]) : -1);
  const person = network.index.world.people[personIndex];
  const chat = seat?.owner.chats.get(personIndex);
  if (!seat || !chat || !person || (accountId && seat.account.id !== accountId)) throw notFound('Chat');
  return { seat, chat, person };
}

export function findMessage(network: Network, messageId: string): FoundChat & { message: Message } {
  const sealed = openId('message', messageId);
  const seat = sealed && seatByNumber(network, sealed.first);
  for (const chat of seat?.owner.chats.values() ?? []) {
    const message = chat.messages.find(({ number }) => number === sealed?.second);
    const person = network.index.world.people[chat.person];
    if (seat && message && person) return { seat, chat, person, message };
  }
  throw notFound('Message');
}

export function seatByNumber(network: Network, number: number): Seat | undefined {
  for (const account of network.state.accounts.values()) {
    if (account.number === number) return findSeat(network, account.id);
  }
  return undefined;
}

/** The seats asked for, or all of them: the key opens the whole tenant. */
export const listSeats = (network: Network, accountIds: string | undefined): Seat[] =>
  (accountIds?.split(',').filter(Boolean) ?? [...network.state.accounts.keys()]).map((id) =>
    findSeat(network, id),
  );

/** Whose chat it is and with whom, for an id that may lead nowhere. */
export function openChatId(
  network: Network,
  chatId: string,
): { accountId?: string; slug?: string } | undefined {
  const sealed = openId('chat', chatId);
  const accountId = sealed && seatByNumber(network, sealed.first)?.account.id;
  const slug = sealed && network.index.world.people[sealed.second]?.slug;
  return { ...(accountId && { accountId }), ...(slug && { slug }) };
}
