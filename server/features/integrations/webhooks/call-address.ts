import { secondMs } from '#core/time/durations.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { FetchRefusal } from '#server/platform/safe-fetch/safe-fetch.ts';
import { signWebhook } from './sign-webhook.ts';
import type { WebhookEndpointRow } from './webhooks.table.ts';

/** `problem`: why it is no delivery, in a sentence; null: delivered. */
export type CallOutcome = { status: number | null; problem: string | null; ms: number };

const problems: Record<FetchRefusal, string> = {
  bad_address: 'L’adresse n’est pas une adresse du web.',
  private_address: 'L’adresse mène à un réseau privé.',
  unknown_host: 'Ce nom de domaine est inconnu.',
  unreachable: 'La connexion n’a pas pu être établie.',
  timed_out: 'Pas de réponse en dix secondes.',
  too_many_redirects: 'L’adresse renvoie vers une autre : indiquez l’adresse finale.',
  refused: 'L’adresse a répondu par une erreur.',
  wrong_content: 'La réponse n’a pas pu être lue.',
  too_large: 'La réponse est trop longue.',
};

/** Any answer from 200 to 299 is a delivery, whatever it says. */
export async function callAddress(
  ctx: Ctx,
  endpoint: WebhookEndpointRow,
  { id, payload }: { id: string; payload: object },
): Promise<CallOutcome> {
  const body = JSON.stringify(payload);
  const startedAt = performance.now();
  const reply = await ctx.safeFetch(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Accroche-Webhooks/1',
      ...signWebhook(ctx, endpoint, { id, body, at: ctx.clock.now() }),
    },
    body,
    accepts: null,
    maxBytes: 0,
    timeoutMs: 10 * secondMs,
    maxRedirects: 0,
  });
  const ms = Math.round(performance.now() - startedAt);
  return { status: reply.status, problem: reply.isRead ? null : problems[reply.because], ms };
}
