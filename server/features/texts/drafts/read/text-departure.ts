import { type SQL, sql } from 'drizzle-orm';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { type EngagementConfig, officeHours } from '#core/campaigns/engagement.ts';
import { askingHorizons, departureOf, type TextDeparture } from '#core/drafts/departure.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/**
 * The way of the person of a text in a running campaign, from the step they are at to the step of the text: the one
 * place that says when a text leaves. Columns of `drafts` are written out, as in `needsApproval`.
 */
const way = sql`from ${enrolments} e
  join ${campaigns} c on c.workspace_id = e.workspace_id and c.id = e.campaign_id and c.status = 'active'
  join ${campaignSequences} s on s.workspace_id = e.workspace_id and s.campaign_id = e.campaign_id
    and s.version = e.sequence_version
  cross join lateral (select
      coalesce(min(n) filter (where step ->> 'key' = e.next_step_key), 0) as here,
      min(n) filter (where step ->> 'key' = drafts.step_key) as there
    from jsonb_array_elements(s.config -> 'steps') with ordinality as steps(step, n)) place
  cross join lateral (select
      coalesce(sum((step ->> 'delayDays')::int) filter (where n > here and n <= there), 0)::int as days,
      coalesce(bool_or(step ->> 'kind' in ('invitation', 'wait') and n >= here and n < there), false) as asks_first
    from jsonb_array_elements(s.config -> 'steps') with ordinality as steps(step, n)) road
  where e.workspace_id = drafts.workspace_id and e.campaign_id = drafts.campaign_id
    and e.person_id = drafts.person_id and e.state <> 'finished'`;

const isTurn = sql`(e.state in ('ready', 'asking') and here = there)`;
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Its departure is not near: it will be asked for three working days before. */
export function isLater(ctx: Ctx): SQL<boolean> {
  const now = ctx.campaignClock.now();
  const horizons = askingHorizons(now);
  const horizon = sql`(case days ${sql.join(
    horizons.map(
      (end, index) => sql`when ${sql.raw(String(horizons.length - 1 - index))} then ${moment(end)}`,
    ),
    sql` `,
  )} else '-infinity'::timestamptz end)`;
  return sql<boolean>`exists (select 1 ${way} and not ${isTurn}
    and (asks_first or there < here or coalesce(e.next_action_at, ${moment(now)}) >= ${horizon}))`;
}

/** What the queue is ordered by, at that moment: whose turn has come, then by date, then what has none. */
export const departsAt = (now: Date): SQL<string> => sql<string>`coalesce((select case
    when ${isTurn} then '-infinity'::timestamptz
    when asks_first or there < here then 'infinity'::timestamptz
    else greatest(coalesce(e.next_action_at, ${moment(now)}), ${moment(now)})
      + days * interval '1 day' end ${way} limit 1), 'infinity'::timestamptz)`;

export type Way = {
  at: string | null;
  is_turn: boolean;
  is_next: boolean;
  is_passed: boolean;
  days: number;
  asks_first: boolean;
};

export const wayToText: SQL<Way | null> = sql<Way | null>`(select jsonb_build_object('at', e.next_action_at,
    'is_turn', ${isTurn}, 'is_next', here = there, 'is_passed', there < here, 'days', days, 'asks_first', asks_first) ${way} limit 1)`;

type StepOfCampaign = {
  status: CampaignStatus;
  config: Pick<EngagementConfig, 'schedule' | 'steps'> | null;
  stepKey: string;
  way: Way | null;
};

export function presentDeparture({ status, config, stepKey, way }: StepOfCampaign, now: Date): TextDeparture {
  return departureOf({
    status,
    way: way && {
      nextActionAt: way.at === null ? null : new Date(way.at),
      isNext: way.is_next,
      isTurn: way.is_turn,
      isPassed: way.is_passed,
      days: way.days,
      needsAcceptance: way.asks_first,
    },
    schedule: config?.schedule ?? officeHours,
    window: config?.steps.find(({ key }) => key === stepKey)?.window ?? null,
    now,
  });
}
