import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  foldJourneys,
  type JourneyEvent,
  type JourneyKind,
  journeyKinds,
} from '#core/analytics/fold-journeys.ts';
import type { LoggedJourney } from '#core/analytics/journey.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { activity } from './activity.table.ts';

const { id, kind, at, detail, stepKey, personId, campaignId } = activity;
const value = sql`${detail}->>case
  when ${kind} in ('reply_received', 'reply_understood') then 'kind'
  when ${kind} = 'outcome_said' then 'outcome'
  else 'act' end`;
const other = sql`${detail}->>case ${kind} when 'step_settled' then 'outcome' else 'happenedAt' end`;
const milliseconds = sql`floor(extract(epoch from ${at}) * 1000)::bigint`;
const fields = [id, personId, kind, milliseconds, stepKey, value, other];

export const isOfJourney = and(isNotNull(personId), inArray(kind, [...journeyKinds]));

/** As COPY would write them: a row of the driver costs more than all that is in it. */
export const asLines = sql<string>`string_agg(concat_ws(chr(9), ${sql.join(
  fields.map((field) => sql`coalesce(${field}::text, '')`),
  sql`, `,
)}), chr(10))`;

type Whose = { workspaceId: string; campaignIds?: readonly string[]; personIds?: readonly string[] };

/** What became of each person of each campaign, from the log itself, in one reading. */
export async function readLogged(ctx: Pick<Ctx, 'db'>, whose: Whose): Promise<LoggedJourney[]> {
  const { workspaceId, campaignIds, personIds } = whose;
  if (campaignIds?.length === 0 || personIds?.length === 0) return [];
  const logs = await ctx.db
    .select({ campaignId: sql<string>`${campaignId}`, lines: asLines })
    .from(activity)
    .where(
      and(
        own(activity, workspaceId),
        campaignIds ? inArray(campaignId, [...campaignIds]) : isNotNull(campaignId),
        personIds ? inArray(personId, [...personIds]) : undefined,
        isOfJourney,
      ),
    )
    .groupBy(campaignId);
  return logs.flatMap(({ campaignId, lines }) => foldLines(campaignId, lines));
}

export const foldLines = (campaignId: string, lines: string): LoggedJourney[] =>
  foldJourneys(campaignId, lines.split('\n').map(readLine));

function readLine(line: string): JourneyEvent {
  const [id, personId = '', kind, at, stepKey = '', value = '', other = ''] = line.split('\t');
  return {
    id: Number(id),
    personId,
    kind: kind as JourneyKind,
    at: Number(at),
    stepKey,
    value,
    detail: other,
  };
}
