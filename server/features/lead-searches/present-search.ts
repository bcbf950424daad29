import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { LeadSearch } from '#contract/lead-searches.ts';
import { dayIn } from '#core/calendar-day.ts';
import { describeSearch } from '#core/lead-searches/describe-search.ts';
import { instantIn } from '#core/zoned-time.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

const paris = 'Europe/Paris';
type Reading = { left: number; today: number };

export async function presentSearch(ctx: Ctx, row: LeadSearchRow): Promise<LeadSearch> {
  return present(ctx, row, await countReading(ctx, [row]));
}

/** Searches of one user, in the order given. */
export async function presentSearches(ctx: Ctx, rows: LeadSearchRow[]): Promise<LeadSearch[]> {
  const reading = await countReading(ctx, rows);
  return rows.map((row) => present(ctx, row, reading));
}

function present(ctx: Ctx, row: LeadSearchRow, reading: Map<string, Reading>): LeadSearch {
  const { left, today } = reading.get(row.id) ?? { left: 0, today: 0 };
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
    campaignId: row.campaignId,
    icpId: row.icpId,
    name: row.name,
    kind: row.query.kind,
    ...shared,
    progress: row.finishedAt ? 1 : progressOf(row, left),
    message:
      row.message ??
      describeSearch(
        {
          ...shared,
          stage: row.stage,
          readToday: today,
          wakesAt: row.wakesAt,
          unfiltered: unfilteredOf(row),
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

/** Pages are a fifth of the way; reading is the rest. */
function progressOf({ stage, profilesRead }: LeadSearchRow, left: number): number {
  if (stage === 'pages') return 0.1;
  return 0.2 + (0.8 * profilesRead) / Math.max(1, profilesRead + left);
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
        eq(searchResults.userId, first.userId),
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
