import { and, eq, inArray } from 'drizzle-orm';
import { conflictsIn, keyedRecords, type Pair } from '#server/features/audience/people/person-records.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { suggestionAnswers } from './answers.table.ts';

/** What the user answered to a suggestion of somebody; answered of both: the last answer stands. */
export const answerRecords = keyedRecords({
  table: suggestionAnswers,
  columns: ['icp_id'],
  parent: icps,
  settle: keepLast,
  list: listAnswers,
});

async function keepLast(ctx: Ctx, pair: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(suggestionAnswers)
    .where(
      and(own(suggestionAnswers, pair), inArray(suggestionAnswers.personId, [pair.keptId, pair.goneId])),
    );
  for (const { kept, gone } of conflictsIn(rows, pair, ({ icpId }) => icpId)) {
    const older = kept.answeredAt < gone.answeredAt ? kept : gone;
    await ctx.db
      .delete(suggestionAnswers)
      .where(own(suggestionAnswers, pair, { icpId: older.icpId, personId: older.personId }));
  }
}

async function listAnswers(ctx: MemberCtx, personId: string) {
  const answers = await ctx.db
    .select({
      ciblage: icps.name,
      réponse: suggestionAnswers.answer,
      'profil au moment de la réponse': suggestionAnswers.facts,
      raisons: suggestionAnswers.reasons,
      'répondu le': suggestionAnswers.answeredAt,
    })
    .from(suggestionAnswers)
    .innerJoin(icps, and(own(icps, suggestionAnswers), eq(icps.id, suggestionAnswers.icpId)))
    .where(and(own(suggestionAnswers, ctx.actor), eq(suggestionAnswers.personId, personId)));
  return { 'réponses aux suggestions': answers };
}
