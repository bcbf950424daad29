import { findLiveSeat } from '../network/find-account.ts';
import type { Network } from '../network/network.ts';
import { invalidParameters, notFound } from '../network/provider-error.ts';
import type { Outcome } from './outcome.ts';

export function withdrawInvitation(
  network: Network,
  accountId: string,
  invitationId: string,
  now: number,
): Outcome {
  const { owner } = findLiveSeat(network, accountId);
  if (!/^\d+$/.test(invitationId))
    throw invalidParameters('Invitation ID does not match provider’s expected format.');
  const invitation = owner.invitations.get(invitationId);
  if (invitation?.status !== 'pending') throw notFound('Invitation');
  return {
    body: { object: 'InvitationCanceled' },
    events: [
      { type: 'invitation.ended', at: now, email: owner.member.email, invitationId, status: 'withdrawn' },
    ],
    about: { slug: network.index.world.people[invitation.person]?.slug },
  };
}
