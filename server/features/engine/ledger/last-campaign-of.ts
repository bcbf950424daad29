import { and, desc, eq, gte, isNull, lte, ne, or } from 'drizzle-orm';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Whoever writes longer after the last message writes about something else. */
const patienceMs = 90 * 86_400_000;
export const patientSince = (at: Date): Date => new Date(at.getTime() - patienceMs);

/** The campaign that what somebody says is heard in, though their sequence is over; null: none, or long ago. */
export async function lastCampaignOf(
  ctx: Ctx,
  { workspaceId, personId, at }: { workspaceId: string; personId: string; at: Date },
): Promise<string | null> {
  const [last] = await ctx.db
    .select({ campaignId: enrolments.campaignId })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.personId, personId),
        lte(enrolments.enrolledAt, at),
        // Whom the user took out says nothing to the campaign any more.
        or(isNull(enrolments.reason), ne(enrolments.reason, 'removed')),
        or(isNull(enrolments.finishedAt), gte(enrolments.finishedAt, patientSince(at))),
      ),
    )
    .orderBy(desc(enrolments.enrolledAt))
    .limit(1);
  return last?.campaignId ?? null;
}
