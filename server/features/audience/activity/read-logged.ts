import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import type { LoggedJourney, Send } from '#core/analytics/journey.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { activity } from './activity.table.ts';

/** What makes somebody one of the people of a campaign, */
const makesJourney: ActivityKind[] = [
  'person_enrolled',
  'step_done',
  'step_settled',
  'step_not_sent',
  'step_unknown',
  'invitation_accepted',
  'reply_received',
];
/** and what is said of them besides. */
const saysMore: ActivityKind[] = ['reply_understood', 'outcome_said', 'outcome_undone'];
export const journeyKinds: ActivityKind[] = [...makesJourney, ...saysMore];

const { kind, at, detail, id } = activity;
const act = sql`${detail}->>'act'`;
const reaches = sql`${act} in ('invite', 'message')`;
const hasLeft = sql`(${kind} = 'step_done' or ${kind} = 'step_settled' and ${detail}->>'outcome' = 'confirmed')`;
const isOutcome = sql`${kind} in ('outcome_said', 'outcome_undone')`;
/** What the network reports late is dated by when it was. */
const occurredAt = sql`least(${at}, (${detail}->>'happenedAt')::timestamptz)`;
const firstAt = (what: ReturnType<typeof sql>, moment = sql`${at}`) =>
  sql<string | null>`min(${moment}) filter (where ${what})`;
const last = <T>(value: ReturnType<typeof sql>, what: ReturnType<typeof sql>) =>
  sql<T | null>`(array_agg(${value} order by ${id} desc) filter (where ${what}))[1]`;

type Whose = { workspaceId: string; campaignIds?: readonly string[]; personIds?: readonly string[] };

/** What became of each person of each campaign, from the log alone, in one reading. */
export async function readLogged(ctx: Pick<Ctx, 'db'>, whose: Whose): Promise<LoggedJourney[]> {
  const { workspaceId, campaignIds, personIds } = whose;
  if (campaignIds?.length === 0 || personIds?.length === 0) return [];
  const rows = await ctx.db
    .select({
      campaignId: sql<string>`${activity.campaignId}`,
      personId: sql<string>`${activity.personId}`,
      variant: last<LoggedJourney['variant']>(sql`${detail}->>'variant'`, sql`${kind} = 'person_enrolled'`),
      enrolledAt: sql<string>`min(${at}) filter (where ${inArray(kind, makesJourney)})`,
      triedAt: firstAt(sql`${kind} like 'step_%' and ${reaches}`),
      sends: sql<(Omit<Send, 'at'> & { at: string })[] | null>`json_agg(json_build_object(
        'stepKey', ${activity.stepKey}, 'act', ${act}, 'at', ${at}) order by ${at}, ${id})
        filter (where ${hasLeft} and ${reaches})`,
      failure: last<NonNullable<LoggedJourney['failure']>>(
        sql`case ${kind} when 'step_unknown' then 'unknown' else 'not_sent' end`,
        sql`${kind} like 'step_%' and ${reaches} and not ${hasLeft}`,
      ),
      acceptedAt: firstAt(sql`${kind} = 'invitation_accepted'`, occurredAt),
      repliedAt: firstAt(sql`${kind} = 'reply_received'`, occurredAt),
      replyKind: last<string>(
        sql`${detail}->>'kind'`,
        sql`${kind} in ('reply_received', 'reply_understood')`,
      ),
      outcome: last<string>(sql`case ${kind} when 'outcome_said' then ${detail}->>'outcome' end`, isOutcome),
      outcomeAt: last<string>(sql`${at}`, isOutcome),
    })
    .from(activity)
    .where(
      and(
        own(activity, workspaceId),
        campaignIds ? inArray(activity.campaignId, [...campaignIds]) : isNotNull(activity.campaignId),
        personIds ? inArray(activity.personId, [...personIds]) : isNotNull(activity.personId),
        inArray(kind, journeyKinds),
      ),
    )
    .groupBy(activity.campaignId, activity.personId)
    .having(sql`bool_or(${inArray(kind, makesJourney)})`)
    .orderBy(asc(sql`min(${at}) filter (where ${inArray(kind, makesJourney)})`), asc(activity.personId));
  return rows.map((row) => ({
    campaignId: row.campaignId,
    personId: row.personId,
    variant: row.variant ?? 'a',
    enrolledAt: new Date(row.enrolledAt),
    triedAt: dateOf(row.triedAt),
    failure: row.failure,
    sends: (row.sends ?? []).map((send) => ({ ...send, at: new Date(send.at) })),
    acceptedAt: dateOf(row.acceptedAt),
    repliedAt: dateOf(row.repliedAt),
    isPositive: row.replyKind === 'interested',
    meetingAt: row.outcome === 'meeting' || row.outcome === 'won' ? dateOf(row.outcomeAt) : null,
  }));
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
