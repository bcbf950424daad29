import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { verdicts } from '#contract/campaigns/leads.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';

const Position = z.object({
  verdict: z.enum(verdicts),
  score: z.int32(),
  personId: z.uuid(),
  /** 1 among those whose name is hidden, who come after all the others. */
  hidden: z.int32().default(0),
});
type Judged = Omit<z.infer<typeof Position>, 'hidden'>;

/**
 * Who fits, then who may, then who does not, the best score first: a high score over the little that is known
 * does not come before a proven one. The verdicts' own names are in that order. Those without a name come last, in the
 * same order among them: two ranges of one index.
 */
export const bestFirst = (judged: { verdict: PgColumn; score: PgColumn; personId: PgColumn }) => {
  const after = ({ verdict, score, personId }: Judged) =>
    or(
      gt(judged.verdict, verdict),
      and(eq(judged.verdict, verdict), lt(judged.score, score)),
      and(eq(judged.verdict, verdict), eq(judged.score, score), gt(judged.personId, personId)),
    );
  return {
    order: [asc(judged.verdict), desc(judged.score), asc(judged.personId)],
    /** A page and one more, from there; `read` asks for those that a condition means, in that order, at most so many. */
    page: async <Row>(
      cursor: string | undefined,
      length: number,
      read: (where: SQL | undefined, limit: number) => Promise<Row[]>,
    ): Promise<(Row & { isHidden: boolean })[]> => {
      const from = readCursor(Position, cursor);
      const rows: (Row & { isHidden: boolean })[] = [];
      const hasReachedHidden = from?.hidden === 1;
      for (const isHidden of hasReachedHidden ? [true] : [false, true]) {
        const left = length + 1 - rows.length;
        if (left === 0) break;
        const found = await read(
          and(
            isHidden ? isNameHidden : sql`not ${isNameHidden}`,
            from && hasReachedHidden === isHidden ? after(from) : undefined,
          ),
          left,
        );
        rows.push(...found.map((row) => ({ ...row, isHidden })));
      }
      return rows;
    },
    cursorAt: ({ verdict, score, personId }: Judged, isHidden: boolean) =>
      writeCursor({ verdict, score, personId, hidden: isHidden ? 1 : 0 }),
  };
};

/** Without a last name, or under the name that the network gives to those it hides: nobody to write to by name. */
const isNameHidden = sql<boolean>`(coalesce(${people.lastName}, '') = ''
  or lower(concat(${people.firstName}, ' ', ${people.lastName})) in ('membre linkedin', 'linkedin member'))`;
