import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { ownAmong } from '#server/platform/db/own.ts';
import { conversations } from './conversations.table.ts';

/** Understood as a no, and not for certain: until the user says what it is, nothing leaves towards that person. */
export const isDoubtfulNo = and(
  eq(conversations.replyKind, 'opposition'),
  eq(conversations.needsReview, true),
);

/** Whose no is doubtful, whichever account they wrote to. */
export async function readDoubtfulNos(
  ctx: Ctx,
  workspaceIds: readonly string[],
  personIds: readonly string[],
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ personId: conversations.personId })
    .from(conversations)
    .where(
      and(
        ownAmong(conversations, [...workspaceIds]),
        inArray(conversations.personId, [...personIds]),
        isDoubtfulNo,
      ),
    );
  return new Set(rows.map(({ personId }) => personId));
}
