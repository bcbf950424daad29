import { type SQL, sql } from 'drizzle-orm';
import { departureOf, type TodayOfSteps } from '#server/features/overview/campaign-live/read-today.ts';
import type { ProspectRows } from './prospect-rows.ts';

/** The moments that the list shows and that no column holds, by what a row has of its own. */
export type NextMoments = {
  /** Who is served today, and when, by person. */
  turns: Record<string, string>;
  /** From when a step may leave that the day has no room for, by state, campaign and step. */
  froms: Record<string, string>;
  closesAt: string;
};

/** As `departureOf` computes them one by one: the order of a list is that of what it shows. */
export function nextMomentsOf(today: TodayOfSteps, now: Date): NextMoments {
  const froms = today.steps.flatMap(({ campaignId, key, kind }) =>
    (['ready', 'waiting'] as const).flatMap((state) => {
      const nextAct = state === 'ready' && kind === 'wait' ? ('withdraw' as const) : null;
      const due = { campaignId, personId: '', state, reason: 'delay', nextAct, nextActionAt: new Date(0) };
      const at = departureOf(due, kind, today, now)?.at;
      return at ? [[`${state} ${campaignId} ${key}`, at.toISOString()] as const] : [];
    }),
  );
  return {
    turns: Object.fromEntries(today.planned.map(({ personId, at }) => [personId, at.toISOString()])),
    froms: Object.fromEntries(froms),
    closesAt: today.closesAt.toISOString(),
  };
}

/**
 * What waits for the user comes first, then what comes next by itself, at the moment that is shown; then what waits for
 * something without a date, in the words of `describeNext`; what is over has no moment.
 */
export function nextKeyOf(p: ProspectRows, { turns, froms, closesAt }: NextMoments): SQL {
  const at = (map: Record<string, string>, key: SQL) =>
    sql`(${JSON.stringify(map)}::jsonb ->> ${key})::timestamptz`;
  const step = sql`(${p.state} || ' ' || ${p.campaignId} || ' ' || ${p.nextStepKey})`;
  return sql`case
    when ${p.stage} = 'replied' and ${p.isAwaitingAnswer} then timestamptz '0001-01-01Z'
    when ${p.stage} = 'replied' and ${p.snoozedUntil} is not null then ${p.snoozedUntil}
    when ${p.stage} = 'replied' and ${p.returnsOn} is not null then ${p.returnsOn}::timestamptz
    when ${p.stage} = 'asking' then timestamptz '0002-01-01Z'
    when ${p.stage} in ('opposed', 'replied', 'meeting', 'won', 'lost') then null
    when ${p.state} = 'finished' then null
    when ${p.isPaused} then coalesce(${p.pausedUntil}, timestamptz '9999-01-03Z')
    when ${p.state} not in ('waiting', 'ready') then null
    when ${p.campaignPause} is not null then timestamptz '9999-01-02Z'
    when ${at(turns, sql`${p.id}::text`)} is not null then ${at(turns, sql`${p.id}::text`)}
    when ${p.state} = 'waiting' and ${p.reason} = 'acceptance' then timestamptz '9999-01-01Z'
    when ${p.state} = 'ready' or (${p.reason} in ('delay', 'hours') and ${p.nextActionAt} < ${closesAt}::timestamptz)
      then coalesce(${at(froms, step)}, ${p.nextActionAt})
    else ${p.nextActionAt} end`;
}
