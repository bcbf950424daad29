import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { isLookedAt, type JourneyFilter } from '#core/analytics/count-journeys.ts';
import type { Journey, Send } from '#core/analytics/journey.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const kinds: ActivityKind[] = [
  'person_enrolled',
  'step_done',
  'step_settled',
  'step_not_sent',
  'step_unknown',
  'invitation_accepted',
  'reply_received',
];

const { kind, at, detail } = activity;
const act = sql`${detail}->>'act'`;
const reaches = sql`${act} in ('invite', 'message')`;
const hasLeft = sql`(${kind} = 'step_done' or ${kind} = 'step_settled' and ${detail}->>'outcome' = 'confirmed')`;
/** What the network reports late is dated by when it was. */
const occurredAt = sql`least(${at}, (${detail}->>'happenedAt')::timestamptz)`;
const firstAt = (what: ReturnType<typeof sql>, moment = sql`${at}`) =>
  sql<string | null>`min(${moment}) filter (where ${what})`;

/** One row for each person of a campaign, made from its log in one reading. */
function selectJourneys(ctx: MemberCtx, campaignId: string) {
  const log = ctx.db
    .select({
      personId: sql<string>`${activity.personId}`.as('logged_id'),
      enrolledAt: sql<string>`min(${at})`.as('logged_from'),
      triedAt: firstAt(sql`${kind} like 'step_%' and ${reaches}`).as('tried_at'),
      sends: sql<(Omit<Send, 'at'> & { at: string })[] | null>`json_agg(json_build_object(
        'stepKey', ${activity.stepKey}, 'act', ${act}, 'at', ${at}) order by ${at}, ${activity.id})
        filter (where ${hasLeft} and ${reaches})`.as('sends'),
      failure: sql<
        Journey['failure']
      >`(array_agg(case ${kind} when 'step_unknown' then 'unknown' else 'not_sent' end
        order by ${activity.id} desc) filter (where ${kind} like 'step_%' and ${reaches} and not ${hasLeft}))[1]`.as(
        'failure',
      ),
      acceptedAt: firstAt(sql`${kind} = 'invitation_accepted'`, occurredAt).as('accepted_at'),
      repliedAt: firstAt(sql`${kind} = 'reply_received'`, occurredAt).as('first_reply_at'),
    })
    .from(activity)
    .where(
      and(
        own(activity, ctx.actor),
        eq(activity.campaignId, campaignId),
        isNotNull(activity.personId),
        inArray(activity.kind, kinds),
      ),
    )
    .groupBy(activity.personId)
    .as('log');
  return ctx.db
    .select({
      personId: people.id,
      variant: enrolments.variant,
      enrolledAt: log.enrolledAt,
      triedAt: log.triedAt,
      sends: log.sends,
      failure: log.failure,
      acceptedAt: log.acceptedAt,
      repliedAt: log.repliedAt,
      replyKinds: sql<string[]>`array(select ${conversations.replyKind} from ${conversations}
        where ${own(conversations, people)} and ${eq(conversations.personId, people.id)})`,
      outcomeAt: prospectOutcomes.saidAt,
      outcome: prospectOutcomes.outcome,
      headline: people.headline,
      headcountBand: people.headcountBand,
      employees: sql<number | null>`(${people.facts} #>> '{company,employees,min}')::int`,
      source: people.source,
    })
    .from(log)
    .innerJoin(people, and(own(people, ctx.actor), eq(people.id, log.personId)))
    .leftJoin(
      enrolments,
      and(
        own(enrolments, ctx.actor),
        eq(enrolments.campaignId, campaignId),
        eq(enrolments.personId, people.id),
      ),
    )
    .leftJoin(
      prospectOutcomes,
      and(own(prospectOutcomes, ctx.actor), eq(prospectOutcomes.personId, people.id)),
    )
    .orderBy(asc(log.enrolledAt), asc(people.id));
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** What became of everybody of a campaign who is looked at. */
export async function readJourneys(
  ctx: MemberCtx,
  campaignId: string,
  filter: JourneyFilter = {},
): Promise<Journey[]> {
  const rows = await selectJourneys(ctx, campaignId);
  return rows
    .map(
      (row): Journey => ({
        personId: row.personId,
        variant: row.variant ?? 'a',
        enrolledAt: new Date(row.enrolledAt),
        triedAt: dateOf(row.triedAt),
        failure: row.failure,
        sends: (row.sends ?? []).map((send) => ({ ...send, at: new Date(send.at) })),
        acceptedAt: dateOf(row.acceptedAt),
        repliedAt: dateOf(row.repliedAt),
        isPositive: row.replyKinds.includes('interested'),
        meetingAt: row.outcome === 'meeting' || row.outcome === 'won' ? row.outcomeAt : null,
        headline: row.headline,
        headcountBand: row.headcountBand,
        employees: row.employees,
        source: row.source,
      }),
    )
    .filter((journey) => isLookedAt(journey, filter));
}
