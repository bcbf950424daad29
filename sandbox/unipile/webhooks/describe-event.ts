import { accountsOf, findSeat } from '../network/find-account.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Webhook, WebhookSource } from '../network/network-state.ts';
import { presentNewRelation, presentWebhookMessage } from './present-webhook.ts';

type Announcement = {
  source: WebhookSource;
  event: string;
  accountId: string;
  payload: Record<string, unknown>;
};

/** Webhooks are a consequence of events: one delivery for each registration that asked for such news. */
export function describeEvent(network: Network, event: NetworkEvent): NetworkEvent[] {
  const webhooks = [...network.state.webhooks.values()];
  if (webhooks.length === 0) return [];
  return announce(network, event).flatMap((announcement) =>
    webhooks
      .filter((webhook) => wants(webhook, announcement))
      .map((webhook): NetworkEvent => {
        const { accountId, event: name, payload } = announcement;
        const delivery = { webhookId: webhook.id, accountId, event: name, payload: shape(webhook, payload) };
        return { type: 'delivery.queued', at: event.at, delivery };
      }),
  );
}

const wants = (webhook: Webhook, { source, event, accountId }: Announcement) =>
  webhook.isEnabled &&
  webhook.source === source &&
  webhook.events.includes(event) &&
  (webhook.accountIds.length === 0 || webhook.accountIds.includes(accountId));

/** `data` renames what is wanted and leaves the rest out; account statuses cannot be reshaped. */
function shape({ source, name, data }: Webhook, payload: Record<string, unknown>): Record<string, unknown> {
  if (source === 'account_status') return payload;
  const whole: Record<string, unknown> = { ...payload, webhook_name: name ?? '' };
  return data.length === 0
    ? whole
    : Object.fromEntries(data.map(({ name: shown, key }) => [shown, whole[key]]));
}

function announce(network: Network, event: NetworkEvent): Announcement[] {
  switch (event.type) {
    case 'account.connected':
      return ['CREATION_SUCCESS', 'OK', 'SYNC_SUCCESS'].map((word) => status(event.account.id, word));
    case 'account.reconnected':
      return [
        ...['RECONNECTED', 'OK', 'SYNC_SUCCESS'].map((word) => status(event.accountId, word)),
        ...announceLatestRelations(network, event.accountId, event.at),
      ];
    case 'account.changed':
      return [status(event.accountId, event.status)];
    case 'account.deleted':
      return [status(event.accountId, 'DELETED')];
    case 'relation.noticed':
      return accountsOf(network, event.email).flatMap(({ id }) =>
        announceRelation(network, id, event.person, event.at),
      );
    case 'message.posted':
      return announceMessage(
        network,
        'message_received',
        event.email,
        event.person,
        event.message.number,
        event.at,
      );
    case 'message.seen':
      return announceMessage(
        network,
        'message_read',
        event.email,
        event.person,
        event.messageNumber,
        event.at,
      );
    default:
      return [];
  }
}

const status = (accountId: string, message: string): Announcement => ({
  source: 'account_status',
  event: message.toLowerCase(),
  accountId,
  payload: { AccountStatus: { account_id: accountId, account_type: 'LINKEDIN', message } },
});

/** After a new sign-in the real provider reports the latest relations once more. */
function announceLatestRelations(network: Network, accountId: string, at: number): Announcement[] {
  const latest = [...findSeat(network, accountId).owner.relations.keys()].slice(-3);
  return latest.flatMap((person) => announceRelation(network, accountId, person, at));
}

function announceRelation(
  network: Network,
  accountId: string,
  personIndex: number,
  at: number,
): Announcement[] {
  const person = network.index.world.people[personIndex];
  if (!person) return [];
  const payload = presentNewRelation(accountId, person, at);
  return [{ source: 'users', event: 'new_relation', accountId, payload }];
}

function announceMessage(
  network: Network,
  event: 'message_received' | 'message_read',
  email: string,
  personIndex: number,
  messageNumber: number,
  at: number,
): Announcement[] {
  const person = network.index.world.people[personIndex];
  return accountsOf(network, email).flatMap(({ id }) => {
    const seat = findSeat(network, id);
    const message = seat.owner.chats
      .get(personIndex)
      ?.messages.find(({ number }) => number === messageNumber);
    if (!person || !message) return [];
    const payload = presentWebhookMessage(network, seat, person, message, event, at);
    return [{ source: 'messaging' as const, event, accountId: id, payload }];
  });
}
