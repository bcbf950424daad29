import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Plan } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { whenAwake } from './waking-hours.ts';

/** What people mean to do is written down, so that a restart forgets none of it. */
export function makePlans(
  network: Network,
  now: number,
  plans: readonly Omit<Plan, 'number'>[],
): NetworkEvent[] {
  const { isSpontaneous, keepsHours } = network.state.behaviour;
  if (!isSpontaneous) return [];
  return plans.map((plan) => ({
    type: 'plan.made',
    at: now,
    plan: keepsHours && !isAutomatic(plan) ? { ...plan, at: momentAwake(network, plan, now) } : plan,
  }));
}

const isAutomatic = ({ act }: Omit<Plan, 'number'>) => act.kind === 'reply' && act.replyKind === 'absence';

const momentAwake = ({ index }: Network, { email, person, act, at }: Omit<Plan, 'number'>, now: number) =>
  whenAwake(seededChance(index.world.seed, email, person, act.kind, now, 'awake'), at);
