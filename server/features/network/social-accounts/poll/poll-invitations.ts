import { and, eq } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { PendingInvitation } from '#server/providers/social-network/social-network.ts';
import { spendQuota } from '../account-uses.ts';
import { isLive } from '../find-account.ts';
import { hasRelationNews, recordNews } from '../news/record-news.ts';
import { noteOutcome } from '../record-account-state.ts';
import { requireNetwork } from '../require-network.ts';
import {
  type PendingInvitationRow,
  pendingInvitations,
  type SocialAccountRow,
  socialAccounts,
} from '../social-accounts.table.ts';

const pageSize = 100;
/** More than the network itself lets wait: a list that does not end there proves nothing. */
const mostPages = 16;
/** A profile costs the account one of its reads of the day. */
const profilesPerPoll = 5;

/** Only those without an answer are listed: who is no longer there accepted, or will not. */
export async function pollInvitations(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const listed = await listEvery(ctx, account);
  if (!listed) return;
  await ctx.db
    .update(socialAccounts)
    .set({ pendingInvitations: listed.length, lastCheckedAt: ctx.campaignClock.now() })
    .where(and(eq(socialAccounts.id, account.id), isLive));
  const known = await ctx.db.select().from(pendingInvitations).where(isOf(account));
  await keepListed(ctx, account, listed);
  const waiting = new Set(listed.map(({ invitationId }) => invitationId));
  let profilesLeft = profilesPerPoll;
  for (const invitation of known.filter(({ invitationId }) => !waiting.has(invitationId))) {
    const isAlreadyKnown = await hasRelationNews(ctx, account, invitation.personId);
    if (!isAlreadyKnown && profilesLeft-- === 0) return;
    const end = isAlreadyKnown ? 'told' : await readEnd(ctx, account, invitation);
    // Asked again at the next poll: the invitation stays known until then.
    if (end === 'not_read') return;
    if (end !== 'waiting') await settle(ctx, account, invitation, end);
  }
}

const isOf = ({ workspaceId, id }: SocialAccountRow) =>
  and(own(pendingInvitations, workspaceId), eq(pendingInvitations.accountId, id));

/** null: the list could not be read to its end. */
async function listEvery(ctx: Ctx, account: SocialAccountRow): Promise<PendingInvitation[] | null> {
  const listed: PendingInvitation[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const request = { limit: pageSize, cursor };
    const sent = await requireNetwork(ctx).listSentInvitations(account.providerAccountId, request);
    await noteOutcome(ctx, account, sent);
    if (sent.is !== 'done') return null;
    listed.push(...sent.value.items);
    if (!sent.value.cursor) return listed;
    cursor = sent.value.cursor;
  }
  return null;
}

async function keepListed(ctx: Ctx, { workspaceId, id }: SocialAccountRow, listed: PendingInvitation[]) {
  const rows = listed.flatMap(({ invitationId, personId, publicIdentifier }) =>
    personId ? [{ workspaceId, accountId: id, invitationId, personId, publicIdentifier }] : [],
  );
  if (rows.length > 0) await ctx.db.insert(pendingInvitations).values(rows).onConflictDoNothing();
}

async function readEnd(ctx: Ctx, account: SocialAccountRow, { personId }: PendingInvitationRow) {
  if ((await spendQuota(ctx, account.id, 'profile_read')) === 0) return 'not_read';
  const profile = await requireNetwork(ctx).readProfile(account.providerAccountId, personId);
  await noteOutcome(ctx, account, profile);
  // A profile that the network refuses to show is nobody's relation.
  if (profile.is === 'refused') return 'gone';
  if (profile.is !== 'done') return 'not_read';
  if (profile.value.distance === 1) return 'accepted';
  return profile.value.invitation === 'sent' ? 'waiting' : 'gone';
}

async function settle(
  ctx: Ctx,
  account: SocialAccountRow,
  { invitationId, personId, publicIdentifier }: PendingInvitationRow,
  end: 'told' | 'accepted' | 'gone',
): Promise<void> {
  const about = { personId, publicIdentifier, at: null };
  await inTransaction(ctx, async (ctx) => {
    if (end === 'accepted') await recordNews(ctx, account, { kind: 'relation', ...about }, 'poll');
    if (end === 'gone')
      await recordNews(ctx, account, { kind: 'invitation_gone', invitationId, ...about }, 'poll');
    await ctx.db
      .delete(pendingInvitations)
      .where(and(isOf(account), eq(pendingInvitations.invitationId, invitationId)));
  });
}
