import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { activity } from './activity.table.ts';

export type Happening = {
  workspaceId: string;
  kind: ActivityKind;
  campaignId?: string | null;
  personId?: string | null;
  accountId?: string | null;
  stepKey?: string | null;
  detail?: Record<string, unknown>;
  /** When it happened, where that is not now. */
  at?: Date;
};

/** Writes what happened, in the transaction that makes it happen. */
export async function recordActivity(ctx: Ctx, ...happenings: Happening[]): Promise<void> {
  if (happenings.length > 0) await insertActivity(ctx, happenings);
}

/** The same, to be written together with what else changes. */
export function insertActivity(ctx: Ctx, happenings: readonly Happening[]) {
  const now = ctx.campaignClock.now();
  const owners = new Set(happenings.map(({ workspaceId }) => ownerOf(workspaceId)));
  ctx.afterCommit(() => owners.forEach(ctx.wakeUps.wake));
  return ctx.db
    .insert(activity)
    .values(happenings.map(({ detail = {}, at = now, ...happening }) => ({ ...happening, detail, at })));
}
