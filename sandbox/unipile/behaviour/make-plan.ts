import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Plan } from '../network/network-state.ts';

/** What people mean to do is written down, so that a restart forgets none of it. */
export function makePlans(
  network: Network,
  now: number,
  plans: readonly Omit<Plan, 'number'>[],
): NetworkEvent[] {
  if (!network.state.behaviour.isSpontaneous) return [];
  return plans.map((plan) => ({ type: 'plan.made', at: now, plan }));
}
