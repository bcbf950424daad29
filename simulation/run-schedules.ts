import { minuteMs } from '#core/time/durations.ts';
import { jobDefinitions } from '#server/worker.ts';
import type { Laboratory } from './open-laboratory.ts';
import type { Timeline } from './timeline.ts';
import type { Staff } from './workers.ts';

/** What becomes due by itself meanwhile waits no longer than this. */
const longestMs = 2 * 60 * minuteMs;

/** The jobs that a running campaign depends on; the others neither send nor receive. */
const isOfCampaigns = (name: string) =>
  /^(engine|inbound|conversations|relations|campaigns|campaign-live|social-accounts)\./.test(name) &&
  !/sweep-handles/.test(name);

/**
 * A schedule of every minute would be sixty thousand runs of nothing: each is run at the first minute at which the tables
 * have something for it. The answer may be too soon, never too late.
 */
const dueOf = `select
  (select min(next_attempt_at) from network_news where handled_at is null) as "inbound.handle-waiting",
  (select min(next_poll_at) from social_accounts where removed_at is null and state = 'connected') as "social-accounts.poll",
  least((select min(claimed_at) + interval '2 minutes' from attempts where state in ('claimed', 'in_flight')),
    (select to_timestamp(0) from social_accounts s where wake_at is null and removed_at is null and state = 'connected'
      and exists (select 1 from enrolments e join campaigns c on c.id = e.campaign_id
        where e.account_id = s.id and e.state = 'ready' and c.status = 'active') limit 1)) as "engine.sweep-attempts",
  (select min(next_check_at) from attempts where state = 'unknown' and asked_at is null) as "engine.reconcile-attempts"`;

/** Cron as the queue would do it, in virtual time. */
export function runSchedules(lab: Laboratory, timeline: Timeline, staff: Staff): void {
  const scheduled = jobDefinitions.filter(({ name, schedule }) => schedule && isOfCampaigns(name));
  const start = (names: readonly string[]) => {
    for (const name of names)
      lab.queue.put({ name, data: '{}', singleton: 'schedule', startAfter: timeline.now() });
    staff.wakeJobs();
  };
  const readDues = lab.remembering(async () => {
    const { rows } = await lab.session.query<Record<string, Date | null>>(dueOf);
    return Object.entries(rows[0] ?? {}).flatMap(([name, at]) => (at ? [{ name, at }] : []));
  });
  const minutes = async () => {
    for (;;) {
      const due = Math.min(
        timeline.now() + longestMs,
        ...(await readDues()).map(({ at }) => lab.whenClockShows(at)),
      );
      const soonest = (Math.floor(timeline.now() / minuteMs) + 1) * minuteMs;
      await timeline.sleepUntil(Math.max(soonest, staff.opensAt(), due));
      const ripe = (await readDues())
        .filter(({ at }) => lab.whenClockShows(at) <= timeline.now())
        .map(({ name }) => name);
      if (ripe.length > 0) start(ripe);
    }
  };
  // What the tables do not announce.
  const rest = async () => {
    for (;;) {
      await timeline.sleep(24 * 60 * minuteMs);
      start(scheduled.map(({ name }) => name));
    }
  };
  void minutes();
  void rest();
}
