import type { Readable } from 'node:stream';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ProspectFilter } from '#contract/overview/prospects.ts';
import { type ExportFormat, prospectColumns } from '#core/leads/export-columns.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { exportPeople } from '#server/features/campaigns/leads/list/export-leads.ts';
import { readToday } from '#server/features/overview/campaign-live/read-today.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { nextMomentsOf } from './next-key.ts';
import { orderProspects, type ProspectSorting } from './prospect-order.ts';
import { prospectRows } from './prospect-rows.ts';

type Asked = { filter: ProspectFilter; format: ExportFormat } & ProspectSorting;

/** The list as it is shown, as a file: the same people in the same order. */
export async function exportProspects(
  ctx: MemberCtx,
  { filter, format, ...sorting }: Asked,
): Promise<Readable> {
  const { workspaceId } = ctx.actor;
  const rows = prospectRows(ctx, workspaceId, filter);
  const now = ctx.campaignClock.now();
  const moments = sorting.sort === 'next' ? nextMomentsOf(await readToday(ctx), now) : null;
  const order = orderProspects(rows, workspaceId, { ...sorting, moments });
  const place: SQL = sql`standing.place`;
  const standing = ctx.db
    .select({
      id: rows.id,
      stage: rows.stage,
      campaignName: rows.campaignName,
      place: sql<number>`row_number() over (order by ${sql.join(order.orderBy, sql`, `)})`.as('place'),
    })
    .from(rows)
    .where(filter.stage && inArray(rows.stage, filter.stage))
    .as('standing');
  return exportPeople(ctx, format, prospectColumns, {
    join: sql`inner join ${standing} on ${standing.id} = ${people.id}`,
    matches: own(people, ctx.actor),
    all: place,
    keyText: sql`${place}::text`,
    parts: [{ where: (from) => from && sql`${place} > ${from.key}::bigint`, orderBy: [place] }],
  });
}
