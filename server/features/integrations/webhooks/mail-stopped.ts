import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { webhookStoppedEmail } from '#server/features/shared/emails/webhook-stopped.email.ts';
import type { Ctx, System } from '#server/platform/ctx.ts';
import { webhookEndpoints } from './webhooks.table.ts';

/** Nothing is written about an address that is active again, or gone. */
export async function mailStopped(ctx: Ctx<System>, endpointId: string): Promise<void> {
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
  if (endpoint?.state !== 'stopped') return;
  const user = await getUser(ctx, ownerOf(endpoint.workspaceId));
  if (!user.emailVerifiedAt) return;
  await ctx.mailer.send(
    webhookStoppedEmail({
      to: user.email,
      firstName: user.firstName,
      host: new URL(endpoint.url).host,
      url: `${ctx.env.publicUrl}${paths.integrations}`,
    }),
  );
}
