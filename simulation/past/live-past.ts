import { and, eq, inArray } from 'drizzle-orm';
import { dayMs, minuteMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { createCampaign } from '#server/features/campaigns/campaigns/create-campaign.ts';
import { updateOffer } from '#server/features/campaigns/offers/update-offer.ts';
import { launchCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { engineChannel } from '#server/features/engine/wake/wake-engine.ts';
import { createUser } from '#server/features/identity/users/create-user.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { settingsOf } from '#server/features/network/social-accounts/account-uses.ts';
import { changeSettings } from '#server/features/network/social-accounts/change-settings.ts';
import { adoptAccount } from '#server/features/network/social-accounts/connect/adopt-account.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { newsReceiver } from '#server/features/network/social-accounts/news/receive-news.ts';
import { readBalancing } from '#server/features/overview/balancing/read-balancing.ts';
import { writeBalancing } from '#server/features/overview/balancing/write-balancing.ts';
import { pastAccount } from '#server/features/overview/demo/past-account.ts';
import { leadSearches } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { liveStates } from '#server/features/sourcing/lead-searches/search-states.ts';
import { startSearch } from '#server/features/sourcing/lead-searches/start-search.ts';
import { draftRuns } from '#server/features/texts/drafts/drafts.table.ts';
import { startWriting } from '#server/features/texts/drafts/write/start-writing.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { type MemberCtx, makeCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { openUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { type Chance, seededChance } from '../chance.ts';
import { noChaos } from '../draw-scenario.ts';
import { newHand } from '../guarded-database.ts';
import type { Laboratory, Run } from '../open-laboratory.ts';
import { postmanOf } from '../postman.ts';
import { runSchedules } from '../run-schedules.ts';
import { createTally } from '../tally.ts';
import { createTimeline, joinSandbox, type Timeline } from '../timeline.ts';
import { calmWire } from '../travel.ts';
import { asMember } from '../user-acts.ts';
import { employWorkers, type Staff } from '../workers.ts';
import { pastArgumentaire } from './argumentaire.ts';
import { type PastCampaign, pastCampaigns, pastOffer } from './campaigns.ts';
import { approveRead, liveAsSender } from './live-as-sender.ts';

const seed = 21;
/** The others are asked for when their departure is near. */
const textsBeforeLaunch = 30;
/** A Monday morning, and twelve weeks later a Sunday evening: the next act is that of a Monday. */
export const pastBegins = new Date('2026-08-24T05:00:00.000Z');
export const pastEnds = new Date('2026-11-15T19:30:00.000Z');

type Life = {
  /** The tables grow from nothing, and nobody else tells the database how much. */
  count(): Promise<unknown>;
  timeline: Timeline;
  deps: Deps;
  ctx: MemberCtx;
  chance: Chance;
  wake(): void;
};

type OnWeek = (week: { jobErrors: Staff['jobErrors']; now: Date; steps: number }) => Promise<void>;

/** Twelve weeks of one account, lived by the product itself and the sandbox network. */
export async function livePast(lab: Laboratory, dataDir: string, until: Date, onWeek: OnWeek) {
  const chance = seededChance(`accroche past ${seed}`);
  const timeline = createTimeline(pastBegins.getTime(), chance.fork('turns'));
  const mail = chance.fork('mail');
  const tally = createTally();
  let receive: ReturnType<typeof newsReceiver> | undefined;
  const late = { wakeJobs: () => {}, wakeEngines: () => {} };
  const post = postmanOf(
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
  );
  const sandbox = openUnipileSandbox({
    dataDir,
    clock: { now: pastBegins, speed: 0 },
    behaviour: {
      ...{ ownerMessageShare: 0.03, relationNoticeHours: 1, keepsHours: true },
      // A cold campaign is answered by one in five; whoever was answered in turn mostly goes on.
      ...{ firstReplyEagerness: 0.37, nextReplyEagerness: 4 },
      ...{ acceptanceEase: 1.34, headsAcceptanceEase: 0.08 },
    },
    webhooks: { post },
  });
  joinSandbox(timeline, sandbox, pastBegins.getTime());
  const run: Run = {
    seed,
    timeline,
    sandbox,
    chance: chance.fork('wire'),
    wireFaults: () => calmWire,
    tally,
    // Twelve weeks and four hundred people: more than any other run.
    giveUp: () => {},
    clockOffsetMs: () => 0,
    beforeWrite: async () => {},
    nudge: () => late.wakeJobs(),
    wake: (what) => {
      if (what === engineChannel) late.wakeEngines();
    },
  };
  await lab.begin(run);
  const deps = lab.depsOf(newHand('web'));
  const system = makeCtx(deps, { kind: 'system' });
  receive = newsReceiver(system);
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

  const story = async () => {
    const { email, firstName, lastName, role, subscription, password } = pastAccount;
    const created = await createUser(system, {
      ...{ email, firstName, lastName, role, subscription },
      isDemo: true,
      passwordHash: await timeline.during(hashPassword(password)),
      emailVerifiedAt: timeline.date(),
    });
    if (!created) throw new Error('The account was not made.');
    const workspaceId = workspaceOf(created.id);
    const ctx = asMember(deps, workspaceId);
    const headline = 'Responsable du développement chez Liseré, diagnostic de paie';
    const { accountId } = sandbox.control.connectAccount({
      ...{ email: 'claire@lisere.example', firstName, lastName, headline },
      tier: 'premium',
    });
    await adoptAccount(system, workspaceId, accountId);
    const account = await findLinkedAccount(ctx, workspaceId);
    if (account)
      await changeSettings(ctx, account.id, {
        ...settingsOf(account),
        ...{ invitationsPerDay: 8, invitationsPerWeek: 40, visitsPerDay: 30 },
        notesPerMonth: account.notesPerMonth,
        hasRamp: false,
      });
    const count = () => timeline.during(lab.session.query('analyze'));
    const life: Life = { count, timeline, deps, ctx, chance, wake: staff.wakeEngines };
    const watched = [liveAsSender({ ...life, chance: chance.fork('sender'), endsAt: until.getTime() })];
    watched.push(countOften(life));
    let offerId: string | null = null;
    for (const campaign of pastCampaigns) {
      await timeline.sleepUntil(pastBegins.getTime() + campaign.begunOn * dayMs);
      offerId = await begin(life, campaign, offerId);
    }
    await timeline.sleepUntil(until.getTime() - 4.5 * dayMs);
    // People who are in no campaign yet: what « À découvrir » proposes.
    await startSearch(ctx, {
      criteria: {
        titles: ['Contrôleur de gestion', 'Directeur financier'],
        places: [{ id: null, label: 'Pays de la Loire' }],
      },
    });
    await Promise.all(watched);
  };
  let failure: unknown;
  story().catch((error: unknown) => {
    failure = error;
  });
  for (const at of eachWeek(until)) {
    await timeline.runUntil(at, () => failure !== undefined);
    if (failure) throw failure;
    await onWeek({ jobErrors: staff.jobErrors, now: timeline.date(), steps: timeline.steps() });
  }
  timeline.abandon();
  return sandbox;
}

/** The evenings on which a week of the past ends, the last one included. */
function eachWeek(until: Date): number[] {
  const weeks: number[] = [];
  for (let at = until.getTime(); at > pastBegins.getTime(); at -= 7 * dayMs) weeks.unshift(at);
  return weeks;
}

/** As its user would: finds people, has their texts written, reads and launches. */
async function begin({ ctx, timeline, count, wake }: Life, campaign: PastCampaign, offerId: string | null) {
  const { workspaceId } = ctx.actor;
  const { campaign: made } = await createCampaign(ctx, {
    name: campaign.name,
    ...(offerId ? { offerId } : { offerData: pastOffer }),
    icpData: campaign.target,
    metadata: { engagementConfig: campaign.config },
  });
  if (!offerId && made.offerId)
    await updateOffer(ctx, made.offerId, {
      name: 'Diagnostic paie en dix jours',
      argumentaire: pastArgumentaire,
    });
  const campaignId = made.id;
  const ofCampaign = <T extends typeof leadSearches | typeof draftRuns>(table: T) =>
    and(own(table, workspaceId), eq(table.campaignId, campaignId));
  await startSearch(ctx, { campaignId });
  const isSearching = async () =>
    (
      await ctx.db
        .select({ id: leadSearches.id })
        .from(leadSearches)
        .where(and(ofCampaign(leadSearches), inArray(leadSearches.state, [...liveStates])))
    ).length > 0;
  while (await isSearching()) {
    await timeline.sleep(20 * minuteMs);
    await count();
  }
  await startWriting(ctx, { workspaceId, campaignId, people: 300 });
  const isWriting = async () =>
    (
      await ctx.db
        .select({ id: draftRuns.id })
        .from(draftRuns)
        .where(and(ofCampaign(draftRuns), eq(draftRuns.state, 'running')))
    ).length > 0;
  while (await isWriting()) await timeline.sleep(20 * minuteMs);
  await count();
  await approveRead(ctx, textsBeforeLaunch);
  await confirmBalancing(ctx, campaignId);
  await launchCampaign(ctx, campaignId);
  wake();
  return made.offerId;
}

/** As the last step before a launch does: what it shows is confirmed by launching, once for every campaign. */
async function confirmBalancing(ctx: MemberCtx, campaignId: string): Promise<void> {
  const { isDue, draft, proposed } = await readBalancing(ctx, campaignId);
  if (isDue) await writeBalancing(ctx, { answers: draft ?? proposed, isConfirmed: true });
}

async function countOften({ timeline, count }: Life): Promise<never> {
  for (;;) {
    await timeline.sleep(2 * dayMs);
    await count();
  }
}
