import { dayMs, minuteMs } from '#core/time/durations.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { type Ctx, makeCtx, type System } from '#server/platform/ctx.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import { jobHandlers } from '#server/worker.ts';
import { newHand } from '../guarded-database.ts';
import type { Laboratory } from '../open-laboratory.ts';
import type { Timeline } from '../timeline.ts';

const byName = new Map<string, JobHandler>(jobHandlers.map((handler) => [handler.job.name, handler]));

export type Office = { wakeEngines(): void; wakeJobs(): void };

/** Worker processes on a quiet machine: nobody dies or stands still, and only the network takes its time. */
export function openCalmOffice(lab: Laboratory, timeline: Timeline, count: number): Office {
  const engines: ReturnType<Timeline['signal']>[] = [];
  const jobs = timeline.signal();

  async function runEngine(ctx: Ctx<System>, token: string, signal: ReturnType<Timeline['signal']>) {
    for (;;) {
      const due = await timeline.during(firstDue(lab, dueSql));
      if (due !== null && due <= timeline.now()) await tickEngine(ctx, { token });
      else await signal.sleepUntil(due ?? timeline.now() + dayMs);
    }
  }

  async function runJobs(ctx: Ctx<System>) {
    for (;;) {
      const job = lab.queue.take(timeline.now());
      if (job) {
        const handler = byName.get(job.name);
        if (!handler) throw new Error(`No job is called ${job.name}.`);
        await handler.run(ctx, handler.job.payload.parse(JSON.parse(job.data)));
        lab.queue.end(job);
        continue;
      }
      await jobs.sleepUntil(lab.queue.nextAt() ?? timeline.now() + dayMs);
    }
  }

  const office: Office = {
    wakeEngines: () => {
      for (const engine of engines) engine.send();
    },
    wakeJobs: jobs.send,
  };
  const ctxOf = (name: string) => makeCtx(lab.depsOf(newHand(name)), { kind: 'system' });
  for (let seat = 0; seat < count; seat++) {
    const signal = timeline.signal();
    engines.push(signal);
    const ctx = ctxOf(`worker ${seat}`);
    void runEngine(ctx, ctx.random.uuid(), signal);
  }
  void runJobs(ctxOf('jobs'));
  for (const [name, sql] of Object.entries(schedules)) void runSchedule(lab, timeline, office, name, sql);
  return office;
}

const dueSql = `select least((select min(next_action_at) from enrolments where state = 'waiting'),
  (select min(wake_at) from social_accounts)) as at`;

/** Of the jobs of every minute, when the tables have something for one. */
const schedules = {
  'social-accounts.poll': `select min(next_poll_at) as at from social_accounts where state = 'connected'`,
  'engine.tend-campaigns': `select min(r.since) + interval '28 days' as at from relations r
    where r.state = 'invited' and not exists (select 1 from attempts a where a.act = 'withdraw'
      and a.person_id = r.person_id and a.campaign_id = r.campaign_id
      and (a.state <> 'not_sent' or a.step_key = 'old_invitation'))
    and not exists (select 1 from conversations c join messages m on m.conversation_id = c.id
      where c.person_id = r.person_id and m.author <> 'campaign')`,
};

async function runSchedule(lab: Laboratory, timeline: Timeline, office: Office, name: string, sql: string) {
  for (;;) {
    const due = (await timeline.during(firstDue(lab, sql))) ?? Number.POSITIVE_INFINITY;
    const minute = (Math.floor(timeline.now() / minuteMs) + 1) * minuteMs;
    await timeline.sleepUntil(
      Math.max(minute, Math.min(Math.ceil(due / minuteMs) * minuteMs, timeline.now() + dayMs)),
    );
    if (due > timeline.now()) continue;
    lab.queue.put({ name, data: '{}', singleton: 'schedule', startAfter: timeline.now() });
    office.wakeJobs();
  }
}

async function firstDue({ session }: Laboratory, sql: string): Promise<number | null> {
  const { rows } = await session.query<{ at: Date | null }>(sql);
  return rows[0]?.at?.getTime() ?? null;
}
