import { and, eq } from 'drizzle-orm';
import type { SuggestionAnswer } from '#contract/sourcing/discovery.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { qualify } from '#core/qualification/qualification.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import { getIcp } from '#server/features/campaigns/icps/get-icp.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { suggestionAnswers } from './answers.table.ts';

/** Kept with what was known of the person at that moment: the score learns from it. The last answer stands. */
export async function answerSuggestion(
  ctx: MemberCtx,
  icpId: string,
  { personId, answer }: { personId: string; answer: SuggestionAnswer },
): Promise<void> {
  const { workspaceId } = ctx.actor;
  const { content: criteria } = await getIcp(ctx, icpId);
  const [person] = await ctx.db
    .select(judgedColumns)
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, personId)));
  if (!person) throw notFound('Personne');
  const answered = {
    answer,
    facts: person.facts,
    reasons: qualify(criteria, judgedFacts(person), ctx.clock.now()).reasons,
    answeredAt: ctx.campaignClock.now(),
  };
  await ctx.db
    .insert(suggestionAnswers)
    .values({ workspaceId, icpId, personId, ...answered })
    .onConflictDoUpdate({
      target: [suggestionAnswers.workspaceId, suggestionAnswers.icpId, suggestionAnswers.personId],
      set: answered,
    });
}

/** As if it had never been said. */
export async function undoAnswer(ctx: MemberCtx, icpId: string, personId: string): Promise<void> {
  await getIcp(ctx, icpId);
  await ctx.db.delete(suggestionAnswers).where(own(suggestionAnswers, ctx.actor, { icpId, personId }));
}
