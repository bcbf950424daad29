import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';

/** A title, or what makes one of the address's parameters. */
export type PageTitle = string | ((params: Readonly<Record<string, string | undefined>>) => string);

const titleOf = ({ handle, params }: UIMatch): string | undefined => {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  const title = handle.title as PageTitle;
  return typeof title === 'function' ? title(params) : title;
};

/** A hash that is no valid encoding is taken as it is. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The page only takes another address, as a draft that was just created does: the focus stays. */
const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state && state.isSamePage === true;

/** Names the document after its page; moves the focus to the new page, or to the section an anchor asks for. */
export function PageArrival({ mainId }: { mainId: string }) {
  const { pathname, hash, key, state } = useLocation();
  const title = useMatches().map(titleOf).findLast(Boolean);
  const lastVisit = useRef({ pathname, key });

  useEffect(() => {
    document.title = title ? `${title} · Accroche` : 'Accroche';
  }, [title]);

  useEffect(() => {
    const last = lastVisit.current;
    lastVisit.current = { pathname, key };
    const hasMoved = last.pathname !== pathname && !isSamePage(state);
    const hasAskedSection = hash !== '' && last.key !== key;
    if (!hasMoved && !hasAskedSection) return;
    const section = hash ? document.getElementById(anchorOf(hash)) : null;
    (section ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [pathname, hash, key, state, mainId]);

  return null;
}
