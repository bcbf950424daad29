import { createHmac } from 'node:crypto';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { WebhookEndpointRow } from './webhooks.table.ts';

const prefix = 'whsec_';
const placeOf = (endpointId: string) => `webhook_endpoints|${endpointId}|secret`;

/** A new secret, as the user copies it and as it is kept. */
export function makeSecret(ctx: Ctx, endpointId: string): { secret: string; sealed: string } {
  const secret = prefix + ctx.random.bytes(32).toString('base64');
  return { secret, sealed: seal(ctx.keys, ctx.random, secret, placeOf(endpointId)) };
}

type Secrets = Pick<
  WebhookEndpointRow,
  'id' | 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil'
>;

/** The headers of Standard Webhooks; while a secret is replaced, the former one signs too. */
export function signWebhook(
  ctx: Ctx,
  endpoint: Secrets,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const { sealedSecret, sealedPreviousSecret, previousSecretUntil } = endpoint;
  const isReplacing =
    sealedPreviousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = [sealedSecret, ...(isReplacing ? [sealedPreviousSecret] : [])].map((sealed) => {
    const secret = unseal(ctx.keys, sealed, placeOf(endpoint.id));
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
