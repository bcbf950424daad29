import { hourMs } from '#core/time/durations.ts';
import { handleWaitingNews } from '#server/features/engine/inbound/handle-waiting-news.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { type Ctx, makeCtx, type System } from '#server/platform/ctx.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import { jobHandlers } from '#server/worker.ts';
import type { Chance } from './chance.ts';
import type { Chaos } from './draw-scenario.ts';
import { type Hand, Killed, newHand, stalls } from './guarded-database.ts';
import type { Laboratory } from './open-laboratory.ts';
import type { TakenJob } from './simulated-jobs.ts';
import type { Timeline } from './timeline.ts';

/** As pg-boss: a job whose worker says nothing for so long is taken for failed. */
const jobExpiresMs = 300_000;
const byName = new Map<string, JobHandler>(jobHandlers.map((handler) => [handler.job.name, handler]));

export type Staff = {
  /** Something changed in the tables: whoever sleeps looks again. */
  wakeEngines(): void;
  wakeJobs(): void;
  /** kill -9 of one of them. */
  killOne(): void;
  outage(ms: number): void;
  /** Other work comes before the news of the network, for so long. */
  backlog(ms: number): void;
  /** When somebody works again. */
  opensAt(): number;
  /** From here on nobody dies. */
  protect(): void;
  deaths(): number;
  jobErrors: { name: string; error: string }[];
};

/** What handles the news of the network. */
const newsJobs = new Set(['inbound.handle-waiting']);

/** What the wire did to the jobs of a worker. */
type Wire = { faults: number };
type Setting = { lab: Laboratory; timeline: Timeline; chance: Chance; chaos: Chaos; count: number };

/** Two worker processes, each with the engine and the jobs; one that dies is replaced by another with its own token. */
export function employWorkers({ lab, timeline, chance, chaos, count }: Setting): Staff {
  const alive = new Map<number, Hand>();
  const { tally } = lab.run();
  const signals = new Map<
    Hand,
    { engine: ReturnType<Timeline['signal']>; jobs: ReturnType<Timeline['signal']> }
  >();
  let hired = 0;
  let dead = 0;
  let isProtected = false;
  let closedUntil = 0;
  let newsWaitUntil = 0;
  const jobErrors: Staff['jobErrors'] = [];

  const isKilled = (error: unknown, hand: Hand) => error instanceof Killed || hand.isDead;

  function hire(seat: number) {
    const own = chance.fork(`worker ${++hired}`);
    const hand = newHand(`worker ${hired}`, stalls(own, chaos.longStalls));
    if (!isProtected && chaos.statementsToLive !== null)
      hand.diesIn = Math.ceil(-Math.log(1 - own.next()) * chaos.statementsToLive);
    alive.set(seat, hand);
    const signal = { engine: timeline.signal(), jobs: timeline.signal() };
    signals.set(hand, signal);
    hand.onDeath = (isInTransaction) =>
      tally.add(isInTransaction ? 'worker killed in a transaction' : 'worker killed after a statement');
    const deps = lab.depsOf(hand);
    const token = deps.random.uuid();
    const wire = { faults: 0 };
    const jobDeps = lab.depsOf(hand, () => wire.faults++);
    const loops = [
      runEngine(makeCtx(deps, { kind: 'system' }), hand, token, signal.engine),
      runJobs(makeCtx(jobDeps, { kind: 'system' }), hand, signal.jobs, wire),
    ];
    for (const loop of loops)
      loop.catch((error: unknown) => {
        if (!isKilled(error, hand)) throw error;
        replace(seat, hand);
      });
  }

  function replace(seat: number, hand: Hand) {
    if (alive.get(seat) !== hand) return;
    alive.delete(seat);
    signals.delete(hand);
    dead++;
    void timeline
      .sleepUntil(Math.max(timeline.now() + chance.between(500, 90_000), closedUntil))
      .then(() => hire(seat));
  }

  async function runEngine(
    ctx: Ctx<System>,
    hand: Hand,
    token: string,
    signal: ReturnType<Timeline['signal']>,
  ) {
    try {
      await handleWaitingNews(ctx);
    } catch (error) {
      if (isKilled(error, hand)) throw error;
      jobErrors.push({ name: 'drain', error: String((error as Error)?.stack ?? error) });
    }
    while (!hand.isDead) {
      let next: Date | null = null;
      try {
        next = (await tickEngine(ctx, { token })).nextAt;
      } catch (error) {
        if (isKilled(error, hand)) throw error;
        jobErrors.push({ name: 'engine', error: String((error as Error)?.stack ?? error) });
      }
      const soonest = timeline.now() + 20;
      await signal.sleepUntil(
        Math.max(soonest, next ? lab.whenClockShows(next) : timeline.now() + 24 * hourMs),
      );
    }
    throw new Killed(hand.name);
  }

  async function runJobs(ctx: Ctx<System>, hand: Hand, signal: ReturnType<Timeline['signal']>, wire: Wire) {
    for (;;) {
      if (hand.isDead) throw new Killed(hand.name);
      const job = lab.queue.take(timeline.now());
      if (!job) {
        await signal.sleepUntil(lab.queue.nextAt() ?? timeline.now() + 24 * hourMs);
        await timeline.sleep(chance.between(0, 1_500));
        continue;
      }
      if (newsJobs.has(job.name) && timeline.now() < newsWaitUntil) lab.queue.putBack(job, newsWaitUntil);
      else await perform(ctx, hand, job, wire);
    }
  }

  async function perform(ctx: Ctx<System>, hand: Hand, job: TakenJob, wire: Wire) {
    const handler = byName.get(job.name);
    if (!handler) throw new Error(`No job is called ${job.name}.`);
    const faults = wire.faults;
    try {
      await handler.run(ctx, handler.job.payload.parse(JSON.parse(job.data)));
      if (hand.isDead) throw new Killed(hand.name);
      lab.queue.end(job);
    } catch (error) {
      if (isKilled(error, hand)) {
        void timeline
          .sleep(jobExpiresMs)
          .then(() => lab.queue.fail(job, handler.job.retry, timeline.now()))
          .then(() => staff.wakeJobs());
        throw error;
      }
      // Some jobs fail with the provider, to be tried again: not otherwise.
      if (wire.faults === faults)
        jobErrors.push({ name: job.name, error: String((error as Error)?.stack ?? error) });
      lab.queue.fail(job, handler.job.retry, timeline.now());
    }
  }

  const kill = (seat: number, hand: Hand) => {
    hand.isDead = true;
    replace(seat, hand);
  };

  const staff: Staff = {
    // In the process of whoever changed it; the others would see it a little later.
    wakeEngines: () => {
      const all = [...signals.values()];
      if (all.length > 0) chance.oneOf(all).engine.send();
    },
    wakeJobs: () => {
      const all = [...signals.values()];
      if (all.length > 0) chance.oneOf(all).jobs.send();
    },
    opensAt: () => closedUntil,
    killOne: () => {
      const seats = [...alive];
      if (seats.length === 0) return;
      tally.add('worker killed at any moment');
      kill(...chance.oneOf(seats));
    },
    outage: (ms) => {
      closedUntil = timeline.now() + ms;
      tally.add('outage');
      for (const [seat, hand] of [...alive]) kill(seat, hand);
    },
    backlog: (ms) => {
      newsWaitUntil = timeline.now() + ms;
      tally.add('backlog of news');
    },
    protect: () => {
      isProtected = true;
      for (const hand of alive.values()) hand.diesIn = null;
    },
    deaths: () => dead,
    jobErrors,
  };
  for (let seat = 0; seat < count; seat++) hire(seat);
  return staff;
}
