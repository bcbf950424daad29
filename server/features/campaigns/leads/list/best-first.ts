import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Lead, verdicts } from '#contract/campaigns/leads.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { readReasons } from '#server/features/audience/people/read/present-exclusion.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { type Judgement, presentLead } from './present-lead.ts';

const Position = z.object({
  verdict: z.enum(verdicts),
  score: z.int32(),
  personId: z.uuid(),
  /** 1 among those whose name is hidden, who come after all the others. */
  hidden: z.int32().default(0),
});
type Judged = Omit<z.infer<typeof Position>, 'hidden'>;
type Row = { person: PersonRow; lead: Judged & Judgement };

const pageLength = 50;

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
    /** One page, from there; `read` asks for those that a condition means, in that order, at most so many. */
    page: async (
      ctx: MemberCtx,
      cursor: string | undefined,
      read: (where: SQL | undefined, limit: number) => Promise<Row[]>,
    ): Promise<{ items: Lead[]; nextCursor: string | null }> => {
      const from = readCursor(Position, cursor);
      const rows: (Row & { isHidden: boolean })[] = [];
      const hasReachedHidden = from?.hidden === 1;
      for (const isHidden of hasReachedHidden ? [true] : [false, true]) {
        const left = pageLength + 1 - rows.length;
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
      const page = rows.slice(0, pageLength);
      const last = page.at(-1);
      const exclusions = await readReasons(
        ctx,
        ctx.actor.workspaceId,
        page.map(({ person }) => person),
      );
      return {
        items: page.map(({ person, lead }) => presentLead(person, lead, exclusions)),
        nextCursor: rows.length > pageLength && last ? cursorAt(last) : null,
      };
    },
  };
};

const cursorAt = ({ lead: { verdict, score, personId }, isHidden }: Row & { isHidden: boolean }) =>
  writeCursor({ verdict, score, personId, hidden: isHidden ? 1 : 0 });

/** Without a last name, or under the name that the network gives to those it hides: nobody to write to by name. */
const isNameHidden = sql<boolean>`(coalesce(${people.lastName}, '') = ''
  or lower(concat(${people.firstName}, ' ', ${people.lastName})) in ('membre linkedin', 'linkedin member'))`;
