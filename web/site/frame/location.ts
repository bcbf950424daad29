import { useMemo, useSyncExternalStore } from 'react';
import { paths, safeReturnPath } from '#contract/paths.ts';

const never = () => () => {};

/** The address, or null in the prerendered page and until it is hydrated. */
export function useAddress(): URL | null {
  const href = useSyncExternalStore(
    never,
    () => window.location.href,
    () => null,
  );
  return useMemo(() => (href === null ? null : new URL(href)), [href]);
}

/** Where to go once signed in: `retour` if it stays on this site and is not this form again. */
export function returnPath(address: URL | null): string {
  const wanted = safeReturnPath(address?.searchParams.get('retour'));
  return wanted && !/^\/(connexion|inscription|login)\b/.test(wanted) ? wanted : paths.home;
}

/** A link to a form that keeps where the user was going. */
export const keepingReturn = (path: string, onward: string) =>
  onward === paths.home ? path : `${path}?retour=${encodeURIComponent(onward)}`;

export const leaveFor = (path: string) => window.location.replace(path);
