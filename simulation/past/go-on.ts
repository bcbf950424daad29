import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarOfPlace } from '#core/engine/calendar/calendar-of-place.ts';
import { type Quotas, quotaNames } from '#core/network/account-quotas.ts';
import { dayMs } from '#core/time/durations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { engineChannel } from '#server/features/engine/wake/wake-engine.ts';
import { newsReceiver } from '#server/features/network/social-accounts/news/receive-news.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { loadPast, preparePast } from '#server/features/overview/demo/load-past.ts';
import { pastUrl } from '#server/features/overview/demo/read-past.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { openUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { seededChance } from '../chance.ts';
import { noChaos } from '../draw-scenario.ts';
import { newHand } from '../guarded-database.ts';
import { nobodyLost } from '../invariants/nobody-lost.ts';
import { once } from '../invariants/once.ts';
import { quotas } from '../invariants/quotas.ts';
import { unknownIsFollowed } from '../invariants/unknown-is-followed.ts';
import type { Laboratory, Run } from '../open-laboratory.ts';
import type { Planted } from '../plant-scenario.ts';
import { postmanOf } from '../postman.ts';
import { readEvidence } from '../read-evidence.ts';
import { runSchedules } from '../run-schedules.ts';
import { createTally } from '../tally.ts';
import { createTimeline, joinSandbox } from '../timeline.ts';
import { calmWire } from '../travel.ts';
import { employWorkers } from '../workers.ts';

type Found = { problems: string[]; deliveries: number };

/** Opens the snapshot as a first start would, then lets the engine and the network live on. */
export async function goOnFromPast(
  lab: Laboratory,
  now: Date,
  days: number,
): Promise<{ atOnce: Found; later: Found; jobErrors: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-go-on-'));
  const folder = join(dataDir, 'sandbox');
  const chance = seededChance('accroche goes on');
  const mail = chance.fork('mail');
  let receive: ReturnType<typeof newsReceiver> | undefined;
  const late = { wakeJobs: () => {}, wakeEngines: () => {} };
  const opening: { run?: Run } = {};
  const runOf = (timeline: Run['timeline'], sandbox: Run['sandbox']): Run => ({
    ...{ seed: 1, timeline, sandbox, chance: chance.fork('wire'), tally: createTally() },
    wireFaults: () => calmWire,
    giveUp: () => {},
    clockOffsetMs: () => 0,
    beforeWrite: async () => {},
    nudge: () => late.wakeJobs(),
    wake: (what) => {
      if (what === engineChannel) late.wakeEngines();
    },
  });
  // The tables are emptied when a run begins: the past comes after it, and its network after that.
  const first = createTimeline(now.getTime(), chance.fork('turns'));
  await lab.begin(runOf(first, openUnipileSandbox({ people: 20, companies: 5 })));
  const env = { dataDir, publicUrl: pastUrl };
  const { db, keys } = lab.depsOf(newHand('start'));
  await preparePast({ db, clock: { now: () => now }, env });
  const { rows } = await lab.session.query<{ at: Date }>(
    'select campaign_time as at from campaign_clock_anchor',
  );
  const stands = rows[0]?.at.getTime() ?? now.getTime();
  const begins = new Date(stands);
  const campaignClock = { now: () => begins, toWall: (at: Date) => at };
  if (!(await loadPast({ db, keys, campaignClock, env }))) throw new Error('The past was not loaded.');
  const timeline = createTimeline(stands, chance.fork('turns'));
  const sandbox = openUnipileSandbox({
    dataDir: folder,
    clock: { speed: 0 },
    webhooks: {
      post: postmanOf(
        {
          timeline: () => timeline,
          chance: () => mail,
          faults: () => noChaos.post,
          note: () => {},
          receive: async (raw, secret) => {
            await receive?.(raw, secret);
            return true;
          },
        },
        secretHeader,
      ),
    },
  });
  joinSandbox(timeline, sandbox, stands);
  opening.run = runOf(timeline, sandbox);
  lab.continue(opening.run);
  const system = makeCtx(lab.depsOf(newHand('web')), { kind: 'system' });
  receive = newsReceiver(system);
  const look = async (): Promise<Found> => {
    const planted = await readPlanted(lab);
    const evidence = await readEvidence(lab.db, planted, sandbox.control.ledger(), timeline.date());
    const problems = [once, quotas, nobodyLost, unknownIsFollowed].flatMap((check) => check(evidence));
    return { problems, deliveries: evidence.deliveries.filter(({ hasEffect }) => hasEffect).length };
  };
  const atOnce = await look();
  const staff = employWorkers({ lab, timeline, chance: chance.fork('staff'), chaos: noChaos, count: 1 });
  late.wakeJobs = staff.wakeJobs;
  late.wakeEngines = staff.wakeEngines;
  lab.queue.put({
    name: 'social-accounts.reconcile-webhooks',
    data: '{}',
    singleton: null,
    startAfter: timeline.now(),
  });
  runSchedules(lab, timeline, staff);
  await timeline.runUntil(timeline.now() + days * dayMs);
  const later = await look();
  timeline.abandon();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { atOnce, later, jobErrors: staff.jobErrors.map(({ name, error }) => `${name}: ${error}`) };
}

/** Who is in which campaign of which account, as the tables say it. */
async function readPlanted({ db }: Laboratory): Promise<Planted> {
  const configs = await db.select().from(campaignSequences);
  const accounts = (await db.select().from(socialAccounts)).map((row) => ({
    ...row,
    email: row.name,
    quotas: Object.fromEntries(quotaNames.map((name) => [name, row[name]])) as Quotas,
    hasRamp: row.rampStartedOn !== null,
    senderLink: '',
  }));
  const known = await db.select().from(people);
  const rows = await db.select().from(enrolments);
  const entries = rows.flatMap(({ personId, campaignId, workspaceId, accountId, sequenceVersion }) => {
    const person = known.find(({ id }) => id === personId);
    const account = accounts.find(({ id }) => id === accountId);
    const config = configs.find(
      (one) => one.campaignId === campaignId && one.version === sequenceVersion,
    )?.config;
    if (!person?.publicIdentifier || !account || !config) return [];
    const { id, publicIdentifier, location, company } = person;
    const campaign = { id: campaignId, workspaceId, account, config };
    return [
      { id, slug: publicIdentifier, networkId: '', calendar: calendarOfPlace(location), campaign, company },
    ];
  });
  return {
    accounts,
    campaigns: [],
    people: new Map(entries.map((one) => [one.id, one])),
  } as unknown as Planted;
}
