import { and, eq, gt, max, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const undone = alias(activity, 'undone');

/**
 * Who said no, and since when, as the log tells. What a reply seemed to say stands until the user says that it was
 * misread; what the user or the public page wrote down is never undone.
 */
export function opposedPeople(ctx: Ctx, workspaceId: string) {
  const isUndone = ctx.db
    .select({ id: undone.id })
    .from(undone)
    .where(
      and(
        own(undone, workspaceId, { personId: activity.personId, kind: 'opposition_undone' }),
        gt(undone.id, activity.id),
      ),
    );
  return ctx.db
    .select({
      personId: sql<string>`${activity.personId}`.as('opposed_id'),
      at: max(activity.at).as('opposed_at'),
    })
    .from(activity)
    .where(
      and(
        own(activity, workspaceId),
        eq(activity.kind, 'opposed'),
        or(sql`${activity.detail}->>'source' is distinct from 'reply'`, notExists(isUndone)),
      ),
    )
    .groupBy(activity.personId)
    .as('opposed');
}
