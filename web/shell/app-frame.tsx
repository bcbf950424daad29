import { type ReactNode, Suspense } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { useLive } from '#web/features/live/use-live.ts';
import { readCampaignClock } from '#web/lib/campaign-clock.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RunningDemoBand } from '#web/ui/demo-band.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';
import { LinkedinBand } from './linkedin-band.tsx';
import { OfflineBand } from './offline.tsx';
import { PageArrival } from './page-arrival.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { TopBar } from './top-bar.tsx';
import { VerifyEmailBand } from './verify-email-band.tsx';

const mainId = 'contenu';

/** What every signed-in page shares. */
export function AppFrame({ user, children }: { user: User; children: ReactNode }) {
  useLive(user);
  return (
    <Frame
      bar={<TopBar user={user} />}
      bands={
        <>
          <LinkedinBand user={user} />
          {!user.emailVerified && <VerifyEmailBand email={user.email} />}
        </>
      }
    >
      {children}
    </Frame>
  );
}

export function VisitorFrame({ children }: { children: ReactNode }) {
  const bar = (
    <header className="border-line border-b">
      <div className="gutter mx-auto flex h-14 max-w-[1440px] items-center justify-between gap-4">
        <AppLink href={paths.home} aria-label="Accroche, accueil">
          <Logo size="sm" />
        </AppLink>
        <nav aria-label="Compte" className="flex items-center gap-2">
          <AppLink href={paths.signIn} className={buttonClass({ variant: 'quiet', size: 'md' })}>
            Se connecter
          </AppLink>
          <AppLink href={paths.signUp} className={buttonClass({ variant: 'secondary', size: 'md' })}>
            Commencer
          </AppLink>
        </nav>
      </div>
    </header>
  );
  return <Frame bar={bar}>{children}</Frame>;
}

function Frame(props: { bar: ReactNode; bands?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col nav:has-data-panes:h-dvh">
      <a
        href={`#${mainId}`}
        className="print:hidden -top-20 fixed left-4 z-60 rounded-field bg-ink px-4 py-2 font-medium text-paper focus:top-2"
        onClick={(event) => {
          // The anchor belongs to the page's own sections: the address is left alone.
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        Aller au contenu
      </a>
      <RunningDemoBand readTime={readCampaignClock} />
      {props.bar}
      <OfflineBand />
      {props.bands}
      <main
        id={mainId}
        tabIndex={-1}
        className="gutter mx-auto block w-full max-w-[1440px] grow pb-16 docked:pr-[max(var(--gutter),calc(var(--dock-width)+28px-max(0px,(100vw-1440px)/2)))] has-data-full-height:flex has-data-full-height:flex-col has-data-panes:flex has-data-panes:flex-col has-data-panes:pb-0 nav:has-data-panes:min-h-[480px]"
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSpinner />}>{props.children}</Suspense>
        </ErrorBoundary>
      </main>
      <ToastViewport />
      <PageArrival mainId={mainId} />
      <ScrollRestoration />
    </div>
  );
}
