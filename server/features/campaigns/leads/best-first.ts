import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { verdicts } from '#contract/leads.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';

const Position = z.object({ verdict: z.enum(verdicts), score: z.int32(), personId: z.uuid() });
type Judged = z.infer<typeof Position>;

/**
 * Who fits, then who may, then who does not, the best score first: a high score over the little that is known
 * does not come before a proven one. The verdicts' own names are in that order.
 */
export const bestFirst = (judged: { verdict: PgColumn; score: PgColumn; personId: PgColumn }) => ({
  order: [asc(judged.verdict), desc(judged.score), asc(judged.personId)],
  after: (cursor: string | undefined) => {
    const from = readCursor(Position, cursor);
    if (!from) return undefined;
    const { verdict, score, personId } = judged;
    return or(
      gt(verdict, from.verdict),
      and(eq(verdict, from.verdict), lt(score, from.score)),
      and(eq(verdict, from.verdict), eq(score, from.score), gt(personId, from.personId)),
    );
  },
  cursorAt: ({ verdict, score, personId }: Judged) => writeCursor({ verdict, score, personId }),
});
