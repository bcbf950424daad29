import { eq } from 'drizzle-orm';
import { runForecast } from '#core/forecast/run.ts';
import { dayMs } from '#core/time/durations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { launchCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { loadPopulation } from '#server/features/engine/forecast/load-population.ts';
import { readAudience } from '#server/features/engine/forecast/read-audience.ts';
import { engineChannel } from '#server/features/engine/wake/wake-engine.ts';
import { newsReceiver } from '#server/features/network/social-accounts/news/receive-news.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { judgeApproved } from '#server/features/texts/drafts/approve/judge-approved.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { openUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { seededChance } from '../chance.ts';
import { noChaos } from '../draw-scenario.ts';
import { newHand } from '../guarded-database.ts';
import type { Laboratory, Run } from '../open-laboratory.ts';
import { type Planted, plantScenario } from '../plant-scenario.ts';
import { postmanOf } from '../postman.ts';
import { createTally } from '../tally.ts';
import { createTimeline } from '../timeline.ts';
import { asMember } from '../user-acts.ts';
import { type Office, openCalmOffice } from './calm-office.ts';
import { liveCalmly } from './calm-run.ts';
import { firstDifference, linesOf, tallyOf } from './compare.ts';
import { drawCalmScenario } from './draw-calm-scenario.ts';
import { readArrivals, readNews, readReality, readSilentCompanies } from './read-reality.ts';

export type EqualityReport = {
  seed: number;
  difference: string | null;
  people: number;
  acts: number;
  news: number;
  tally: Map<string, number>;
};

/**
 * One calm run, and its forecast from the moment of its last launch. The forecast is given what the people of the sandbox
 * did, and when it was heard; everything else it has to know by itself, to the millisecond.
 */
