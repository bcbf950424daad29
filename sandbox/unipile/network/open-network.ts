import { describeEvent } from '../webhooks/describe-event.ts';
import type { World } from '../world/world.ts';
import { applyEvent } from './apply-event.ts';
import { campaignTime } from './campaign-clock.ts';
import type { Journal } from './journal.ts';
import type { Network } from './network.ts';
import type { NetworkEvent } from './network-events.ts';
import { emptyState } from './network-state.ts';
import { indexWorld } from './world-index.ts';

export function openNetwork(world: World, journal: Journal, wallNow: () => number): Network {
  const state = emptyState();
  for (const event of journal.events) applyEvent(state, event);
  const listeners: ((events: readonly NetworkEvent[]) => void)[] = [];
  const network: Network = {
    index: indexWorld(world),
    state,
    now: () => (state.clock ? campaignTime(state.clock, wallNow()) : wallNow()),
    record: (events) => {
      const recorded = events.flatMap((event) => {
        applyEvent(state, event);
        const deliveries = describeEvent(network, event);
        for (const delivery of deliveries) applyEvent(state, delivery);
        return [event, ...deliveries];
      });
      journal.append(recorded);
      for (const listener of listeners) listener(recorded);
    },
    onRecorded: (listener) => void listeners.push(listener),
  };
  return network;
}
