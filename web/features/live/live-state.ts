import { useSyncExternalStore } from 'react';

/** `off`: not of this plan. `opening`: nothing comes yet, and missed events will be sent. `polling`: refused for now. */
export type LiveState = 'off' | 'opening' | 'live' | 'polling';

const pollMs = 30_000;
let current: LiveState = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function setLiveState(state: LiveState): void {
  if (state === current) return;
  current = state;
  for (const listener of listeners) listener();
}

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => current);

/** For `refetchInterval`: what is not pushed is asked for. */
export const pollUnlessLive = (): number | false => (current === 'live' ? false : pollMs);