export async function runEquality(lab: Laboratory, seed: number, weeks = 6): Promise<EqualityReport> {
  const scenario = drawCalmScenario(seed, weeks);
  const chance = seededChance(`accroche equality run ${seed}`);
  const timeline = createTimeline(scenario.startsAt.getTime(), chance.fork('turns'));
  let receive: ((raw: string, secret: string | undefined) => Promise<void>) | undefined;
  let office: Office | undefined;
  const mail = chance.fork('mail');
  const sandbox = openUnipileSandbox({
    seed: `accroche equality ${seed}`,
    people: 140,
    companies: 40,
    clock: { now: scenario.startsAt, speed: 0 },
    webhooks: {
      post: postmanOf(
        {
          timeline: () => timeline,
          chance: () => mail,
          faults: () => noChaos.post,
          note: () => undefined,
          receive: async (raw, secret) => {
            await receive?.(raw, secret);
            return true;
          },
        },
        secretHeader,
      ),
    },
  });
  // A forecast does not know whom the network refuses.
  sandbox.control.setBehaviour({ closedDoorShare: 0 });
  timeline.join({
    nextAt: sandbox.nextDueAt,
    advanceTo: (moment) => {
      const ms = moment - Date.parse(sandbox.control.state().now);
      if (ms > 0) sandbox.control.advance(ms);
    },
  });
  const run: Run = {
    seed,
    tally: createTally(),
    giveUp: (because) => {
      throw new Error(because);
    },
    timeline,
    sandbox,
    // A call takes no time here: what takes some is for `npm run simulate`.
    chance: { ...chance.fork('wire'), between: () => 0 },
    wireFaults: () => noChaos.wire,
    clockOffsetMs: () => 0,
    beforeWrite: async () => undefined,
    nudge: () => office?.wakeJobs(),
    wake: (what) => {
      if (what === engineChannel) office?.wakeEngines();
    },
  };
  await lab.begin(run);
  const deps = lab.depsOf(newHand('web'));
  const system = makeCtx(deps, { kind: 'system' });
  receive = newsReceiver(system);

  const story = async () => {
    const planted = await plantScenario(system, sandbox, scenario, chance.fork('plant'));
    await printDistances(run, deps.db, planted);
    await judgeTexts(system);
    office = openCalmOffice(lab, timeline, scenario.workers);
    lab.queue.put({
      name: 'social-accounts.reconcile-webhooks',
      data: '{}',
      singleton: null,
      startAfter: timeline.now(),
    });
    office.wakeJobs();
    await timeline.sleep(60_000);
    const byUser = liveCalmly({ run, deps, planted, chance: chance.fork('life'), scenario });
    let foreseen = await launch(planted, planted.campaigns[0]?.id ?? '');
    for (const { id } of planted.campaigns.slice(1)) {
      await timeline.sleep(scenario.launchesAfterMs);
      foreseen = await launch(planted, id);
    }
    if (scenario.foreseesAfterMs !== null) {
      await timeline.sleep(scenario.foreseesAfterMs);
      foreseen = await foresee(planted, planted.campaigns.at(-1)?.id ?? '', true);
    }
    return { planted, foreseen, byUser };
  };

  /** Foreseen as the wizard does it, then launched at once. */
  async function launch(planted: Planted, campaignId: string) {
    const foreseen = await foresee(planted, campaignId, false);
    await launchCampaign(asMember(deps, planted.accounts[0]?.workspaceId ?? ''), campaignId);
    return foreseen;
  }
  async function foresee({ accounts }: Planted, campaignId: string, isRunning: boolean) {
    const member = asMember(deps, accounts[0]?.workspaceId ?? '');
    const [campaign] = await deps.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    const [account] = await deps.db.select().from(socialAccounts);
    if (!campaign || !account) throw new Error('Nothing was planted.');
    const audience = isRunning ? null : await readAudience(member, campaignId);
    return {
      from: timeline.date(),
      population: await loadPopulation(member, { campaign, account, audience }),
      companies: await readSilentCompanies(deps.db),
    };
  }

  const prepared = story();
  let failure: unknown;
  prepared.catch((error: unknown) => {
    failure = error;
  });
  await timeline.runUntil(scenario.startsAt.getTime() + weeks * 7 * dayMs, () => failure !== undefined);
  if (failure) throw failure;
  const { planted, foreseen, byUser } = await prepared;
  const { from, population, companies } = foreseen;
  const until = timeline.date();
  const news = [
    ...(await readNews(lab.db, { planted, companies, from })),
    ...byUser.filter(({ at }) => at >= from),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const real = [
    ...(await readReality(lab.db, population.account.id, from)),
    ...readArrivals(sandbox.control.ledger(), planted, from),
  ];
  timeline.abandon();
  await sandbox.close();
  const forecast = runForecast(population, { from, until, news });
  return {
    seed,
    difference: firstDifference(linesOf(forecast), real),
    people: planted.people.size,
    acts: forecast.acts.length,
    news: news.length,
    tally: tallyOf(real),
  };
}

/** Planted without being looked at: what the gate blocks could not have been approved. */
async function judgeTexts(ctx: Ctx): Promise<void> {
  const approved = await ctx.db.select().from(drafts).where(eq(drafts.state, 'approved'));
  for (const { id: draftId, workspaceId } of approved) await judgeApproved(ctx, { workspaceId, draftId });
}

/** As a search of the product shows it: who is a relation of the account already. */
async function printDistances({ sandbox }: Run, db: Laboratory['db'], planted: Planted): Promise<void> {
  for (const { id, slug, campaign } of planted.people.values()) {
    const answer = await sandbox.fetch(
      `http://sandbox.invalid/api/v1/users/${slug}?account_id=${campaign.account.providerAccountId}`,
      { headers: { 'X-API-KEY': 'sandbox' } },
    );
    const profile = (await answer.json()) as { network_distance?: string };
    if (!answer.ok) throw new Error(JSON.stringify(profile));
    if (profile.network_distance === 'FIRST_DEGREE')
      await db.update(people).set({ distance: 1 }).where(eq(people.id, id));
  }
}
