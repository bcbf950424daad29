import { type ComponentType, useEffect, useState } from 'react';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from './session.ts';

type Island = ComponentType<{ user: User }>;

/** Signed out: two links. Signed in: the application's own bell and menu, fetched only then. */
export function AccountCorner() {
  const session = useSession();
  const [Island, setIsland] = useState<Island | null>(null);
  const isSignedIn = session.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return;
    import('#web/shell/account-corner-island.tsx').then(
      (island) => setIsland(() => island.AccountCornerIsland),
      // The corner stays empty: the page itself does not need it.
      () => {},
    );
  }, [isSignedIn]);

  if (isSignedIn && Island) return <Island user={session.user} />;
  return (
    <nav
      aria-label="Compte"
      className="flex items-center gap-2 in-data-[session=maybe]:invisible max-sm:gap-0.5"
    >
      <a
        href={paths.signIn}
        className="inline-flex h-11 items-center rounded-[8px] px-3 text-[15px] font-semibold whitespace-nowrap hover:text-accent max-nav:px-2 max-sm:px-1.5 max-sm:text-sm max-[23.75rem]:px-1 max-[23.75rem]:text-[13px]"
      >
        Se connecter
      </a>
      <a
        href={paths.signUp}
        className="inline-flex h-11 items-center rounded-[8px] border border-ink px-[18px] text-[15px] font-semibold whitespace-nowrap transition-colors hover:bg-ink hover:text-paper motion-reduce:transition-none max-nav:px-3 max-sm:px-2.5 max-sm:text-sm max-[23.75rem]:px-2 max-[23.75rem]:text-[13px]"
      >
        Commencer
      </a>
    </nav>
  );
}
