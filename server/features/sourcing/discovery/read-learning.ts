import { and, count, desc, eq, isNull, ne, notExists } from 'drizzle-orm';
import type { Learning } from '#contract/sourcing/discovery.ts';
import {
  describeLearning,
  type Learned,
  learnFromAnswers,
  missingAnswers,
} from '#core/qualification/learn.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { suggestionAnswers } from './answers.table.ts';
import { inCampaignOf } from './read-candidates.ts';

/** Taste changes: the latest answers are the ones that count. */
const mostAnswers = 400;

/** What the answers given for a target teach, as data and as it is shown. */
export async function readLearning(
  ctx: MemberCtx,
  icpId: string,
): Promise<{ learned: Learned | null; learning: Learning }> {
  const rows = await ctx.db
    .select({
      answer: suggestionAnswers.answer,
      facts: suggestionAnswers.facts,
      reasons: suggestionAnswers.reasons,
    })
    .from(suggestionAnswers)
    .where(
      and(
        own(suggestionAnswers, ctx.actor),
        eq(suggestionAnswers.icpId, icpId),
        ne(suggestionAnswers.answer, 'later'),
      ),
    )
    .orderBy(desc(suggestionAnswers.answeredAt))
    .limit(mostAnswers);
  const answers = rows.map(({ answer, facts, reasons }) => ({
    facts,
    reasons,
    isAccepted: answer === 'accepted',
  }));
  const accepted = answers.filter(({ isAccepted }) => isAccepted).length;
  const refused = answers.length - accepted;
  const learned = learnFromAnswers(answers);
  const lessons = learned ? describeLearning(learned) : { raised: [], lowered: [] };
  return { learned, learning: { accepted, refused, missing: missingAnswers(accepted, refused), ...lessons } };
}

/** Accepted, still allowed, and in no campaign of this target yet. */
const waitingForCampaign = (ctx: MemberCtx, icpId: string) =>
  and(
    own(suggestionAnswers, ctx.actor, { icpId, answer: 'accepted' }),
    isNull(people.exclusionId),
    notExists(inCampaignOf(ctx, icpId, people.id)),
  );

const withPerson = and(own(people, suggestionAnswers), eq(people.id, suggestionAnswers.personId));

export async function countToAdd(ctx: MemberCtx, icpId: string): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(suggestionAnswers)
    .innerJoin(people, withPerson)
    .where(waitingForCampaign(ctx, icpId));
  return counted?.count ?? 0;
}

export async function listToAdd(ctx: MemberCtx, icpId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: people.id })
    .from(suggestionAnswers)
    .innerJoin(people, withPerson)
    .where(waitingForCampaign(ctx, icpId));
  return rows.map(({ id }) => id);
}
