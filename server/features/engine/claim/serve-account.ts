import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { decideNextStep } from '#core/engine/decide/decide-next-step.ts';
import { opensAt } from '#core/engine/decide/next-wake.ts';
import { passAccount } from '#core/engine/decide/pass-account.ts';
import type { AccountState } from '#core/engine/decide/run-state.ts';
import { pickNext } from '#core/engine/pace/serve-order.ts';
import { hourMs } from '#core/time/durations.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { own } from '#server/platform/db/own.ts';
import { readTogether } from '#server/platform/db/together.ts';
import type { AttemptRow } from '../ledger/attempts.table.ts';
import { claimAct } from './claim-act.ts';
import { claimPlanned, loadPlanned, type Own, selectPlanned } from './claim-planned.ts';
import { findReady, type Ready, type ReadyPerson, selectReady, sortReady } from './find-ready.ts';
import { countLeft, spentOf } from './load-account.ts';
import { type LoadedPerson, loadPeople } from './load-people.ts';
import { reserveNotesForBetterLeads } from './reserve-notes.ts';
import { selectUnreadSince } from './unread-news.ts';
import { wakeOf } from './wake-of.ts';
import type { Worker } from './worker.ts';
import { writeDecisions } from './write-decision.ts';

/** Whoever is met and cannot be acted on goes back to waiting; after so many, others get their turn first. */
const mostTries = 25;
const pauseMs = 60_000;
const failedMs = 15 * 60_000;

export type Served =
  | { is: 'nobody' }
  /** Looked at; nothing to do now. */
  | { is: 'nothing_due' }
  | { is: 'claimed'; attempt: AttemptRow; account: SocialAccountRow }
  /** The profile has to be read, for its id, before anything can be sent. */
  | { is: 'unknown_profile'; person: LoadedPerson; account: SocialAccountRow };

/**
 * Takes the account that waits longest for its turn, and for it one act: one short transaction that holds the account,
 * then the campaign, then the person, reads everything again and decides again. Nothing is called here.
 */
export async function serveAccount(ctx: Ctx, worker: Worker): Promise<Served> {
  const met: Met = { account: null, person: null };
  try {
    return await inTransaction(ctx, async (ctx) => {
      met.person = null;
      met.account = (await lockDueAccount(ctx)) ?? null;
      return met.account ? serveTurn(ctx, worker, met.account, met) : { is: 'nobody' };
    });
  } catch (err) {
    const { account, person } = met;
    if (!account) throw err;
    // Its turn failed, and would fail again at once: the others are served meanwhile.
    ctx.log.error(
      { err, accountId: account.id, personId: person?.personId },
      'an account could not be served',
    );
    const now = ctx.campaignClock.now().getTime();
    // Were it for that person alone, whoever is behind them has the next turn.
    if (person && !isDatabaseAway(err)) await putOff(ctx, account, person, new Date(now + hourMs));
    await wakeAt(ctx, account, new Date(now + failedMs));
    return { is: 'nothing_due' };
  }
}

/** How far a turn came: whom it held when it failed. */
type Met = { account: SocialAccountRow | null; person: ReadyPerson | null };

const putOff = (
  ctx: Ctx,
  { workspaceId }: SocialAccountRow,
  { campaignId, personId }: ReadyPerson,
  until: Date,
) =>
  ctx.db
    .update(enrolments)
    .set({ state: 'waiting', reason: 'delay', nextActionAt: until, nextAct: null })
    .where(own(enrolments, workspaceId, { campaignId, personId, state: 'ready' }));

async function lockDueAccount(ctx: Ctx): Promise<SocialAccountRow | undefined> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(lte(socialAccounts.wakeAt, ctx.campaignClock.now()))
    .orderBy(asc(socialAccounts.wakeAt))
    .limit(1)
    // Not `for update`: whoever writes a row that names the account may do so meanwhile.
    .for('no key update', { skipLocked: true });
  return account;
}

/** What the user planned leaves first, then what the sequences ask for. */
async function serveTurn(ctx: Ctx, worker: Worker, account: SocialAccountRow, met: Met): Promise<Served> {
  const now = ctx.campaignClock.now();
  const { own, ready, unreadSince: unread, isSuspended } = await loadTurn(ctx, account);
  if (isSuspended) return postponeAccount(ctx, account, null);
  if (own.state.health !== 'connected') return postponeAccount(ctx, account, null);
  if (account.readAgainSince) return postponeAccount(ctx, account, null);
  if (unread) return postponeAccount(ctx, account, new Date(now.getTime() + lookAgainMs(ctx, unread)));
  const planned = await claimPlanned(ctx, worker, account, own);
  if (planned === 'refused') return postponeAccount(ctx, account, now);
  if (!planned) return serveSequences(ctx, { worker, account, own, met }, ready);
  await wakeAt(ctx, account, wakeOf(own, ready, now));
  return { is: 'claimed', attempt: planned, account };
}

/** When to look again whether news was handled: after as long as it has waited, from a second to a minute. */
const lookAgainMs = (ctx: Ctx, unread: Date): number =>
  Math.min(pauseMs, Math.max(1000, ctx.clock.now().getTime() - unread.getTime()));

type Turn = { worker: Worker; account: SocialAccountRow; own: Own; met: Met };

