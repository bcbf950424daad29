import type { NetworkEvent } from './network-events.ts';
import type { NetworkState } from './network-state.ts';
import type { WorldIndex } from './world-index.ts';

/** The world, what happened in it, and the one way to make something happen: `record`. */
export type Network = {
  index: WorldIndex;
  state: NetworkState;
  /** Campaign time, in milliseconds. */
  now: () => number;
  /** Applies and writes events, with the webhook deliveries they cause, in one stroke. */
  record: (events: readonly NetworkEvent[]) => void;
  onRecorded: (listener: (events: readonly NetworkEvent[]) => void) => void;
};
