import { and, count, countDistinct, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { guardrails } from '#core/engine/pace/guardrails.ts';
import type { OwnEvents } from '#core/forecast/priors.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { dayMs } from '#core/time/durations.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Whoever was written to more recently may still answer. */
const patienceDays = 14;
const positiveKinds = ['interested', 'question'] as const satisfies readonly ReplyKind[];

/** What happened to the user's own invitations and messages, whatever the campaign. */
export async function readOwnEvents(ctx: MemberCtx): Promise<OwnEvents> {
  return {
    acceptance: await countAcceptances(ctx),
    reply: await countReplies(ctx),
    positive: await countPositive(ctx),
  };
}

const daysAgo = (ctx: MemberCtx, days: number) => new Date(ctx.campaignClock.now().getTime() - days * dayMs);
const countIf = (condition: SQL | undefined) => count(sql`case when ${condition} then 1 end`);

/** Decided ones only: accepted, refused, taken back, or without an answer for two weeks. */
async function countAcceptances(ctx: MemberCtx) {
  const isAccepted = eq(relations.state, 'connected');
  const [counted] = await ctx.db
    .select({
      occurred: countIf(isAccepted),
      outOf: countIf(
        or(
          isAccepted,
          eq(relations.state, 'declined'),
          eq(relations.state, 'withdrawn'),
          lt(relations.invitedAt, daysAgo(ctx, guardrails.undecidedForDays)),
        ),
      ),
    })
    .from(relations)
    .where(and(own(relations, ctx.actor), isNotNull(relations.invitedAt)));
  return counted ?? { occurred: 0, outOf: 0 };
}

async function countReplies(ctx: MemberCtx) {
  const [counted] = await ctx.db
    .select({
      occurred: countDistinct(
        sql`case when ${enrolments.repliedAt} is not null then ${attempts.personId} end`,
      ),
      outOf: countDistinct(attempts.personId),
    })
    .from(attempts)
    .innerJoin(
      enrolments,
      own(enrolments, attempts, { campaignId: attempts.campaignId, personId: attempts.personId }),
    )
    .where(
      and(
        own(attempts, ctx.actor, { act: 'message', state: 'confirmed' }),
        or(isNotNull(enrolments.repliedAt), lt(attempts.settledAt, daysAgo(ctx, patienceDays))),
      ),
    );
  return counted ?? { occurred: 0, outOf: 0 };
}

async function countPositive(ctx: MemberCtx) {
  const [counted] = await ctx.db
    .select({
      occurred: countIf(or(...positiveKinds.map((kind) => eq(conversations.replyKind, kind)))),
      outOf: count(),
    })
    .from(conversations)
    .where(and(own(conversations, ctx.actor), isNotNull(conversations.replyKind)));
  return counted ?? { occurred: 0, outOf: 0 };
}
