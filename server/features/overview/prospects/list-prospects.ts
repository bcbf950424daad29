import { and, inArray, sql } from 'drizzle-orm';
import type { Prospect, ProspectFilter } from '#contract/overview/prospects.ts';
import { type ProspectStage, prospectStages } from '#core/prospects/stages.ts';
import { readToday } from '#server/features/overview/campaign-live/read-today.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { writeCursor } from '#server/platform/http/page-cursor.ts';
import { nextMomentsOf } from './next-key.ts';
import { presentProspects } from './present-prospect.ts';
import { orderProspects, type ProspectSorting, readAsOf } from './prospect-order.ts';
import { prospectRows, shownColumns } from './prospect-rows.ts';

const pageLength = 50;
const columnLength = 20;

type Page = { items: Prospect[]; nextCursor: string | null };
type Asked = { filter: ProspectFilter; cursor?: string | undefined } & ProspectSorting;

/** A page of the people who match, in order. */
export async function listProspects(
  ctx: MemberCtx,
  { filter, cursor, ...sorting }: Asked,
): Promise<Page & { now: string }> {
  const { workspaceId } = ctx.actor;
  const rows = prospectRows(ctx, workspaceId, filter);
  const asOf = readAsOf(cursor) ?? ctx.campaignClock.now();
  const today = sorting.sort === 'next' ? await readToday(at(ctx, asOf)) : null;
  const moments = today && nextMomentsOf(today, asOf);
  const order = orderProspects(rows, workspaceId, { ...sorting, moments });
  const found = await ctx.db
    .select({ ...shownColumns(rows), key: order.keyText.as('order_key') })
    .from(rows)
    .where(and(filter.stage && inArray(rows.stage, filter.stage), order.after(cursor)))
    .orderBy(...order.orderBy)
    .limit(pageLength + 1);
  const page = found.slice(0, pageLength);
  const last = page.at(-1);
  return {
    now: ctx.campaignClock.now().toISOString(),
    items: await presentProspects(ctx, page, today),
    nextCursor:
      found.length > pageLength && last
        ? writeCursor({
            by: order.by,
            key: last.key,
            id: last.id,
            ...(today && { asOf: asOf.toISOString() }),
          })
        : null,
  };
}

const at = (ctx: MemberCtx, moment: Date): MemberCtx => ({
  ...ctx,
  campaignClock: { ...ctx.campaignClock, now: () => moment },
});

/** How many stand at each stage, whatever stage the filter asks for. */
export async function countStages(
  ctx: MemberCtx,
  filter: ProspectFilter,
): Promise<{ counts: Record<ProspectStage, number>; whole: number }> {
  const { workspaceId } = ctx.actor;
  const counts = await countByStage(ctx, workspaceId, filter);
  const isNarrowed = Object.entries(filter).some(
    ([field, value]) => field !== 'stage' && value !== undefined && value !== '',
  );
  const whole = sumOf(isNarrowed ? await countByStage(ctx, workspaceId, {}) : counts);
  return { counts, whole };
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one, 0);

async function countByStage(ctx: MemberCtx, workspaceId: string, filter: ProspectFilter) {
  const rows = prospectRows(ctx, workspaceId, filter);
  const found = await ctx.db
    .select({ stage: rows.stage, count: sql<number>`count(*)::int` })
    .from(rows)
    .groupBy(rows.stage);
  const counts = Object.fromEntries(prospectStages.map((stage) => [stage, 0])) as Record<
    ProspectStage,
    number
  >;
  for (const { stage, count } of found) counts[stage] = count;
  return counts;
}

/** The first cards of each column and how many it has, in one reading of the people. */
export async function readBoard(
  ctx: MemberCtx,
  filter: ProspectFilter,
): Promise<{ now: string; columns: ({ stage: ProspectStage; total: number } & Page)[] }> {
  const { workspaceId } = ctx.actor;
  const rows = prospectRows(ctx, workspaceId, filter);
  const asOf = ctx.campaignClock.now();
  const today = await readToday(at(ctx, asOf));
  const order = orderProspects(rows, workspaceId, { sort: 'next', moments: nextMomentsOf(today, asOf) });
  const inOrder = sql.join(order.orderBy, sql`, `);
  const ranked = ctx.db
    .select({
      key: order.keyText.as('order_key'),
      rank: sql<number>`row_number() over (partition by ${rows.stage} order by ${inOrder})`.as('rank'),
      total: sql<number>`(count(*) over (partition by ${rows.stage}))::int`.as('total'),
      ...shownColumns(rows),
    })
    .from(rows)
    .where(filter.stage && inArray(rows.stage, filter.stage))
    .as('placed');
  const found = await ctx.db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${columnLength}`)
    .orderBy(ranked.rank);
  const cards = await presentProspects(ctx, found, today);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    now: ctx.campaignClock.now().toISOString(),
    columns: (filter.stage ?? prospectStages).map((stage) => {
      const of = found.filter((row) => row.stage === stage);
      const last = of.at(-1);
      const total = of[0]?.total ?? 0;
      return {
        stage,
        total,
        items: of.flatMap(({ id }) => cardOf.get(id) ?? []),
        nextCursor:
          last && total > of.length
            ? writeCursor({ by: order.by, key: last.key, id: last.id, asOf: asOf.toISOString() })
            : null,
      };
    }),
  };
}
