import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findSeat } from '../network/find-account.ts';
import type { Network } from '../network/network.ts';
import type { Webhook } from '../network/network-state.ts';
import { sealId } from '../network/opaque-ids.ts';
import { notFound } from '../network/provider-error.ts';
import { paginate } from './paginate.ts';
import { parse } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const statusEvents = [
  'creation_success',
  'creation_fail',
  'deleted',
  'reconnected',
  'sync_success',
  'stopped',
  'ok',
  'connecting',
  'error',
  'credentials',
  'permissions',
] as const;
const messagingEvents = [
  'message_received',
  'message_read',
  'message_reaction',
  'message_edited',
  'message_deleted',
  'message_delivered',
] as const;

const lowered = <T extends [string, ...string[]] | readonly string[]>(events: T) =>
  z.array(z.string().toLowerCase().pipe(z.enum(events))).optional();
const common = {
  request_url: z.url({ protocol: /^https?$/ }),
  name: z.string().optional(),
  format: z.enum(['json', 'form']).default('json'),
  account_ids: z.array(z.string()).default([]),
  enabled: z.boolean().default(true),
  headers: z.array(z.object({ key: z.string(), value: z.string() })).default([]),
  data: z.array(z.object({ name: z.string(), key: z.string() })).default([]),
};
const NewWebhook = z.discriminatedUnion('source', [
  z.object({ source: z.literal('messaging'), ...common, events: lowered(messagingEvents) }),
  z.object({ source: z.literal('users'), ...common, events: lowered(['new_relation'] as const) }),
  z.object({ source: z.literal('account_status'), ...common, events: lowered(statusEvents) }),
]);

/** Unless they are asked for, the comings and goings of a healthy connection are left out. */
const defaultEvents: Record<Webhook['source'], string[]> = {
  messaging: ['message_received'],
  users: ['new_relation'],
  account_status: statusEvents.filter((event) => !['connecting', 'ok', 'stopped'].includes(event)),
};

export function serveWebhooks(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const topic = 'webhooks';

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/webhooks',
      topic,
      ledger: ({ body }) => ({ kind: 'webhook-create', source: body.source, requestUrl: body.request_url }),
    },
    ({ body, now }) => {
      const wanted = parse(NewWebhook, body);
      const webhook: Webhook = {
        id: sealId('webhook', network.state.counts.webhooks + 1),
        source: wanted.source,
        requestUrl: wanted.request_url,
        format: wanted.format,
        accountIds: wanted.account_ids,
        isEnabled: wanted.enabled,
        headers: wanted.headers,
        events: wanted.events ?? defaultEvents[wanted.source],
        data: wanted.data,
        ...(wanted.name && { name: wanted.name }),
      };
      return {
        status: 201,
        body: { object: 'WebhookCreated', webhook_id: webhook.id },
        events: [{ type: 'webhook.created', at: now, webhook }],
        about: { webhookId: webhook.id },
      };
    },
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/webhooks', topic }, (call) => {
    const { items, cursor } = paginate(
      call,
      [...network.state.webhooks.values()],
      { atMost: 250 },
      ({ id }) => id,
    );
    return {
      body: {
        object: 'WebhookList',
        items: items.map((webhook) => presentWebhook(network, webhook)),
        cursor,
      },
    };
  });

  serveRoute(
    app,
    sandbox,
    {
      method: 'DELETE',
      path: '/webhooks/:webhook_id',
      topic,
      ledger: ({ params }) => ({ kind: 'webhook-delete', webhookId: params.webhook_id }),
    },
    ({ params, now }) => {
      const { webhook_id: webhookId = '' } = params;
      if (!network.state.webhooks.has(webhookId)) throw notFound('Webhook');
      return {
        body: { object: 'WebhookDeleted' },
        events: [{ type: 'webhook.deleted', at: now, webhookId }],
      };
    },
  );
}

/** The source is not among what the provider gives back. */
const presentWebhook = (network: Network, webhook: Webhook) => ({
  object: 'Webhook',
  id: webhook.id,
  account_ids: webhook.accountIds.flatMap((id) => {
    if (!network.state.accounts.has(id)) return [];
    const { member } = findSeat(network, id).owner;
    return [{ id, name: `${member.firstName} ${member.lastName}`, type: 'LINKEDIN' }];
  }),
  enabled: webhook.isEnabled,
  ...(webhook.name && { name: webhook.name }),
  request_url: webhook.requestUrl,
  format: webhook.format,
  headers: webhook.headers,
  data: webhook.data,
  events: webhook.events,
  type: 'AUTO',
});
