import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defaultLeadOrder, type LeadSort, type SortOrder } from '#core/leads/lead-sort.ts';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCursor } from '#server/platform/http/page-cursor.ts';

export type Sorting = { sort: LeadSort; order?: SortOrder | undefined };

/** `mayMiss`: those of whom it is not known come last, whichever way the rest goes. */
const keys: Record<LeadSort, { key: SQL; type: SQL; mayMiss: boolean }> = {
  recent: { key: sql`${people.createdAt}`, type: sql`timestamptz`, mayMiss: false },
  score: { key: sql`${people.score}`, type: sql`smallint`, mayMiss: true },
  name: { key: byBytes(people.sortName), type: sql`text`, mayMiss: false },
  company: { key: byBytes(people.sortCompany), type: sql`text`, mayMiss: true },
};

/** The last person of a page: their key as the database writes it, so that nothing is lost to rounding. */
const Position = z.object({ by: z.string(), key: z.string().nullable(), id: z.uuid() });
export type Position = z.infer<typeof Position>;

/**
 * A list in order, ties by id, in one or two parts: those whose key is known, then the others. A part is a range of an
 * index, so that a page costs the same wherever it begins.
 */
export function makeOrder({ sort, order = defaultLeadOrder[sort] }: Sorting) {
  const { key, type, mayMiss } = keys[sort];
  const by = `${sort} ${order}`;
  const way = order === 'asc' ? asc : desc;
  const past = order === 'asc' ? sql`>` : sql`<`;
  const known = {
    where: (from?: Position): SQL | undefined =>
      and(
        mayMiss ? isNotNull(key) : undefined,
        from && sql`(${key}, ${people.id}) ${past} (${from.key}::${type}, ${from.id}::uuid)`,
      ),
    orderBy: [way(key), way(people.id)],
  };
  const missing = {
    where: (from?: Position): SQL | undefined =>
      and(isNull(key), from && sql`${people.id} ${past} ${from.id}::uuid`),
    orderBy: [way(people.id)],
  };
  return {
    by,
    /** For one reading of the whole. */
    all: sql`${key} ${sql.raw(order)} nulls last, ${people.id} ${sql.raw(order)}`,
    /** The sort key of the last person, as the cursor keeps it. */
    keyText: sql<string | null>`${key}::text`,
    /** The parts still to read from there. */
    partsFrom: (from: Position | undefined) => {
      if (!mayMiss) return [{ ...known, from }];
      if (from?.key === null) return [{ ...missing, from }];
      return [
        { ...known, from },
        { ...missing, from: undefined },
      ];
    },
    read: (cursor: string | undefined): Position | undefined => {
      const position = readCursor(Position, cursor);
      if (position && position.by !== by) throw otherOrder();
      return position;
    },
  };
}

const otherOrder = () =>
  new AppError('invalid_input', 'Cette page est celle d’un autre classement. Revenez au début de la liste.');
