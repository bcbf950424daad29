import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { CountedPeople } from '#contract/overview/analytics.ts';
import { type Cell, listCounted } from '#core/analytics/count-journeys.ts';
import { countErased } from '#core/analytics/erased.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { livePersonColumns, presentLivePerson } from '#server/features/overview/campaign-live/live-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { readPopulation } from './read-journeys.ts';

const pageLength = 50;
const Position = z.object({ at: z.iso.datetime(), id: z.uuid(), mark: z.string() });

/** Who a number counts, the latest first, and how many of them were erased. */
export async function listCountedPeople(
  ctx: MemberCtx,
  campaignIds: readonly string[],
  { filter, cell, cursor }: { filter: JourneyFilter; cell: Cell; cursor?: string | undefined },
): Promise<CountedPeople> {
  const population = await readPopulation(ctx, campaignIds, filter, cell.by);
  const erased = countErased(population.erased, cell);
  const counted = listCounted(population.journeys, cell, ctx.campaignClock.now())
    .map(({ personId, mark, at }) => ({ id: personId, mark, at: at.toISOString() }))
    .sort((a, b) => keyOf(b).localeCompare(keyOf(a)));
  const from = readCursor(Position, cursor);
  const rest = from ? counted.filter((one) => keyOf(one) < keyOf(from)) : counted;
  const page = rest.slice(0, pageLength);
  const named = page.length
    ? await ctx.db
        .select(livePersonColumns)
        .from(people)
        .where(
          and(
            own(people, ctx.actor),
            inArray(
              people.id,
              page.map(({ id }) => id),
            ),
          ),
        )
    : [];
  const byId = new Map(named.map((person) => [person.id, presentLivePerson(person)]));
  const last = page.at(-1);
  return {
    total: counted.length + erased,
    erased,
    items: page.flatMap(({ id, mark, at }) => {
      const person = byId.get(id);
      return person ? [{ person, mark, at }] : [];
    }),
    nextCursor: last && rest.length > page.length ? writeCursor(last) : null,
  };
}

const keyOf = ({ at, id, mark }: z.infer<typeof Position>) => `${at} ${id} ${mark}`;
