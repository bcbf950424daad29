import { setTimeout as wait } from 'node:timers/promises';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { launchCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { checkFigures, describeCheck } from '#server/features/overview/analytics/check-figures.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { jobDefinitions } from '#server/worker.ts';
import { generateWorld } from '../../sandbox/unipile/world/generate-world.ts';
import type { ClusterControl } from '../../scripts/postgres-cluster.ts';
import { type Chance, seededChance } from '../chance.ts';
import { type Planted, plantScenario } from '../plant-scenario.ts';
import { readEvidence } from '../read-evidence.ts';
import { asMember } from '../user-acts.ts';
import { bundleWorker } from './bundle-worker.ts';
import { checkCrash } from './check-crash.ts';
import type { CrashOrder } from './crash-order.ts';
import { drawCrash } from './crash-scenario.ts';
import { fastClock } from './fast-clock.ts';
import { keepWorkers, timeStart } from './keep-workers.ts';
import type { Death } from './look-at-death.ts';
import { type OpenCrash, openCrash } from './open-crash.ts';
import { type CrashFigures, printFigures } from './print-figures.ts';
import { printStuck } from './print-stuck.ts';
import { stopDatabase } from './stop-database.ts';
import { installWitness, readWitness } from './witness.ts';

export type CrashOptions = {
  databaseUrl: string;
  /** Past a pooler, where there is one. */
  directUrl?: string | undefined;
  seed: string;
  kills: number;
  /** How often the database is stopped, once everybody is launched. */
  stops: number;
  control?: ClusterControl | undefined;
  /** What else befalls the database, once everybody is launched and both workers work; about how long it takes. */
  disturbance?: { seconds: number; run(scene: CrashScene): Promise<void> } | undefined;
  people: number;
  perAccount: number;
  /** Campaign seconds in one of the wall's; absent: so that there is something to send as long as somebody is killed. */
  speed?: number | undefined;
  /** After so long it is over, whoever is left. */
  limitSeconds: number;
  onProgress?(line: string): void;
};
export type CrashScene = { databaseUrl: string; directUrl: string; appKey: string; chance: Chance };
export type CrashReport = { figures: CrashFigures; problems: string[]; stuck: string[] };

/** A working Monday without a holiday in the weeks after it. */
const monday = Date.parse('2027-01-11T08:00:00Z');
/** What the product runs every minute is run this often: its campaign minutes are short. */
const minuteMs = 2_000;
const longestRun = 1.5;
/** From one stop of the database to the next. */
const secondsOfStop = 8;
/** About what the way through the sequence takes; more with many people on one account. */
const daysOf = (perAccount: number) => 4 + perAccount / 30;
const fastest = 12_000;
/** After the last kill: slow enough for two workers to keep up with, fast enough for what is checked minutes later. */
const calmSpeed = 120;
/** What came due this shortly ago is not late. */
const graceMs = 10 * 60_000;

/**
 * Real processes on PostgreSQL: two workers that are killed without warning, again and again, while they send. What the
 * network received shows at the end whether anything left twice, and the tables whether anybody was forgotten.
 */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const { seed, kills, people, onProgress = () => undefined } = options;
  const startedAt = Date.now();
  const world = { seed: 'accroche', people: Math.ceil(people * 1.3) + 50, companies: Math.ceil(people / 4) };
  const order: CrashOrder = {
    seed,
    world,
    time: { wallMs: startedAt, campaignMs: monday, speed: 1 },
    deadlineMs: 2_000,
    longestCallMs: 8_000,
  };
  const chance = seededChance(`crash ${seed}`);
  const program = await bundleWorker();
  // What every part logs of a database that is away would hide the rest.
  const isAway = options.stops > 0 || options.disturbance !== undefined;
  const crash = await openCrash(options, order, isAway ? 'silent' : 'error');
  try {
    const planted = await plant(crash, options, generateWorld({ ...world, now: new Date(monday) }));
    await installWitness(crash.pool);
    const startSeconds = await timeStart(program, crash.variables());
    const killing = (kills * startSeconds * (1 + longestRun / 2)) / 2;
    const disturbed = Math.max(killing, options.stops * secondsOfStop, options.disturbance?.seconds ?? 0);
    const speed = Math.min(fastest, Math.round((daysOf(options.perAccount) * 86_400) / disturbed));
    const variables = await crash.runClock(monday, options.speed ?? speed);
    const began = { ...order.time };
    onProgress(
      `${people} people of ${planted.accounts.length} accounts; a worker starts in ${startSeconds} s; campaign time runs ${order.time.speed} times as fast`,
    );
    const deaths: Death[] = [];
    const fallen: string[] = [];
    const workers = keepWorkers({
      program,
      kills,
      chance: chance.fork('deaths'),
      pool: crash.pool,
      variables,
      databaseUrl: crash.databaseUrl,
      longestRun,
      onDeath: (death) => deaths.push(death),
      onFall: (name, code) => fallen.push(`${name} ended by itself (${code})`),
    });
    // Launched while workers die: nobody may be lost on the way into the sequence either.
    const launched = launchAll(crash, planted);
    const clock = setInterval(() => void sendMinuteJobs(crash), minuteMs);
    // Somebody looks at the figures meanwhile: what is kept of the log is kept in the middle of it all.
    const looks = setInterval(() => void lookAtFigures(crash, planted), minuteMs);
    let lastKillAt: number | null = null;
    const deadline = startedAt + options.limitSeconds * 1000;
    const report = (line: string) => onProgress(`${deaths.length} kills, ${line}`);
    const stopAll = async () => {
      const { stops, control } = options;
      await launched;
      await workers.working();
      const { databaseUrl, directUrl, appKey } = crash;
      await options.disturbance?.run({ databaseUrl, directUrl, appKey, chance: chance.fork('disturbance') });
      return control ? stopDatabase({ stops, control, pool: crash.pool, chance: chance.fork('stops') }) : [];
    };
    const stopped = stopAll();
    const calm = async () => {
      await stopped;
      await workers.killed;
      lastKillAt = Date.now();
      await workers.replace(await crash.runClock(fastClock(order.time).now().getTime(), calmSpeed));
    };
    const calmed = calm();
    const isOver = await untilSettled(crash, planted, { isCalm: calmed, deadline, report });
    clearInterval(clock);
    clearInterval(looks);
    await workers.stop();
    await Promise.all([launched, calmed]);
    const recount = await checkFigures(crash.deps);
    const commits = await readWitness(crash.pool);
    const now = fastClock(order.time).now();
    const evidence = {
      ...(await readEvidence(crash.deps.db, planted, await crash.ledger(), now)),
      commits,
    };
    return {
      figures: printFigures({
        evidence,
        commits,
        deaths,
        stops: await stopped,
        startedAt,
        lastKillAt,
        started: workers.started(),
        began,
        recount,
      }),
      problems: [
        ...(isOver ? [] : [`not over after ${options.limitSeconds} s`]),
        ...(deaths.length < kills ? [`only ${deaths.length} kills`] : []),
        ...((await stopped).length < options.stops ? ['the database was stopped less often'] : []),
        ...fallen,
        ...checkCrash(evidence),
        ...(recount.differing.length > 0 ? [`figures: ${describeCheck(recount)}`] : []),
      ],
      stuck: isOver ? [] : printStuck(evidence),
    };
  } finally {
    await crash.close();
  }
}

