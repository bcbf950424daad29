import { desc, eq } from 'drizzle-orm';
import type { SenderPage } from '#contract/overview/sender-page.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { findSenderWorkspace } from '#server/features/identity/users/sender-link.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { readPublicAnswer } from '#server/features/overview/balancing/read-balancing.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';

/** A link that we did not write, and one of an account that is gone, say the same. */
export async function findSender(ctx: Ctx, token: string) {
  const workspaceId = await findSenderWorkspace(ctx, token);
  const [user] = workspaceId
    ? await ctx.db
        .select()
        .from(users)
        .where(eq(users.id, ownerOf(workspaceId)))
    : [];
  if (!workspaceId || !user) throw notFound('Page');
  return { workspaceId, firstName: user.firstName, lastName: user.lastName };
}

const perAddress = { name: 'sender_page', max: 60, windowMinutes: 60 };

export async function readSender(ctx: Ctx, token: string, address: string): Promise<SenderPage> {
  await limitRate(ctx, perAddress, address);
  const { workspaceId, firstName, lastName } = await findSender(ctx, token);
  const rows = await ctx.db
    .select({ content: offers.content })
    .from(offers)
    .where(own(offers, workspaceId))
    .orderBy(desc(offers.updatedAt));
  const company = rows.map(({ content }) => content.companyInfo.companyName.trim()).find(Boolean);
  return {
    name: `${firstName} ${lastName}`,
    company: company ?? '',
    balancing: await readPublicAnswer(ctx, workspaceId),
  };
}
