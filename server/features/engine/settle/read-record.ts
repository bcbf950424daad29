import { isSameMessage } from '#core/engine/same-message.ts';
import { spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { noteOutcome } from '#server/features/network/social-accounts/record-account-state.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Outcome } from '#server/providers/social-network/outcome.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import type { AttemptRow } from '../ledger/attempts.table.ts';
import { findInvitation, notListed } from './call-network.ts';

/** Between the clock of the network and ours. */
export const clocksApartMs = 15 * 60_000;

/** What the network's own record shows of an act. `unread`: nothing could be learned this time. */
export type Found =
  | {
      is: 'left';
      by: 'network' | 'presumed';
      isRelation?: boolean;
      made?: { networkId?: string; networkMessageId?: string | null; networkConversationId?: string };
    }
  | { is: 'absent' }
  /** They were a relation before the call: it cannot have done anything. */
  | { is: 'already_related' }
  | { is: 'unread' };

export async function readRecord(ctx: Ctx, attempt: AttemptRow, account: SocialAccountRow): Promise<Found> {
  // The network keeps no record of a visit: to make it twice would be worse than to miss it.
  if (attempt.act === 'visit') return { is: 'left', by: 'presumed' };
  if (!ctx.network || account.state !== 'connected' || account.removedAt) return { is: 'unread' };
  if (attempt.act === 'invite') return findSentInvitation(ctx, ctx.network, attempt, account);
  if (attempt.act === 'withdraw') return findWithdrawal(ctx, ctx.network, attempt, account);
  return findSentMessage(ctx, ctx.network, attempt, account);
}

async function findSentInvitation(
  ctx: Ctx,
  network: SocialNetwork,
  attempt: AttemptRow,
  account: SocialAccountRow,
): Promise<Found> {
  const personId = attempt.networkPersonId ?? '';
  const listed = await findInvitation(network, account.providerAccountId, personId);
  if (listed.is === 'done') return { is: 'left', by: 'network', made: { networkId: listed.value } };
  if (!isUnlisted(listed)) {
    await noteOutcome(ctx, account, listed);
    return { is: 'unread' };
  }
  // No longer listed, it may have been accepted: the profile shows it.
  if ((await spendQuota(ctx, account.id, 'profile_read')) === 0) return { is: 'unread' };
  const profile = await network.readProfile(account.providerAccountId, personId);
  await noteOutcome(ctx, account, profile);
  if (profile.is !== 'done') return { is: 'unread' };
  if (profile.value.distance === 1) return sinceWhen(ctx, network, attempt, account);
  return profile.value.invitation === 'sent' ? { is: 'left', by: 'network' } : { is: 'absent' };
}

/** A relation of after the call accepted it; one of before needed no invitation. The newest are listed first. */
async function sinceWhen(
  ctx: Ctx,
  network: SocialNetwork,
  attempt: AttemptRow,
  account: SocialAccountRow,
): Promise<Found> {
  const called = attempt.calledAt ?? ctx.campaignClock.now();
  const newest = await network.listRelations(account.providerAccountId, { limit: 100 });
  await noteOutcome(ctx, account, newest);
  if (newest.is !== 'done') return { is: 'unread' };
  const { items, cursor } = newest.value;
  const theirs = items.find(({ personId }) => personId === attempt.networkPersonId);
  // Not among the newest: older than the oldest of them.
  const since = theirs ? theirs.since : cursor ? (items.at(-1)?.since ?? null) : null;
  if (!since) return { is: 'unread' };
  if (since >= new Date(called.getTime() - clocksApartMs))
    return theirs ? { is: 'left', by: 'network', isRelation: true } : { is: 'unread' };
  return { is: 'already_related' };
}

/**
 * Still listed, it was not taken back. No longer listed, it was, or it was declined, which reads the same: presumed. Who
 * is a relation accepted it.
 */
async function findWithdrawal(
  ctx: Ctx,
  network: SocialNetwork,
  { networkPersonId }: AttemptRow,
  account: SocialAccountRow,
): Promise<Found> {
  const personId = networkPersonId ?? '';
  const listed = await findInvitation(network, account.providerAccountId, personId);
  if (listed.is === 'done') return { is: 'absent' };
  if (!isUnlisted(listed)) return { is: 'unread' };
  if ((await spendQuota(ctx, account.id, 'profile_read')) === 0) return { is: 'unread' };
  const profile = await network.readProfile(account.providerAccountId, personId);
  await noteOutcome(ctx, account, profile);
  if (profile.is !== 'done' && profile.is !== 'refused') return { is: 'unread' };
  const isRelation = profile.is === 'done' && profile.value.distance === 1;
  return isRelation ? { is: 'already_related' } : { is: 'left', by: 'presumed' };
}

/** The list was read to its end. A refusal to show it proves nothing. */
const isUnlisted = (listed: Outcome<string>) => listed.is === 'refused' && listed.slug === notListed;

/** Own messages of that time to that person, with these words. */
async function findSentMessage(
  ctx: Ctx,
  network: SocialNetwork,
  attempt: AttemptRow,
  account: SocialAccountRow,
): Promise<Found> {
  const handle = account.providerAccountId;
  const called = attempt.calledAt ?? ctx.campaignClock.now();
  const after = new Date(called.getTime() - 3_600_000);
  let conversationId = attempt.conversationId;
  if (!conversationId) {
    const recent = await network.listConversations(handle, { limit: 100, after });
    await noteOutcome(ctx, account, recent);
    if (recent.is !== 'done') return { is: 'unread' };
    const begun = recent.value.items.find(({ personId }) => personId === attempt.networkPersonId);
    if (!begun) return recent.value.cursor ? { is: 'unread' } : { is: 'absent' };
    conversationId = begun.conversationId;
  }
  const messages = await network.listMessages(handle, { conversationId, limit: 100, after });
  await noteOutcome(ctx, account, messages);
  if (messages.is !== 'done') return { is: 'unread' };
  const sent = messages.value.items.find(
    ({ isOwn, networkMessageId, text, sentAt }) =>
      isOwn && isSameMessage(attempt, { networkId: networkMessageId, text, at: sentAt }),
  );
  if (!sent) return messages.value.cursor ? { is: 'unread' } : { is: 'absent' };
  const { messageId, networkMessageId } = sent;
  return {
    is: 'left',
    by: 'network',
    made: { networkId: messageId, networkMessageId, networkConversationId: conversationId },
  };
}
