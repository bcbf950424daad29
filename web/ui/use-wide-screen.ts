import { useSyncExternalStore } from 'react';

/** From here on, a record is docked beside its list. */
const query = '(min-width: 75rem)';
// A document without a screen has none.
const media = () => ('matchMedia' in window ? window.matchMedia(query) : null);
const look = () => media()?.matches ?? false;
const follow = (change: () => void) => {
  const watched = media();
  watched?.addEventListener('change', change);
  return () => watched?.removeEventListener('change', change);
};

export const useWideScreen = (): boolean => useSyncExternalStore(follow, look, () => false);
