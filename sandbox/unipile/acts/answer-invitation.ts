import { makePlans } from '../behaviour/make-plan.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Invitation, MemberState } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { hourMs } from '../network/tier-limits.ts';
import type { Person } from '../world/world.ts';
import { postOwnerMessage } from './post-message.ts';

/** The relation exists at once; the provider notices it hours later, unless a note shows it earlier. */
export function acceptInvitation(
  network: Network,
  owner: MemberState,
  person: Person,
  at: number,
): NetworkEvent[] {
  const invitation = pendingInvitation(owner, person);
  if (!invitation) return [];
  const { email } = owner.member;
  const target = { email, person: person.index };
  const random = seededChance(network.index.world.seed, person.slug, email, 'acceptance');
  const { ownerMessageShare, relationNoticeHours } = network.state.behaviour;
  // Most are noticed soon, a few at the very end.
  const noticedAt = at + Math.round(random.next() ** 3 * relationNoticeHours * hourMs);
  const writtenAt = at + random.int(20, 2880) * 60_000;
  const willWrite = random.chance(ownerMessageShare);
  return [
    { type: 'invitation.ended', at, email, invitationId: invitation.id, status: 'accepted' },
    { type: 'relation.made', at, ...target },
    ...postNote(network, owner, person, invitation, at),
    ...(willWrite
      ? makePlans(network, at, [{ ...target, at: writtenAt, act: { kind: 'write-by-hand' } }])
      : []),
    { type: 'plan.made', at, plan: { ...target, at: noticedAt, act: { kind: 'notice-relation' } } },
  ];
}

export function declineInvitation(owner: MemberState, person: Person, at: number): NetworkEvent[] {
  const invitation = pendingInvitation(owner, person);
  if (!invitation) return [];
  const { email } = owner.member;
  return [{ type: 'invitation.ended', at, email, invitationId: invitation.id, status: 'declined' }];
}

export function pendingInvitation(owner: MemberState, person: Person): Invitation | undefined {
  const latest = owner.latestInvitation.get(person.index);
  return latest?.status === 'pending' ? latest : undefined;
}

/** The note becomes the first message of a chat. */
const postNote = (network: Network, owner: MemberState, person: Person, { note }: Invitation, at: number) =>
  note ? postOwnerMessage(network, owner, person, { via: 'note', text: note }, at).events : [];
