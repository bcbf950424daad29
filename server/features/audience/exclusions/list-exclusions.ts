import { and, asc, count, desc, eq, inArray, like, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Exclusion } from '#contract/audience/exclusions.ts';
import { type ExclusionKind, exclusionKindNames } from '#core/exclusions/exclusion.ts';
import { writeCell } from '#core/exclusions/read-cells.ts';
import { writeRuleValue } from '#core/exclusions/read-exclusions.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ExclusionRow, exclusions } from './exclusions.table.ts';

const pageLength = 50;
const Position = z.object({ at: z.iso.datetime(), id: z.uuid() });
type Asked = { kind?: ExclusionKind | undefined; q?: string | undefined; cursor?: string | undefined };

/** The latest first, with how many people each keeps out. */
export async function listExclusions(ctx: MemberCtx, { kind, q, cursor }: Asked) {
  const { workspaceId } = ctx.actor;
  const words = normaliseWords(q ?? '');
  const isAsked = and(
    own(exclusions, workspaceId),
    kind && eq(exclusions.kind, kind),
    words
      ? or(
          like(exclusions.value, `%${words.replace(/[\\%_]/g, '\\$&')}%`),
          sql`lower(${exclusions.label}) like ${`%${(q ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`,
        )
      : undefined,
  );
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await ctx.db
    .select()
    .from(exclusions)
    .where(
      and(
        isAsked,
        from &&
          or(
            lt(exclusions.createdAt, new Date(from.at)),
            and(eq(exclusions.createdAt, new Date(from.at)), sql`${exclusions.id} > ${from.id}`),
          ),
      ),
    )
    .orderBy(desc(exclusions.createdAt), asc(exclusions.id))
    .limit(pageLength + 1);
  const [counted] = await ctx.db.select({ total: count() }).from(exclusions).where(isAsked);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const excludedCounts = await countPeople(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => presentExclusion(row, excludedCounts.get(row.id) ?? 0)),
    nextCursor: rows.length > pageLength && last ? writeCursor(last) : null,
    total: counted?.total ?? 0,
  };
}

const presentExclusion = (row: ExclusionRow, excludedCount: number): Exclusion => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  detail: detailOf(row),
  note: row.note,
  people: excludedCount,
  createdAt: row.createdAt.toISOString(),
});

function detailOf({ kind, value, label }: ExclusionRow): string | null {
  const [form = '', ...rest] = value.split(':');
  const identifier = rest.join(':');
  if (kind === 'customer') return { siren: `SIREN ${identifier}`, domain: identifier }[form] ?? 'nom';
  if (kind !== 'person' || identifier === label) return null;
  return { public_identifier: `linkedin.com/in/${identifier}`, email: identifier }[form] ?? null;
}

async function countPeople(ctx: MemberCtx, ids: string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: people.exclusionId, count: count() })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.exclusionId, ids)))
    .groupBy(people.exclusionId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const writeCursor = ({ createdAt, id }: ExclusionRow) =>
  Buffer.from(JSON.stringify({ at: createdAt.toISOString(), id })).toString('base64url');

function readCursor(cursor: string) {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_input', 'Cette page n’existe pas. Revenez au début de la liste.');
  }
}

/** What reads back as the same list, in a spreadsheet's own form. */
export async function exportExclusions(ctx: MemberCtx): Promise<{ name: string; csv: string }> {
  const rows = await ctx.db
    .select()
    .from(exclusions)
    .where(own(exclusions, ctx.actor))
    .orderBy(asc(exclusions.kind), asc(exclusions.label), asc(exclusions.id));
  const lines = rows.map((row) => [
    exclusionKindNames[row.kind],
    writeRuleValue(row),
    row.label,
    row.note ?? '',
  ]);
  const csv = [['Type', 'Valeur', 'Nom', 'Note'], ...lines]
    .map((cells) => cells.map(writeCell).join(';'))
    .join('\r\n');
  const day = ctx.campaignClock.now().toISOString().slice(0, 10);
  return { name: `exclusions-${day}.csv`, csv: `\uFEFF${csv}\r\n` };
}
