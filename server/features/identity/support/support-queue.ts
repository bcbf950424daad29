import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SupportQueue, SupportState } from '#contract/overview/admin-operations.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { supportPriorities, supportRequests } from './support.table.ts';

const mostListed = 100;

const isIn: Record<SupportState, SQL | undefined> = {
  open: and(isNull(supportRequests.answeredAt), isNull(supportRequests.closedAt)),
  answered: and(isNotNull(supportRequests.answeredAt), isNull(supportRequests.closedAt)),
  closed: isNotNull(supportRequests.closedAt),
};

/** The highest priority first, then whoever waits longest; what is closed, the latest first. */
const rank = sql`case ${supportRequests.priority} ${sql.raw(
  [...supportPriorities]
    .reverse()
    .map((priority, at) => `when '${priority}' then ${at}`)
    .join(' '),
)} end`;

export async function listSupportQueue(ctx: MemberCtx, state: SupportState): Promise<SupportQueue> {
  const rows = await ctx.db
    .select({ request: supportRequests, plan: users.subscription })
    .from(supportRequests)
    .leftJoin(users, eq(users.id, supportRequests.userId))
    .where(isIn[state])
    .orderBy(
      ...(state === 'closed' ? [desc(supportRequests.closedAt)] : [rank, asc(supportRequests.createdAt)]),
    )
    .limit(mostListed);
  const count = await ctx.db.$count(supportRequests, isIn[state]);
  return {
    count,
    items: rows.map(({ request, plan }) => ({
      id: request.id,
      userId: request.userId,
      name: request.name,
      email: request.email,
      topic: request.topic,
      message: request.message,
      priority: request.priority,
      plan,
      createdAt: request.createdAt.toISOString(),
      answeredAt: request.answeredAt?.toISOString() ?? null,
      state,
    })),
  };
}

export const markSupportRequest = (ctx: MemberCtx, id: string, state: SupportState): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString();
    const answered = sql`coalesce(${supportRequests.answeredAt}, ${now}::timestamptz)`;
    const [marked] = await ctx.db
      .update(supportRequests)
      .set(
        {
          open: { answeredAt: null, closedAt: null },
          answered: { answeredAt: answered, closedAt: null },
          closed: { closedAt: ctx.clock.now() },
        }[state],
      )
      .where(eq(supportRequests.id, id))
      .returning();
    if (!marked) throw notFound('Demande');
    await recordAdminAct(ctx, marked.userId, 'support_marked');
  });
