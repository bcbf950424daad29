import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';

const pageLength = 20;
const Position = z.object({ startedAt: z.iso.datetime(), id: z.uuid() });

/** Free ones and those of campaigns, the latest first. */
export async function listSearches(
  ctx: MemberCtx,
  cursor?: string,
): Promise<{ rows: LeadSearchRow[]; nextCursor: string | null }> {
  const from = readCursor(Position, cursor);
  const startedAt = from && new Date(from.startedAt);
  const rows = await ctx.db
    .select()
    .from(leadSearches)
    .where(
      and(
        own(leadSearches, ctx.actor),
        from &&
          startedAt &&
          or(
            lt(leadSearches.startedAt, startedAt),
            and(eq(leadSearches.startedAt, startedAt), gt(leadSearches.id, from.id)),
          ),
      ),
    )
    .orderBy(desc(leadSearches.startedAt), leadSearches.id)
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor:
      rows.length > pageLength && last
        ? writeCursor({ startedAt: last.startedAt.toISOString(), id: last.id })
        : null,
  };
}
