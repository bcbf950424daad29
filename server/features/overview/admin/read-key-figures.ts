import { count, ne, sql } from 'drizzle-orm';
import type { KeyFigures } from '#contract/overview/admin-operations.ts';
import { churnFrom, measureChurn, sumRevenue } from '#core/identity/billing.ts';
import { addDays, type Day, dayIn, weekdayOf } from '#core/time/calendar-day.ts';
import { dayMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';

const paris = 'Europe/Paris';
const weeksShown = 7;
const settleDays = 7;

/** Seven weeks of Paris, the present one last. Sends are counted in the time of campaigns, as their owners see them. */
export async function readKeyFigures(ctx: MemberCtx): Promise<KeyFigures> {
  const accounts = await countSignUps(ctx);
  const sends = await countSends(ctx);
  const started = await countSubscriptions(ctx, 'startedAt');
  const ended = await countSubscriptions(ctx, 'endedAt');
  const mondays = mondaysUntil(ctx.clock.now());
  const ofCampaigns = mondaysUntil(ctx.campaignClock.now());
  return {
    revenue: { ...(await readRevenue(ctx)), churn: await readChurn(ctx) },
    weeks: mondays.map((week, at) => {
      const isSettled =
        instantIn(paris, addDays(week, 7), 0).getTime() + settleDays * dayMs <= ctx.clock.now().getTime();
      const made = accounts.get(week);
      const left = sends.get(ofCampaigns[at] ?? week);
      return {
        week,
        signUps: made?.signUps ?? 0,
        activated: isSettled ? (made?.activated ?? 0) : null,
        sent: left?.sent ?? 0,
        refused: left?.refused ?? 0,
        unknown: left?.unknown ?? 0,
        subscribed: started.get(week) ?? 0,
        ended: ended.get(week) ?? 0,
      };
    }),
  };
}

type Terms = Pick<typeof billingSubscriptions.$inferSelect, 'plan' | 'period'>;

/** Those that run, by what they bring. */
async function readRevenue({ db }: MemberCtx) {
  const { plan, period, status, isEnding } = billingSubscriptions;
  const groups = await db
    .select({ plan, period, status, isEnding, count: count() })
    .from(billingSubscriptions)
    .where(ne(status, 'ended'))
    .groupBy(plan, period, status, isEnding);
  return sumRevenue(groups);
}

/** Those that ran as many days ago as departures are counted for, and which of them are over. */
async function readChurn({ db, clock }: MemberCtx) {
  const now = clock.now();
  const from = churnFrom(now).toISOString();
  const { plan, period, startedAt, endedAt } = billingSubscriptions;
  const groups = await rowsOf<Terms & { is_over: boolean; count: string }>(
    db,
    sql`select ${plan}, ${period}, coalesce(${endedAt} <= ${now.toISOString()}::timestamptz, false) as is_over, count(*)
      from ${billingSubscriptions} where ${startedAt} <= ${from}::timestamptz
        and (${endedAt} is null or ${endedAt} > ${from}::timestamptz) group by 1, 2, 3`,
  );
  return measureChurn(
    groups.map(({ is_over, count, ...terms }) => ({ ...terms, isOver: is_over, count: Number(count) })),
  );
}

/** How many began or ended in each week. */
async function countSubscriptions({ db, clock }: MemberCtx, moment: 'startedAt' | 'endedAt') {
  const column = billingSubscriptions[moment];
  const rows = await rowsOf<{ week: string; count: string }>(
    db,
    sql`select ${weekOf(column)} as week, count(*) from ${billingSubscriptions}
      where ${column} >= ${since(clock.now())}::timestamptz group by 1`,
  );
  return new Map(rows.map(({ week, count }) => [week, Number(count)]));
}

function mondayOf(now: Date): Day {
  const today = dayIn(paris, now);
  return addDays(today, -((weekdayOf(today) + 6) % 7));
}

const mondaysUntil = (now: Date): Day[] =>
  Array.from({ length: weeksShown }, (_, at) => addDays(mondayOf(now), (at - weeksShown + 1) * 7));

const since = (now: Date) => instantIn(paris, addDays(mondayOf(now), (1 - weeksShown) * 7), 0).toISOString();
const weekOf = (moment: unknown) =>
  sql`to_char(date_trunc('week', ${moment} at time zone ${sql.raw(`'${paris}'`)}), 'YYYY-MM-DD')`;

async function countSignUps({ db, clock }: MemberCtx) {
  const rows = await rowsOf<{ week: string; made: string; activated: string }>(
    db,
    sql`select ${weekOf(users.createdAt)} as week, count(*) as made,
      count(*) filter (where exists (select 1 from ${campaigns} where ${campaigns.workspaceId} = ${users.id}
        and ${campaigns.launchedAt} is not null and ${campaigns.createdAt} < ${users.createdAt} + interval '7 days')) as activated
      from ${users} where ${users.createdAt} >= ${since(clock.now())}::timestamptz group by 1`,
  );
  return new Map(
    rows.map(({ week, made, activated }) => [week, { signUps: Number(made), activated: Number(activated) }]),
  );
}

async function countSends({ db, campaignClock }: MemberCtx) {
  const rows = await rowsOf<{ week: string; sent: string; refused: string; unknown: string }>(
    db,
    sql`select ${weekOf(attempts.claimedAt)} as week,
      count(*) filter (where ${attempts.state} = 'confirmed') as sent,
      count(*) filter (where ${attempts.state} = 'not_sent') as refused,
      count(*) filter (where ${attempts.state} = 'unknown') as unknown
      from ${attempts} where ${attempts.claimedAt} >= ${since(campaignClock.now())}::timestamptz
        and ${attempts.act} <> 'task' group by 1`,
  );
  return new Map(
    rows.map(({ week, ...counts }) => [
      week,
      { sent: Number(counts.sent), refused: Number(counts.refused), unknown: Number(counts.unknown) },
    ]),
  );
}
