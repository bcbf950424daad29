import { and, exists, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { users } from './users.table.ts';
import { isOwner } from './workspace-owner.ts';

/** Nothing is done in the name of an account that an administrator suspended: what was begun goes on once it is restored. */
export const isOwnerServed = ({ db }: Pick<Ctx, 'db'>, rows: { workspaceId: SQLWrapper }): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(isOwner(rows), isNull(users.suspendedAt))),
  );
