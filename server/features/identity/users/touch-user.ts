import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { users } from './users.table.ts';

/** Somebody was here. Not waited for: whoever holds the account's lock would make a visit wait for their work. */
export async function touchUser({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
  const free = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update', { skipLocked: true });
  await db.update(users).set({ lastSeenAt: clock.now() }).where(inArray(users.id, free));
}
