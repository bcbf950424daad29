import { and, desc, gte, isNull, lte } from 'drizzle-orm';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { patientSince } from '../ledger/last-campaign-of.ts';

/**
 * Most people answer the last message, and the sequence has come to its end by then: the answer is still the campaign's.
 * In the transaction that writes it down. null: they answer no campaign.
 */
export async function noteLateReply(
  ctx: Ctx,
  { workspaceId, personId, at }: { workspaceId: string; personId: string; at: Date },
): Promise<EnrolmentRow | null> {
  const [last] = await ctx.db
    .select()
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId, { personId, state: 'finished', reason: 'finished' }),
        isNull(enrolments.repliedAt),
        lte(enrolments.enrolledAt, at),
        gte(enrolments.finishedAt, patientSince(at)),
      ),
    )
    .orderBy(desc(enrolments.finishedAt))
    .limit(1)
    .for('update');
  if (!last) return null;
  const [answered] = await ctx.db
    .update(enrolments)
    .set({ reason: 'replied', repliedAt: at })
    .where(own(enrolments, workspaceId, { campaignId: last.campaignId, personId }))
    .returning();
  return answered ?? null;
}
