import type { Ctx } from '#server/platform/ctx.ts';
import { type UserRow, users } from './users.table.ts';
import { workspaces } from './workspaces.table.ts';

type NewUser = Omit<typeof users.$inferInsert, 'createdAt' | 'lastSeenAt' | 'termsAcceptedAt'>;

/** An account and its workspace; undefined when its address is taken. */
export const createUser = (ctx: Pick<Ctx, 'db' | 'clock'>, account: NewUser): Promise<UserRow | undefined> =>
  ctx.db.transaction(async (tx) => {
    const createdAt = ctx.clock.now();
    const [user] = await tx
      .insert(users)
      .values({ ...account, termsAcceptedAt: createdAt, createdAt, lastSeenAt: createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (user) await tx.insert(workspaces).values({ id: user.id, createdAt });
    return user;
  });
