import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { type ProspectSort, usualProspectOrder } from '#core/prospects/stages.ts';
import { activity } from '#server/features/activity/activity.table.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCursor } from '#server/platform/http/page-cursor.ts';
import type { ProspectRows } from './prospect-rows.ts';

export type ProspectSorting = { sort: ProspectSort; order?: SortOrder | undefined };

/** The last person of a page: their key as the database writes it, so that nothing is lost to rounding. */
const Place = z.object({ by: z.string(), key: z.string().nullable(), id: z.uuid() });

function keyOf(rows: ProspectRows, userId: string, sort: ProspectSort): { key: SQL; type: SQL } {
  switch (sort) {
    case 'next':
      return { key: sql`${rows.nextKey}`, type: sql`timestamptz` };
    case 'name':
      return { key: sql`${rows.sortName}`, type: sql`text` };
    case 'company':
      return { key: sql`${rows.sortCompany}`, type: sql`text` };
    case 'stage':
      return { key: sql`${rows.stagePlace}`, type: sql`integer` };
    case 'score':
      return { key: sql`${rows.score}`, type: sql`smallint` };
    case 'event':
      return {
        key: sql`(select max(${activity.id}) from ${activity} where ${activity.userId} = ${userId} and ${activity.personId} = ${rows.id} and ${activity.kind} <> 'step_held')`,
        type: sql`bigint`,
      };
  }
}

/** Ties by id; those of whom the key is not known come last, whichever way the rest goes. */
export function orderProspects(
  rows: ProspectRows,
  userId: string,
  { sort, order = usualProspectOrder[sort] }: ProspectSorting,
) {
  const { key, type } = keyOf(rows, userId, sort);
  const by = `${sort} ${order}`;
  const way = order === 'asc' ? asc : desc;
  const past = order === 'asc' ? sql`>` : sql`<`;
  return {
    by,
    orderBy: [sql`${key} ${sql.raw(order)} nulls last`, way(rows.id)],
    keyText: sql<string | null>`${key}::text`,
    after(cursor: string | undefined): SQL | undefined {
      const place = readCursor(Place, cursor);
      if (!place) return undefined;
      if (place.by !== by)
        throw new AppError(
          'invalid_input',
          'Cette page est celle d’un autre classement. Revenez au début de la liste.',
        );
      if (place.key === null) return sql`${key} is null and ${rows.id} ${past} ${place.id}::uuid`;
      return sql`(${key} is null or (${key}, ${rows.id}) ${past} (${place.key}::${type}, ${place.id}::uuid))`;
    },
  };
}
