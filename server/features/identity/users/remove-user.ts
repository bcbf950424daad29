import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { type UserRow, users } from './users.table.ts';

/** Undefined: its day is set already. */
export async function planRemoval({ db }: Ctx, id: string, dueAt: Date): Promise<UserRow | undefined> {
  const [planned] = await db
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, id), isNull(users.deletionDueAt)))
    .returning();
  return planned;
}

/** False: nobody asked for it to go. */
export async function cancelRemoval({ db }: Ctx, id: string): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletionDueAt)))
    .returning({ id: users.id });
  return kept.length > 0;
}

export const isDueToGo = ({ clock }: Pick<Ctx, 'clock'>) =>
  and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, clock.now()));

/** With all that hangs on it; false where its owner kept it meanwhile. */
export async function removeUser(ctx: Ctx, id: string): Promise<boolean> {
  const gone = await ctx.db
    .delete(users)
    .where(and(eq(users.id, id), isDueToGo(ctx)))
    .returning({ id: users.id });
  return gone.length > 0;
}
