import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { type Served, serveAccount } from '../claim/serve-account.ts';
import type { Worker } from '../claim/worker.ts';
import { callNetwork } from '../settle/call-network.ts';
import { recordOutcome } from '../settle/record-outcome.ts';
import { promoteDue } from './promote-due.ts';
import { readUnknownProfile } from './read-unknown-profile.ts';

/** So many acts in one round: then whoever came due meanwhile is decided. */
const mostServed = 200;

/**
 * Everything that is due: people are decided, then accounts served, each one act in its slot. `lanes` accounts at once:
 * a slow answer of the network keeps nobody else waiting. Returns when to look again; null: nothing is planned.
 */
export async function tickEngine(
  ctx: Ctx,
  worker: Worker & { lanes?: number },
): Promise<{ nextAt: Date | null; served: number }> {
  // Most of the time one of the two has nothing to do: a look at two indexes shows it.
  let next = await nextMoments(ctx);
  if (isDue(ctx, next.person)) {
    await promoteDue(ctx);
    next = await nextMoments(ctx);
  }
  if (!isDue(ctx, next.account)) return { nextAt: firstOf(next), served: 0 };
  let served = 0;
  const lanes: Promise<void>[] = [];
  const failures: unknown[] = [];
  const openLane = (): void => {
    if (lanes.length < (worker.lanes ?? 1)) lanes.push(lane().catch((err) => void failures.push(err)));
  };
  const lane = async (): Promise<void> => {
    while (served < mostServed) {
      const endTimer = ctx.metrics.claimSeconds.startTimer();
      const turn = await serveAccount(ctx, worker);
      if (turn.is === 'claimed') endTimer();
      if (turn.is === 'nobody') return;
      served += 1;
      // An account was served, so there may be another: one more lane looks for it.
      openLane();
      await finishTurn(ctx, turn);
    }
  };
  openLane();
  for (const one of lanes) await one;
  // Thrown only once every lane has ended: none may still be at work when the caller begins its next round.
  if (failures.length > 0) throw failures[0];
  return { nextAt: firstOf(await nextMoments(ctx)), served };
}

/** What follows the claim, outside of any transaction: the one call, then its record. */
async function finishTurn(ctx: Ctx, turn: Served): Promise<void> {
  if (turn.is === 'unknown_profile') return readUnknownProfile(ctx, turn.person, turn.account);
  if (turn.is !== 'claimed') return;
  const { id, workspaceId, campaignId, act } = turn.attempt;
  const ids = {
    'accroche.attempt_id': id,
    'accroche.workspace_id': workspaceId,
    'accroche.account_id': turn.account.id,
    ...(campaignId && { 'accroche.campaign_id': campaignId }),
  };
  await ctx.telemetry.span(`act ${act}`, ids, async () => {
    const outcome = await callNetwork(ctx, turn.attempt, turn.account);
    if (outcome) await recordOutcome(ctx, turn.attempt, turn.account, outcome);
  });
}

type Moments = { person: Date | null; account: Date | null };

const isDue = (ctx: Ctx, at: Date | null) => at !== null && at <= ctx.campaignClock.now();

const firstOf = ({ person, account }: Moments): Date | null =>
  person && account ? (person < account ? person : account) : (person ?? account);

/** The first of what waits for a moment: a person, and an account. Two looks at an index, one question. */
async function nextMoments(ctx: Ctx): Promise<Moments> {
  const person = ctx.db
    .select({ of: sql<keyof Moments>`'person'`, at: enrolments.nextActionAt })
    .from(enrolments)
    .where(eq(enrolments.state, 'waiting'))
    .orderBy(asc(enrolments.nextActionAt))
    .limit(1);
  const account = ctx.db
    .select({ of: sql<keyof Moments>`'account'`, at: socialAccounts.wakeAt })
    .from(socialAccounts)
    .where(isNotNull(socialAccounts.wakeAt))
    .orderBy(asc(socialAccounts.wakeAt))
    .limit(1);
  const moments: Moments = { person: null, account: null };
  for (const { of, at } of await unionAll(person, account)) moments[of] = at;
  return moments;
}
