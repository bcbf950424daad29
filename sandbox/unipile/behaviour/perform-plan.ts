import { acceptInvitation, declineInvitation, pendingInvitation } from '../acts/answer-invitation.ts';
import { markRead, postOwnerMessage, postPersonMessage } from '../acts/post-message.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Plan } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { composeOwnerMessage } from '../world/owner-texts.ts';
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
    case 'decline': {
      // Withdrawn meanwhile, perhaps sent anew: a later invitation has a fate of its own.
      if (pendingInvitation(owner, person)?.id !== act.invitationId) return [];
      return act.kind === 'accept'
        ? acceptInvitation(network, owner, person, at)
        : declineInvitation(owner, person, at);
    }
    case 'notice-relation':
      return [{ type: 'relation.noticed', at, email, person: personIndex }];
    case 'read':
      return markRead(owner, person, at);
    case 'reply': {
      const { replyKind, chanceKey } = act;
      const text = writeReply(network, { owner, person, kind: replyKind, chanceKey, at, isAnswer: true });
      return postPersonMessage(network, owner, person, { text, replyKind }, at);
    }
    case 'write-by-hand': {
      const { next: random } = seededChance(network.index.world.seed, person.slug, email, 'by hand');
      const text = composeOwnerMessage({ person, owner: owner.member, random, now: new Date(at) });
      return postOwnerMessage(network, owner, person, { via: 'hand', text }, at).events;
    }
  }
}
