import { useEffect, useSyncExternalStore } from 'react';
import type { User } from '#contract/identity/users.ts';
import { fetchSession } from '../form/api.ts';

export type Session = { status: 'unknown' } | { status: 'anonymous' } | { status: 'signed-in'; user: User };

const unknown: Session = { status: 'unknown' };
const anonymous: Session = { status: 'anonymous' };

let session: Session = unknown;
let isAsked = false;
const listeners = new Set<() => void>();

function settle(next: Session) {
  session = next;
  // The style sheet shows the signed-out or the waiting face by this mark, before any script runs.
  if (next.status === 'anonymous') document.documentElement.dataset.session = 'none';
  for (const notify of listeners) notify();
}

export async function refreshSession() {
  try {
    const { user } = await fetchSession();
    settle({ status: 'signed-in', user });
  } catch {
    settle(anonymous);
  }
}

/** Asks the server once, and only if it said that there may be a session. */
function askOnce() {
  if (isAsked) return;
  isAsked = true;
  if (document.documentElement.dataset.session === 'maybe') void refreshSession();
  else settle(anonymous);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function useSession(): Session {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
  useEffect(askOnce, []);
  return current;
}
