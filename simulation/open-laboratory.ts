import type { Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { personRecords } from '#server/person-records.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { openPostgres } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { noTelemetry } from '#server/platform/telemetry/telemetry.ts';
import { openCalendars } from '#server/providers/calendar/open-calendars.ts';
import { crmProviders } from '#server/providers/crm/crm-providers.ts';
import { unipileNetwork } from '#server/providers/social-network/unipile/unipile-network.ts';
import type { Speller } from '#server/providers/speller/speller.ts';
import { openWriter } from '#server/providers/writer/open-writer.ts';
import { reactions } from '#server/reactions.ts';
import { jobDefinitions } from '#server/worker.ts';
import type { openUnipileSandbox } from '../sandbox/unipile/start-sandbox.ts';
import { type Chance, randomFrom } from './chance.ts';
import { guardedDatabase, type Hand } from './guarded-database.ts';
import { openSession } from './open-session.ts';
import { createQueue, simulatedJobs } from './simulated-jobs.ts';
import type { Tally } from './tally.ts';
import type { Timeline } from './timeline.ts';
import { travelOf, type WireFaults } from './travel.ts';
import { installWitnesses } from './watch-commits.ts';

/** What one run brings: the laboratory is used again by the next one. */
export type Run = {
  seed: number;
  timeline: Timeline;
  sandbox: ReturnType<typeof openUnipileSandbox>;
  chance: Chance;
  wireFaults(): WireFaults;
  tally: Tally;
  /** It goes on for ever: nobody moves any more, and the run is a failure. */
  giveUp(because: string): void;
  /** What the product's clock shows more, or less, than the world's. */
  clockOffsetMs(): number;
  beforeWrite(request: { method: string; path: string }): Promise<void>;
  /** A job was committed. */
  nudge(): void;
  /** Something was committed that the listeners of a process are woken for. */
  wake(what: string): void;
};

export type Laboratory = Awaited<ReturnType<typeof openLaboratory>>;

/** Ten times the statements of a run of six weeks: beyond, something loops without end. */
const mostStatements = 300_000;
const origin = 'http://sandbox.invalid';

type Options = {
  /** Of the environment, instead of the usual ones. */
  variables?: Record<string, string>;
  /** Words are tested elsewhere, and asked in another thread: by default every word is right. */
  speller?: Speller;
};
const trusting: Speller = {
  check: async () => new Map(),
  know: async (words) => new Set(words),
  close: async () => undefined,
};

/** The product on a database in memory, once for a process; only time, chance, the wire and the queue are not real. */
export async function openLaboratory({ variables, speller: asked = trusting }: Options = {}) {
  const { session, url, run: exec, close } = await openSession();
  const database = openPostgres(url, () => undefined);
  await database.migrate();
  const tables = await installWitnesses(session);
  const log = createLog('silent');
  const env = readEnv({
    APP_KEY: 'simulation-simulation-simulation-simulation',
    PUBLIC_URL: 'http://accroche.invalid',
    UNIPILE_DSN: origin,
    UNIPILE_API_KEY: 'sandbox',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const queue = createQueue();
  let changes = 0;
  let run: Run | undefined;
  let statements = 0;
  const spend = () => {
    statements++;
    if (statements > mostStatements) current().giveUp(`${statements} statements, and no end`);
  };
  const current = (): Run => {
    if (!run) throw new Error('No run has begun.');
    return run;
  };
  const now = () => new Date(current().timeline.now() + current().clockOffsetMs());
  const coalesced = new Set(jobDefinitions.filter(({ isCoalesced }) => isCoalesced).map(({ name }) => name));
  const timeline = () => current().timeline;
  const speller: Speller = {
    check: (words) => timeline().during(asked.check(words)),
    know: (words) => timeline().during(asked.know(words)),
    close: () => asked.close(),
  };
  const shared: Omit<Deps, 'db' | 'network'> = {
    env,
    databaseKind: 'postgresql',
    copyOut: null,
    jobs: simulatedJobs(timeline, coalesced, () => current().nudge()),
    clock: { now },
    campaignClock: { now, toWall: (campaignTime) => campaignTime },
    random: { bytes: (length) => random().bytes(length), uuid: () => random().uuid() },
    keys: deriveKeys(env.appKey ?? ''),
    log,
    metrics: openMetrics(),
    telemetry: noTelemetry,
    mailer: { kind: 'outbox', send: async () => undefined },
    writer: await openWriter(null, { log, speller }),
    speller,
    reactions,
    personRecords,
    wakeUps: { wake: (what) => current().wake(what), listen: () => () => undefined },
    payments: null,
    crms: crmProviders(env.crm),
    calendars: openCalendars(env.calendars),
    safeFetch: async () => ({ isRead: false, because: 'unreachable', status: null }),
  };
  let draw: ReturnType<typeof randomFrom> | undefined;
  const random = () => {
    draw ??= randomFrom(current().chance.fork('product'));
    return draw;
  };

  return {
    /** For the simulation's own questions; the product has its own way in. */
    session,
    queue,
    run: current,
    /** What the tables say, asked again only when something was committed since. */
    remembering: <T>(ask: () => Promise<T>): (() => Promise<T>) => {
      let at = -1;
      let answer: T | undefined;
      return async () => {
        if (at !== changes) {
          at = changes;
          answer = await timeline().during(ask());
        }
        return answer as T;
      };
    },
    /** When it is so late for the product: its clock may be wrong. */
    whenClockShows: (at: Date) => at.getTime() - current().clockOffsetMs(),
    db: database.db,
    /** The product as one process has it. */
    depsOf: (hand: Hand, onFault: () => void = () => undefined): Deps => ({
      ...shared,
      db: guardedDatabase({ session, queue, timeline, changed: () => changes++, spend }, hand),
      network: unipileNetwork({
        origin,
        key: 'sandbox',
        travel: travelOf(
          {
            timeline,
            sandbox: () => current().sandbox,
            chance: () => current().chance,
            faults: () => current().wireFaults(),
            note: (fault, isWrite) => {
              onFault();
              current().tally.add(`${isWrite ? 'act' : 'read'}: ${fault}`);
            },
            beforeWrite: (request) => current().beforeWrite(request),
          },
          hand,
        ),
      }),
    }),
    /** Nothing is left of the run before. */
    begin: async (next: Run) => {
      run = next;
      draw = undefined;
      queue.clear();
      statements = 0;
      changes++;
      await exec(`truncate ${tables.join(', ')} restart identity cascade`);
      await exec('alter sequence simulated_uuids restart');
      await session.query(
        `select set_config('simulated.seed', $1, false), set_config('simulated.now', $2, false)`,
        [String(next.seed), next.timeline.date().toISOString()],
      );
    },
    /** The tables stay as they are, and another time goes on with them. */
    continue: (next: Run) => {
      run = next;
      draw = undefined;
      changes++;
    },
    close: async () => {
      await speller.close();
      await database.close();
      await close();
    },
  };
}