async function serveSequences(ctx: Ctx, turn: Turn, found: Ready): Promise<Served> {
  const { account, own } = turn;
  const now = ctx.campaignClock.now();
  let ready = found;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const next = pickOpen(ready, own.state, now);
    if (!next) break;
    turn.met.person = next;
    const person = await lockPerson(ctx, next, tries === 0);
    const served = person && (await servePerson(ctx, turn, ready, next, person));
    if (served) return served;
    // They could not be acted on, or another worker locked them: they are not tried again in this turn.
    const others = await findReady(ctx, account, own.day);
    ready = { ...others, candidates: others.candidates.filter(({ id }) => id !== next.id) };
  }
  const next = wakeOf(own, ready, now);
  // Whoever could not be acted on, and is still due, must not be tried in a loop: the account pauses first.
  const soon = new Date(now.getTime() + pauseMs);
  return postponeAccount(ctx, account, next && next <= now ? soon : next);
}

function pickOpen(ready: Ready, state: AccountState, now: Date): ReadyPerson | null {
  const lastServed = new Map(
    [...ready.campaigns].flatMap(([id, { lastServedAt }]) => (lastServedAt ? [[id, lastServedAt]] : [])),
  );
  const open = ready.candidates.filter(
    (one) => isOpen(ready, one, now) && passAccount(state, one.act, now).is === 'pass',
  );
  return pickNext(open, lastServed);
}

/** null: nothing can be done for this person now; what was decided for them is written. */
async function servePerson(
  ctx: Ctx,
  { worker, account, own }: Turn,
  ready: Ready,
  next: ReadyPerson,
  person: LoadedPerson,
): Promise<Served | null> {
  const now = ctx.campaignClock.now();
  const { state } = own;
  const decision = decideNextStep(
    { ...person.state, account: await reserveNotesForBetterLeads(ctx, state, person, next.act) },
    now,
  );
  // Their next act is another one by now: it is written, and takes its turn among those of its kind.
  if (decision.is !== 'act' || decision.act.kind !== next.act.kind) {
    await writeDecisions(ctx, [person]);
    return null;
  }
  if (!person.networkPersonId) {
    // The profile is read after the commit: until then no other worker takes this account.
    await postponeAccount(ctx, account, new Date(now.getTime() + pauseMs));
    return { is: 'unknown_profile', person, account };
  }
  const { stepKey, act } = decision;
  const attempt = await claimAct(ctx, { worker, account, own, person, stepKey, act, ready });
  return attempt && { is: 'claimed', attempt, account };
}

/** A whole campaign outside of its hours is not touched: its people stay ready for the morning. */
function isOpen({ campaigns }: Ready, { campaignId }: ReadyPerson, now: Date): boolean {
  const config = campaigns.get(campaignId)?.config;
  const opens = config && opensAt(config, now);
  return opens != null && opens <= now;
}

/**
 * The campaign, then the person, locked until the end; null when either is no longer to be served. Only the first one is
 * waited for: whoever holds somebody already and waits for another may wait in a circle.
 */
async function lockPerson(
  ctx: Ctx,
  { campaignId, personId }: ReadyPerson,
  waits: boolean,
): Promise<LoadedPerson | null> {
  const inOrder = [campaigns, enrolments];
  const [locked] = await ctx.db
    .select({ enrolment: enrolments })
    .from(campaigns)
    .innerJoin(enrolments, and(own(enrolments, campaigns), eq(enrolments.campaignId, campaigns.id)))
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.status, 'active'),
        isNull(campaigns.deletedAt),
        eq(enrolments.personId, personId),
        eq(enrolments.state, 'ready'),
      ),
    )
    .for('no key update', waits ? { of: inOrder } : { of: inOrder, skipLocked: true });
  if (!locked) return null;
  const [loaded] = await loadPeople(ctx, [locked.enrolment]);
  return loaded ?? null;
}

async function postponeAccount(ctx: Ctx, account: SocialAccountRow, until: Date | null): Promise<Served> {
  await wakeAt(ctx, account, until);
  return { is: 'nothing_due' };
}

const wakeAt = (ctx: Ctx, { id }: SocialAccountRow, wakeAt: Date | null) =>
  ctx.db.update(socialAccounts).set({ wakeAt }).where(eq(socialAccounts.id, id));

/**
 * All that decides what an account does in its turn, in one statement after its row is locked: whatever was committed
 * before that is seen.
 */
async function loadTurn(
  ctx: Ctx,
  account: SocialAccountRow,
): Promise<{ own: Own; ready: Ready; unreadSince: Date | null; isSuspended: boolean }> {
  const day = campaignDay(ctx);
  const { uses, sent, unread, planned, ready, suspended } = await readTogether(ctx.db, {
    ...spentOf(ctx, account, day),
    suspended: selectSuspended(ctx, account),
    unread: selectUnreadSince(ctx, account),
    planned: selectPlanned(ctx, account),
    ready: selectReady(account, day),
  });
  return {
    own: { ...countLeft(account, day, { uses, sent }), ...(await loadPlanned(ctx, account, planned)) },
    ready: sortReady(ready),
    unreadSince: unread[0]?.since ?? null,
    isSuspended: suspended.length > 0,
  };
}

/** What its owner had planned waits as well: their answers, and invitations to take back. */
const selectSuspended = (ctx: Ctx, { workspaceId }: SocialAccountRow) =>
  ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerOf(workspaceId)), isNotNull(users.suspendedAt)));
