import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tiers } from '../network/tier-limits.ts';
import type { SandboxControl } from '../sandbox-control.ts';
import type { ReplyKind } from '../world/reply-texts.ts';
import { Fault } from './faults.ts';
import { parse } from './read-call.ts';

const Clock = z.object({ now: z.iso.datetime({ offset: true }), speed: z.number().min(0).default(1) });
const Advance = z.object({ ms: z.number().min(0) });
const Faults = z.object({ faults: z.array(Fault) });
const share = z.union([z.boolean(), z.number().min(0).max(1)]).optional();
const WebhookFaults = z.object({
  lose: share,
  duplicate: share,
  delayMs: z.number().min(0).optional(),
  reorder: z.boolean().optional(),
  loseCallback: z.boolean().optional(),
  events: z.array(z.string()).optional(),
});
const NewAccount = z.object({
  email: z.email(),
  tier: z.enum(tiers).optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  headline: z.string().optional(),
});
const replyKinds = [
  'interested',
  'question',
  'later',
  'refusal',
  'opposition',
  'absence',
  'wrong_person',
] as const satisfies readonly ReplyKind[];
const Target = z.object({
  accountId: z.string(),
  text: z.string().optional(),
  kind: z.enum(replyKinds).optional(),
});
const Rewriting = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    headline: z.string(),
    about: z.string(),
    title: z.string(),
    company: z.string(),
    website: z.string(),
    place: z.string(),
    pictureUrl: z.string(),
    post: z.string(),
    postUrl: z.string(),
  })
  .partial();
const OwnerMessage = z.object({ slug: z.string(), text: z.string().min(1) });
const Behaviour = z.object({
  ownerMessageShare: z.number().min(0).max(1).optional(),
  relationNoticeHours: z.number().min(0).optional(),
  closedDoorShare: z.number().min(0).max(1).optional(),
  hasSearchCap: z.boolean().optional(),
  isSpontaneous: z.boolean().optional(),
  keepsHours: z.boolean().optional(),
  firstReplyEagerness: z.number().min(0).optional(),
  nextReplyEagerness: z.number().min(0).optional(),
  acceptanceEase: z.number().min(0).optional(),
  headsAcceptanceEase: z.number().min(0).optional(),
});
const LedgerQuery = z.object({ after: z.coerce.number().default(0), kind: z.string().optional() });
const Settle = z.object({ withRetries: z.boolean().default(false) });

type Handler = (call: { params: Record<string, string>; query: unknown; body: unknown }) => unknown;

/** The same switches as `SandboxControl`, over HTTP. */
export function serveControl(app: FastifyInstance, control: SandboxControl): void {
  const serve = (method: 'GET' | 'PUT' | 'POST', path: string, handler: Handler) =>
    app.route<{ Params: Record<string, string> }>({
      method,
      url: `/control${path}`,
      handler: async ({ params, query, body }) =>
        (await handler({ params, query, body: body ?? {} })) ?? { ok: true },
    });

  serve('GET', '/state', () => control.state());
  serve('PUT', '/clock', ({ body }) => control.setClock(parse(Clock, body)));
  serve('POST', '/clock/advance', ({ body }) => control.advance(parse(Advance, body).ms));
  serve('PUT', '/behaviour', ({ body }) => control.setBehaviour(parse(Behaviour, body)));
  serve('GET', '/ledger', ({ query }) => ({ items: control.ledger(parse(LedgerQuery, query)) }));
  serve('GET', '/faults', () => ({ faults: control.faults() }));
  serve('PUT', '/faults', ({ body }) => control.setFaults(parse(Faults, body).faults));
  serve('GET', '/webhook-faults', () => control.webhookFaults());
  serve('PUT', '/webhook-faults', ({ body }) => control.setWebhookFaults(parse(WebhookFaults, body)));
  serve('POST', '/webhooks/settle', ({ body }) => control.settleWebhooks(parse(Settle, body)));
  serve('POST', '/accounts', ({ body }) => control.connectAccount(parse(NewAccount, body)));
  serve('PUT', '/people/:slug', ({ params, body }) =>
    control.rewrite(params.slug ?? '', parse(Rewriting, body)),
  );
  serve('POST', '/links/:token/expire', ({ params }) => control.expireLink(params.token ?? ''));
  for (const verb of ['disconnect', 'restrict', 'restore'] as const) {
    serve('POST', `/accounts/:id/${verb}`, ({ params }) => control[verb](params.id ?? ''));
  }
  serve('POST', '/accounts/:id/owner-message', ({ params, body }) =>
    control.ownerMessage(params.id ?? '', parse(OwnerMessage, body)),
  );
  for (const verb of ['accept', 'decline', 'reply', 'read'] as const) {
    serve('POST', `/people/:slug/${verb}`, ({ params, body }) =>
      control[verb](params.slug ?? '', parse(Target, body)),
    );
  }
}