async function plant(
  crash: OpenCrash,
  { seed, people, perAccount }: CrashOptions,
  world: ReturnType<typeof generateWorld>,
): Promise<Planted> {
  const scenario = drawCrash(people, perAccount);
  const accountIds = new Map<string, string>();
  for (const { account } of scenario.users)
    accountIds.set(account.email, (await crash.connectAccount(account)).accountId);
  const control = {
    connectAccount: ({ email }: { email: string }) => ({ accountId: accountIds.get(email) ?? '' }),
  };
  const clock = { now: () => new Date(monday) };
  const ctx = makeCtx({ ...crash.deps, clock }, { kind: 'system' });
  return plantScenario(ctx, { control, world }, scenario, seededChance(`crash ${seed}/people`));
}

async function launchAll({ deps }: OpenCrash, { campaigns }: Planted): Promise<void> {
  for (const { workspaceId, id } of campaigns) {
    await launchCampaign(asMember(deps, workspaceId), id);
    await wait(100);
  }
}

async function sendMinuteJobs({ deps }: OpenCrash): Promise<void> {
  for (const { name, schedule } of jobDefinitions)
    if (schedule === '* * * * *') await deps.jobs.boss.send(name, {}).catch(() => undefined);
}

/** The database may be away; the next look comes soon. */
async function lookAtFigures({ deps }: OpenCrash, { campaigns }: Planted): Promise<void> {
  for (const { workspaceId, id } of campaigns)
    await readJourneyLog(deps, { workspaceId, campaignIds: [id] }).catch(() => undefined);
}

type Watch = { isCalm: Promise<void>; deadline: number; report(line: string): void };

/** What is left to do at this moment of the campaigns, whatever they will do tomorrow. */
const leftToDo = `select
  (select count(*)::int from enrolments) as begun,
  (select count(*)::int from enrolments where state = 'finished') as through,
  (select count(*)::int from enrolments where state = 'asking') as ask,
  (select count(*)::int from enrolments where state = 'waiting' and next_action_at <= $1) as due,
  (select count(*)::int from social_accounts where wake_at <= $1) as accounts,
  (select count(*)::int from attempts where state in ('claimed', 'in_flight')
    or state = 'unknown' and asked_at is null and next_check_at <= $1) as attempts,
  (select count(*)::int from network_news where handled_at is null) as news`;
const countLeft = (crash: OpenCrash, overdue: Date) =>
  crash.pool.query<LeftToDo>(leftToDo, [overdue]).then(
    ({ rows }) => rows[0],
    (error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      return undefined;
    },
  );

type LeftToDo = Record<'begun' | 'through' | 'ask' | 'due' | 'accounts' | 'attempts' | 'news', number>;

/** Until nothing is overdue: whoever is not through waits for a moment to come, or for the user. Or until it is too late. */
async function untilSettled(crash: OpenCrash, { people }: Planted, watch: Watch): Promise<boolean> {
  let isCalm = false;
  void watch.isCalm.then(() => {
    isCalm = true;
  });
  for (let turn = 0; Date.now() < watch.deadline; turn += 1) {
    const overdue = new Date(crash.deps.campaignClock.now().getTime() - graceMs);
    const left = await countLeft(crash, overdue);
    // The database is away: there is nothing to be counted yet.
    if (!left) {
      await wait(500);
      continue;
    }
    const { begun, through, ask, due, accounts, attempts, news } = left;
    if (turn % 20 === 0)
      watch.report(
        `${begun} begun, ${through} through, ${ask} ask; overdue: ${due} people, ${accounts} accounts, ${attempts} attempts, ${news} news`,
      );
    if (isCalm && begun === people.size && due + accounts + attempts + news === 0) return true;
    await wait(500);
  }
  return false;
}
