import { longestRetention, type RetentionChoice } from '#core/people/retention.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { personRetention } from './person-history.table.ts';

export type ChosenRetention = RetentionChoice & { isAutomatic: boolean };

/** How long a user keeps people; who chose nothing keeps them for the longest time. */
export async function readRetention(ctx: Ctx, workspaceId: string): Promise<ChosenRetention> {
  const [kept] = await ctx.db.select().from(personRetention).where(own(personRetention, workspaceId));
  if (!kept) return { ...longestRetention, isAutomatic: false };
  const { silentMonths, answeredMonths, isAutomatic } = kept;
  return { silentMonths, answeredMonths, isAutomatic };
}

/** Nothing goes by this alone: what is to be deleted is shown first, or goes at night if the user chose so. */
export async function chooseRetention(ctx: MemberCtx, choice: RetentionChoice): Promise<void> {
  await ctx.db
    .insert(personRetention)
    .values({ workspaceId: ctx.actor.workspaceId, ...choice })
    .onConflictDoUpdate({ target: personRetention.workspaceId, set: choice });
}
