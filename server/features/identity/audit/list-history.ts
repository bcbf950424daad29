import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { AccountHistory } from '#contract/identity/audit.ts';
import type { AuditDetail } from '#core/identity/audit-acts.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { auditEntries } from './audit.table.ts';

const pageLength = 20;
const Position = z.object({ number: z.number().int() });

/** What happened to an account, newest first. */
export async function readHistory(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  { before, most }: { before?: number | undefined; most: number },
): Promise<AccountHistory['items']> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, userId),
        // Asked for by an act that is listed itself.
        ne(auditEntries.act, 'identity_confirmed'),
        before === undefined ? undefined : lt(auditEntries.number, before),
      ),
    )
    .orderBy(desc(auditEntries.number))
    .limit(most);
  return rows.map(({ number, at, act, actor, detail }) => ({
    id: number,
    at: at.toISOString(),
    act,
    actor,
    detail: JSON.parse(detail) as AuditDetail,
  }));
}

/** One's own, page by page. */
export async function listHistory(ctx: MemberCtx, cursor: string | undefined): Promise<AccountHistory> {
  const before = readCursor(Position, cursor)?.number;
  const rows = await readHistory(ctx, ctx.actor.userId, { before, most: pageLength + 1 });
  const items = rows.slice(0, pageLength);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > pageLength && last ? writeCursor({ number: last.id }) : null };
}
