import { and, eq } from 'drizzle-orm';
import { crmLabel } from '#core/integrations/crm-fields.ts';
import { crmConnections } from '#server/features/integrations/crm/crm.table.ts';
import { webhookEndpoints } from '#server/features/integrations/webhooks/webhooks.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** The user's own tools that receive people: by name, or by the host of their address. */
export async function readTools(ctx: MemberCtx): Promise<string[]> {
  const crms = await ctx.db
    .select({ service: crmConnections.service })
    .from(crmConnections)
    .where(own(crmConnections, ctx.actor));
  const hooks = await ctx.db
    .select({ url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(and(own(webhookEndpoints, ctx.actor), eq(webhookEndpoints.state, 'active')));
  const hosts = hooks.map(({ url }) => URL.parse(url)?.host ?? url);
  return [...crms.map(({ service }) => crmLabel(service)), ...new Set(hosts.toSorted())];
}
