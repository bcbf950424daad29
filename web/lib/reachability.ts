import { onlineManager } from '@tanstack/react-query';

const firstWaitMs = 2000;
const lastWaitMs = 30_000;

let looking: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Whether anybody answers at all: what they say does not matter. */
async function isAnswered(): Promise<boolean> {
  if (!window.navigator.onLine) return false;
  try {
    await fetch('/healthz', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks whether the server can be reached, again and again until it can: then whatever failed is asked once more. A call
 * that fails alone stays the affair of its own screen.
 */
export function lookForServer(): Promise<boolean> {
  clearTimeout(timer);
  looking ??= isAnswered()
    .then((isThere) => {
      onlineManager.setOnline(isThere);
      failures = isThere ? 0 : failures + 1;
      if (!isThere)
        timer = setTimeout(lookForServer, Math.min(lastWaitMs, firstWaitMs * 2 ** (failures - 1)));
      return isThere;
    })
    .finally(() => {
      looking = null;
    });
  return looking;
}

export const isReachable = (): boolean => onlineManager.isOnline();
export const onReachabilityChange = (listener: (isOnline: boolean) => void): (() => void) =>
  onlineManager.subscribe(listener);
