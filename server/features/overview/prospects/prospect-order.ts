import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { defaultProspectOrder, type ProspectSort } from '#core/prospects/stages.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCursor } from '#server/platform/http/page-cursor.ts';
import { type NextMoments, nextKeyOf } from './next-key.ts';
import type { ProspectRows } from './prospect-rows.ts';

export type ProspectSorting = { sort: ProspectSort; order?: SortOrder | undefined };

/** The last person of a page: their key as the database writes it, so that nothing is lost to rounding. */
const Position = z.object({
  by: z.string(),
  key: z.string().nullable(),
  id: z.uuid(),
  /** When the first page was read: the plan of the day is that of then, or people would change places between two. */
  asOf: z.iso.datetime().optional(),
});

type Key = { key: SQL; type: SQL };

function keyOf(
  rows: ProspectRows,
  workspaceId: string,
  sort: ProspectSort,
  moments: NextMoments | null,
): Key {
  switch (sort) {
    case 'next':
      if (!moments) throw new Error('What comes next is told from the plan of the day');
      return { key: nextKeyOf(rows, moments), type: sql`timestamptz` };
    case 'name':
      return { key: sql`${rows.sortName}`, type: sql`text` };
    case 'company':
      return { key: sql`${rows.sortCompany}`, type: sql`text` };
    case 'stage':
      return { key: sql`${rows.stageRank}`, type: sql`integer` };
    case 'score':
      return { key: sql`${rows.score}`, type: sql`smallint` };
    case 'event':
      return {
        key: sql`(select max(${activity.id}) from ${activity} where ${activity.workspaceId} = ${workspaceId} and ${activity.personId} = ${rows.id} and ${activity.kind} <> 'step_held')`,
        type: sql`bigint`,
      };
  }
}

/** null: this is the first page. */
export const readAsOf = (cursor: string | undefined): Date | null => {
  const asOf = readCursor(Position, cursor)?.asOf;
  return asOf ? new Date(asOf) : null;
};

/** Ties by id; those of whom the key is not known come last, whichever way the rest goes. */
export function orderProspects(
  rows: ProspectRows,
  workspaceId: string,
  { sort, order = defaultProspectOrder[sort], moments }: ProspectSorting & { moments: NextMoments | null },
) {
  const { key, type } = keyOf(rows, workspaceId, sort, moments);
  const by = `${sort} ${order}`;
  const way = order === 'asc' ? asc : desc;
  const past = order === 'asc' ? sql`>` : sql`<`;
  return {
    by,
    orderBy: [sql`${key} ${sql.raw(order)} nulls last`, way(rows.id)],
    keyText: sql<string | null>`${key}::text`,
    after(cursor: string | undefined): SQL | undefined {
      const position = readCursor(Position, cursor);
      if (!position) return undefined;
      if (position.by !== by)
        throw new AppError(
          'invalid_input',
          'Cette page est celle d’un autre classement. Revenez au début de la liste.',
        );
      if (position.key === null) return sql`${key} is null and ${rows.id} ${past} ${position.id}::uuid`;
      return sql`(${key} is null or (${key}, ${rows.id}) ${past} (${position.key}::${type}, ${position.id}::uuid))`;
    },
  };
}
