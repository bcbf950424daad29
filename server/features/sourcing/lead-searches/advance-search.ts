import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { giveUpAfter, nextMorning, retryDelayMs, searchPace } from '#core/lead-searches/search-pace.ts';
import { isOwnerServed } from '#server/features/identity/users/is-owner-served.ts';
import { noteOutcome } from '#server/features/network/social-accounts/record-account-state.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { fraction } from '#server/platform/random.ts';
import type { Failure, RefusalReason } from '#server/providers/social-network/outcome.ts';
import { finishSearch } from './finish-search.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';
import { readNextPage } from './read-next-page.ts';
import { readNextProfile } from './read-next-profile.ts';
import { releaseSearch } from './release-search.ts';
import { liveStates } from './search-states.ts';
import type { StepResult } from './step-result.ts';

const lockMs = 3 * 60_000;
/** Close enough: a job for less than that would come later than it. */
const soonMs = 1000;

/** One page or one profile, then back to sleep: a crash costs one step, which is then taken again. */
export async function advanceSearch(ctx: Ctx, id: string): Promise<void> {
  const search = await lockSearch(ctx, id);
  if (!search) return;
  const [account] = await ctx.db.select().from(socialAccounts).where(eq(socialAccounts.id, search.accountId));
  if (!account || account.removedAt || account.state !== 'connected')
    return releaseSearch(ctx, search, {
      state: 'waiting',
      wakesAt: null,
      message: waitTexts[account?.state === 'restricted' ? 'restricted' : 'disconnected'],
    });
  const result =
    search.stage === 'pages'
      ? await readNextPage(ctx, search, account)
      : await readNextProfile(ctx, search, account);
  await settle(ctx, search, account, result);
}

/** Nobody else works on it until then, and what comes too late from a worker that lost it is not written. */
async function lockSearch(ctx: Ctx, id: string): Promise<LeadSearchRow | null> {
  const now = ctx.clock.now();
  const [found] = await ctx.db.select().from(leadSearches).where(eq(leadSearches.id, id));
  if (!found?.wakesAt || ctx.campaignClock.toWall(found.wakesAt).getTime() > now.getTime() + soonMs)
    return null;
  const [locked] = await ctx.db
    .update(leadSearches)
    .set({ state: 'running', lockedUntil: new Date(now.getTime() + lockMs), message: null })
    .where(
      and(
        eq(leadSearches.id, id),
        inArray(leadSearches.state, [...liveStates]),
        eq(leadSearches.wakesAt, found.wakesAt),
        or(isNull(leadSearches.lockedUntil), lte(leadSearches.lockedUntil, now)),
        isOwnerServed(ctx, leadSearches),
      ),
    )
    .returning();
  return locked ?? null;
}

async function settle(
  ctx: Ctx,
  search: LeadSearchRow,
  account: SocialAccountRow,
  result: StepResult,
): Promise<void> {
  const now = ctx.campaignClock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  switch (result.is) {
    case 'stepped': {
      const { minMs, maxMs } = result.pace;
      const wakesAt = after(minMs + fraction(ctx.random) * (maxMs - minMs));
      return releaseSearch(ctx, search, { state: 'running', wakesAt, message: null, failures: 0 });
    }
    case 'out_of_budget':
      return releaseSearch(ctx, search, { state: 'waiting', wakesAt: nextMorning(now), message: null });
    case 'over':
      return finishSearch(ctx, search, { state: 'completed', message: null });
    case 'failed':
      return settleFailure(ctx, search, account, result.failure, after);
  }
}

async function settleFailure(
  ctx: Ctx,
  search: LeadSearchRow,
  account: SocialAccountRow,
  failure: Failure,
  after: (ms: number) => Date,
): Promise<void> {
  await noteOutcome(ctx, account, failure);
  if (failure.is === 'disconnected' || failure.is === 'restricted')
    return releaseSearch(ctx, search, { state: 'waiting', wakesAt: null, message: waitTexts[failure.is] });
  if (failure.is === 'throttled')
    return releaseSearch(ctx, search, {
      state: 'waiting',
      wakesAt: after(searchPace.throttledMs),
      message: waitTexts.throttled,
    });
  if (failure.is === 'refused')
    return finishSearch(ctx, search, {
      state: 'failed',
      message: refusalTexts[failure.reason] ?? refusalTexts.refused ?? null,
    });
  const failures = search.failures + 1;
  if (failures > giveUpAfter)
    return finishSearch(ctx, search, { state: 'failed', message: waitTexts.unavailable });
  return releaseSearch(ctx, search, {
    state: 'waiting',
    wakesAt: after(retryDelayMs(failures)),
    message: waitTexts.unavailable,
    failures,
  });
}

/** Why a search waits; a day's spent budget has its own text (core/lead-searches/describe-search.ts). */
const waitTexts = {
  disconnected: 'Votre compte LinkedIn est déconnecté. La recherche reprendra dès qu’il sera reconnecté.',
  restricted:
    'LinkedIn a restreint votre compte. Ouvrez LinkedIn et suivez ses indications\u00a0: la recherche reprendra une fois la restriction levée.',
  throttled: 'LinkedIn demande de ralentir. La recherche reprendra dans quelques heures.',
  unavailable: 'Le service qui connecte Accroche à LinkedIn ne répond pas. Ce qui a été trouvé est gardé.',
  rows: 'La limite de lignes de recherche du jour est atteinte. Suite demain à 9 h.',
  profiles: 'La limite de profils lus par jour est atteinte. Suite demain à 9 h.',
} as const;

/** Why a search ended before its time; what it found is kept. */
const refusalTexts: Partial<Record<RefusalReason, string>> = {
  seat_missing:
    'Cette recherche demande Sales Navigator, que votre compte n’a pas. Utilisez une recherche simple.',
  invalid_request: 'LinkedIn ne comprend pas cette recherche. Vérifiez l’adresse collée ou le ciblage.',
  not_found: 'Cette recherche n’existe plus sur LinkedIn.',
  refused: 'LinkedIn a refusé cette recherche. Ce qui a été trouvé est gardé.',
};
