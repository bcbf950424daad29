import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { LeadSearch } from '#contract/sourcing/lead-searches.ts';
import { describeSearch } from '#core/lead-searches/describe-search.ts';
import { rowLimitReached, type SearchSeat, searchProgress } from '#core/lead-searches/search-progress.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

const paris = 'Europe/Paris';
type Reading = { left: number; today: number };
type Around = { reading: Map<string, Reading>; seats: Map<string, SearchSeat> };

export async function presentSearch(ctx: Ctx, row: LeadSearchRow): Promise<LeadSearch> {
  return present(ctx, row, await readAround(ctx, [row]));
}

/** Searches of one user, in the order given. */
export async function presentSearches(ctx: Ctx, rows: LeadSearchRow[]): Promise<LeadSearch[]> {
  const around = await readAround(ctx, rows);
  return rows.map((row) => present(ctx, row, around));
}

const readAround = async (ctx: Ctx, rows: LeadSearchRow[]): Promise<Around> => ({
  reading: await countReading(ctx, rows),
  seats: await readSeats(ctx, rows),
});

function present(ctx: Ctx, row: LeadSearchRow, { reading, seats }: Around): LeadSearch {
  const { left, today } = reading.get(row.id) ?? { left: 0, today: 0 };
  const seat = seats.get(row.accountId) ?? 'classic';
  // Erased people took a row of the network all the same.
  const rows = row.found + row.erased;
  const shared = {
    state: row.state,
    found: row.found,
    newPeople: row.newPeople,
    qualified: row.qualified,
    erased: row.erased,
    profilesRead: row.profilesRead,
    profilesToRead: left,
    isJudged: row.criteria !== null,
    isRerun: row.rerunOf !== null,
  };
  return {
    id: row.id,
    isCounted: row.unit === 'held' ? null : row.unit === 'spent',
    campaignId: row.campaignId,
    icpId: row.icpId,
    name: row.name,
    kind: row.query.kind,
    ...shared,
    progress: row.finishedAt ? 1 : searchProgress({ ...shared, stage: row.stage, seat, rows }),
    message:
      row.message ??
      describeSearch(
        {
          ...shared,
          // The campaign counts who fits, as it changes: a count of the day of the search would stand beside it.
          isJudged: shared.isJudged && row.campaignId === null,
          stage: row.stage,
          readToday: today,
          wakesAt: row.wakesAt,
          unfiltered: unfilteredOf(row),
          rowLimit: rowLimitReached(seat, rows),
        },
        ctx.campaignClock.now(),
      ),
    resumesAt: row.state === 'waiting' ? (row.wakesAt?.toISOString() ?? null) : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Places are asked together or not at all: see planSearch. */
function unfilteredOf({ query, criteria }: LeadSearchRow) {
  if (query.kind === 'url' || query.locations || !criteria) return { places: [], hasDepartments: false };
  const unknown = criteria.places.filter(({ id }) => id === null);
  return { places: unknown.map(({ label }) => label), hasDepartments: criteria.departments.length > 0 };
}

/** How much of a search the network shows depends on the kind of seat. */
async function readSeats(ctx: Ctx, rows: LeadSearchRow[]): Promise<Around['seats']> {
  const [first] = rows;
  if (!first) return new Map();
  const accounts = await ctx.db
    .select({ id: socialAccounts.id, tier: socialAccounts.tier })
    .from(socialAccounts)
    .where(
      and(
        own(socialAccounts, first),
        inArray(socialAccounts.id, [...new Set(rows.map(({ accountId }) => accountId))]),
      ),
    );
  return new Map(
    accounts.map(({ id, tier }) => [id, tier === 'sales_navigator' ? 'sales_navigator' : 'classic']),
  );
}

/** Only of those that run: of the others nothing is left to read, whatever was not. */
async function countReading(ctx: Ctx, rows: LeadSearchRow[]): Promise<Map<string, Reading>> {
  const live = rows.filter(({ finishedAt }) => finishedAt === null);
  const [first] = live;
  if (!first) return new Map();
  const midnight = instantIn(paris, dayIn(paris, ctx.campaignClock.now()), 0);
  const counted = await ctx.db
    .select({
      searchId: searchResults.searchId,
      left: count(sql`case when ${isNull(searchResults.readAt)} then 1 end`),
      today: count(sql`case when ${gte(searchResults.readAt, midnight)} then 1 end`),
    })
    .from(searchResults)
    .where(
      and(
        own(searchResults, first),
        inArray(
          searchResults.searchId,
          live.map(({ id }) => id),
        ),
        eq(searchResults.isWorthReading, true),
      ),
    )
    .groupBy(searchResults.searchId);
  return new Map(counted.map(({ searchId, left, today }) => [searchId, { left, today }]));
}
