import { markRead, postOwnerMessage, postPersonMessage } from '../acts/post-message.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { MemberState, Plan } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { hourMs } from '../network/tier-limits.ts';
import { composeOwnerMessage } from '../world/owner-texts.ts';
import type { Person } from '../world/world.ts';
import { makePlans } from './make-plan.ts';
import { writeReply } from './write-reply.ts';

/** Everything due up to a moment happens, in order, each thing at its own time. */
export function performDuePlans(network: Network, until: number): void {
  for (let plan = nextPlan(network); plan && plan.at <= until; plan = nextPlan(network)) {
    network.record([{ type: 'plan.done', at: plan.at, number: plan.number }, ...performPlan(network, plan)]);
  }
}

export function nextPlan({ state }: Network): Plan | undefined {
  let next: Plan | undefined;
  for (const plan of state.plans.values()) {
    if (!next || plan.at < next.at || (plan.at === next.at && plan.number < next.number)) next = plan;
  }
  return next;
}

function performPlan(network: Network, { at, email, person: personIndex, act }: Plan): NetworkEvent[] {
  const owner = network.state.members.get(email);
  const person = network.index.world.people[personIndex];
  if (!owner || !person) return [];
  switch (act.kind) {
    case 'accept':
      return acceptInvitation(network, owner, person, at);
    case 'decline':
      return declineInvitation(owner, person, at);
    case 'notice-relation':
      return [{ type: 'relation.noticed', at, email, person: personIndex }];
    case 'read':
      return markRead(owner, person, at);
    case 'reply': {
      const { replyKind, chanceKey } = act;
      const text = writeReply(network, { owner, person, kind: replyKind, chanceKey, at });
      return postPersonMessage(network, owner, person, { text, replyKind }, at);
    }
    case 'write-by-hand': {
      const { next: random } = seededChance(network.index.world.seed, person.slug, email, 'by hand');
      const text = composeOwnerMessage({ person, owner: owner.member, random, now: new Date(at) });
      return postOwnerMessage(network, owner, person, { via: 'hand', text }, at).events;
    }
  }
}

/** The relation exists at once; the provider notices it hours later, unless a note tells it earlier. */
export function acceptInvitation(
  network: Network,
  owner: MemberState,
  person: Person,
  at: number,
): NetworkEvent[] {
  const invitation = owner.latestInvitation.get(person.index);
  if (invitation?.status !== 'pending') return [];
  const { email } = owner.member;
  const target = { email, person: person.index };
  const random = seededChance(network.index.world.seed, person.slug, email, 'acceptance');
  const { ownerMessageShare, relationNoticeHours } = network.state.behaviour;
  const noticedAt = at + Math.round(random.next() ** 3 * relationNoticeHours * hourMs);
  const writesByHand = random.chance(ownerMessageShare);
  const note = invitation.note
    ? postOwnerMessage(network, owner, person, { via: 'note', text: invitation.note }, at).events
    : [];
  const plans = makePlans(network, at, [
    ...(writesByHand
      ? [{ ...target, at: at + random.int(20, 2880) * 60_000, act: { kind: 'write-by-hand' as const } }]
      : []),
  ]);
  return [
    { type: 'invitation.ended', at, email, invitationId: invitation.id, status: 'accepted' },
    { type: 'relation.made', at, ...target },
    ...note,
    ...plans,
    { type: 'plan.made', at, plan: { ...target, at: noticedAt, act: { kind: 'notice-relation' } } },
  ];
}

export function declineInvitation(owner: MemberState, person: Person, at: number): NetworkEvent[] {
  const invitation = owner.latestInvitation.get(person.index);
  if (invitation?.status !== 'pending') return [];
  const { email } = owner.member;
  return [{ type: 'invitation.ended', at, email, invitationId: invitation.id, status: 'declined' }];
}
