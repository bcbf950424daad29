import { and, eq, inArray, sql } from 'drizzle-orm';
import { campaignLeads } from '#server/features/leads/leads.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { people } from './people.table.ts';

/** A yes before a maybe before a no, then the higher score. */
const rank = sql`case ${campaignLeads.verdict} when 'qualified' then 0 when 'unknown' then 1 else 2 end`;

/** Beside each person, the best judgement of the campaigns where they are; none once they are in none. */
export async function keepBestJudgements(
  ctx: Ctx,
  userId: string,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const best = ctx.db
    .selectDistinctOn([people.id], {
      personId: sql<string>`${people.id}`.as('person_id'),
      score: sql<number | null>`${campaignLeads.score}`.as('best_score'),
      verdict: sql<string | null>`${campaignLeads.verdict}`.as('best_verdict'),
    })
    .from(people)
    .leftJoin(
      campaignLeads,
      and(eq(campaignLeads.userId, people.userId), eq(campaignLeads.personId, people.id)),
    )
    .where(and(eq(people.userId, userId), inArray(people.id, [...personIds])))
    .orderBy(people.id, rank, sql`${campaignLeads.score} desc`)
    .as('best');
  await ctx.db
    .update(people)
    .set({ score: sql`${best.score}`, verdict: sql`${best.verdict}` })
    .from(best)
    .where(
      and(
        eq(people.userId, userId),
        eq(people.id, best.personId),
        sql`(${people.score}, ${people.verdict}) is distinct from (${best.score}, ${best.verdict})`,
      ),
    );
}
