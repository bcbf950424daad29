import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Outcome } from '#server/providers/social-network/outcome.ts';
import type { NetworkAccount } from '#server/providers/social-network/social-network.ts';
import { isLive } from '../find-account.ts';
import { noteOutcome, recordAccountState } from '../record-account-state.ts';
import { requireNetwork } from '../require-network.ts';
import { type SocialAccountRow, socialAccounts } from '../social-accounts.table.ts';
import { tierOf } from './read-identity.ts';

/** Asks the provider how an account is, and writes what it says: news may come late, twice or in the wrong order. */
export async function refreshAccount(ctx: Ctx, providerAccountId: string): Promise<Outcome<null>> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.providerAccountId, providerAccountId), isLive));
  if (!account) return { is: 'done', value: null };
  const network = requireNetwork(ctx);
  const reported = await network.accountState(providerAccountId);
  if (reported.is === 'unavailable' || reported.is === 'throttled') return reported;
  await ctx.db
    .update(socialAccounts)
    .set({ lastCheckedAt: ctx.campaignClock.now() })
    .where(and(eq(socialAccounts.id, account.id), isLive));
  if (reported.is === 'refused' && reported.reason === 'not_found') {
    await recordAccountState(ctx, account, { state: 'disconnected', reason: 'deleted' });
    return { is: 'done', value: null };
  }
  await noteOutcome(ctx, account, reported);
  if (reported.is !== 'done') return reported;
  await applyState(ctx, account, reported.value);
  return { is: 'done', value: null };
}

async function applyState(ctx: Ctx, account: SocialAccountRow, reported: NetworkAccount): Promise<void> {
  const isOther = (memberId: string | null) => memberId !== null && memberId !== account.memberId;
  const refuseOther = () =>
    recordAccountState(ctx, account, { state: 'disconnected', reason: 'other_member' });
  if (isOther(reported.memberId)) return refuseOther();
  if (reported.state === 'disconnected')
    return recordAccountState(ctx, account, { state: 'disconnected', reason: 'session_lost' });
  if (reported.state === 'connecting') return;
  // A restriction shows in the calls only: the account's own profile is the gentlest of them.
  const profile = await requireNetwork(ctx).ownProfile(account.providerAccountId);
  if (reported.state === 'stopped' && profile.is !== 'restricted')
    return recordAccountState(ctx, account, { state: 'disconnected', reason: 'not_answering' });
  await noteOutcome(ctx, account, profile);
  if (profile.is !== 'done') return;
  if (isOther(profile.value.memberId)) return refuseOther();
  const { headline, pictureUrl, publicIdentifier } = profile.value;
  await ctx.db
    .update(socialAccounts)
    .set({ headline, pictureUrl, publicIdentifier, tier: tierOf(reported, profile.value) })
    .where(and(eq(socialAccounts.id, account.id), isLive));
  await recordAccountState(ctx, account, { state: 'connected' });
}
