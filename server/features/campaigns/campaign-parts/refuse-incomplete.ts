import { and, eq, isNull } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wrongField } from '#server/platform/errors.ts';
import type { CampaignPart } from './list-campaigns-using.ts';

type Problem = { field: string; message: string };

/** What a running campaign works with stays complete; a paused one is checked again when it resumes. */
export async function refuseIncomplete(
  ctx: MemberCtx,
  part: CampaignPart,
  id: string,
  [problem]: readonly Problem[],
): Promise<void> {
  if (!problem) return;
  const [running] = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        own(campaigns, ctx.actor),
        eq(campaigns[part], id),
        eq(campaigns.status, 'active'),
        isNull(campaigns.deletedAt),
      ),
    )
    .limit(1);
  if (running) throw refuseProblem(part, problem);
}

export const refuseProblem = (part: CampaignPart, { field, message }: Problem) =>
  wrongField(
    `${part === 'offerId' ? 'offerData' : 'icpData'}.${field}`,
    `${message} Une campagne en cours s’en sert.`,
  );
