import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { mapDone, type Outcome } from '#server/providers/social-network/outcome.ts';
import type { Profile } from '#server/providers/social-network/people.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';

/** Our own reason, not the network's: its list of invitations was read to the end, and this one is not in it. */
export const notListed = 'not_listed';
/** More pages than the invitations that the network lets wait can fill. */
const mostPages = 16;

/** What the network made of an act. */
export type Made = { networkId: string | null; conversationId: string | null; profile: Profile | null };
const made = (change: Partial<Made>): Made => ({
  networkId: null,
  conversationId: null,
  profile: null,
  ...change,
});

/**
 * The one call of an attempt, after it is written that it is made. null: it was taken from this worker meanwhile, and
 * nothing is called.
 */
export async function callNetwork(
  ctx: Ctx,
  attempt: AttemptRow,
  account: SocialAccountRow,
): Promise<Outcome<Made> | null> {
  const [flying] = await ctx.db
    .update(attempts)
    .set({ state: 'in_flight', calledAt: ctx.campaignClock.now() })
    .where(own(attempts, attempt, { id: attempt.id, state: 'claimed', token: attempt.token ?? '' }))
    .returning({ id: attempts.id });
  if (!flying) return null;
  if (!ctx.network) return { is: 'unavailable', cause: 'not_configured' };
  try {
    return await call(ctx.network, account.providerAccountId, attempt);
  } catch (error) {
    // Whatever broke here may have broken after the request left.
    ctx.log.error({ err: error, attempt: attempt.id }, 'network call broke');
    return { is: 'unknown', cause: 'broken' };
  }
}

async function call(
  network: SocialNetwork,
  handle: string,
  { act, text, hasNote, networkPersonId, networkId, conversationId }: AttemptRow,
): Promise<Outcome<Made>> {
  const personId = networkPersonId ?? '';
  switch (act) {
    case 'visit':
      return mapDone(await network.visit(handle, personId), (profile) => made({ profile }));
    case 'invite': {
      const invitation = { personId, ...(hasNote && text && { note: text }) };
      return mapDone(await network.invite(handle, invitation), ({ invitationId }) =>
        made({ networkId: invitationId }),
      );
    }
    case 'withdraw':
      return withdraw(network, handle, networkId ?? (await findInvitation(network, handle, personId)));
    case 'message':
    case 'answer': {
      const sent = conversationId
        ? await network.continueConversation(handle, { conversationId, text: text ?? '' })
        : await network.startConversation(handle, { personId, text: text ?? '' });
      return mapDone(sent, (value) =>
        made({ networkId: value.messageId, conversationId: value.conversationId }),
      );
    }
    case 'task':
      throw new Error('a task is not called');
  }
}

async function withdraw(
  network: SocialNetwork,
  handle: string,
  invitation: string | Outcome<string>,
): Promise<Outcome<Made>> {
  if (typeof invitation !== 'string') {
    if (invitation.is !== 'done') return invitation;
    return withdraw(network, handle, invitation.value);
  }
  return mapDone(await network.withdraw(handle, invitation), () => made({ networkId: invitation }));
}

/** The network does not always give the id of an invitation it made; its own list does. */
export async function findInvitation(
  network: SocialNetwork,
  handle: string,
  personId: string,
): Promise<Outcome<string>> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const sent = await network.listSentInvitations(handle, { limit: 100, cursor });
    if (sent.is !== 'done') return sent;
    const found = sent.value.items.find((one) => one.personId === personId);
    if (found) return { is: 'done', value: found.invitationId };
    if (!sent.value.cursor) return { is: 'refused', reason: 'not_found', slug: notListed };
    cursor = sent.value.cursor;
  }
  return { is: 'unavailable', cause: 'list_too_long' };
}
