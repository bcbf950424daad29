import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { DemoBand } from '#web/ui/demo-band.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';
import { StaticHtml } from '../article/static-html.tsx';
import type { PageParts } from '../pages.tsx';
import { AccountCorner } from './account-corner.tsx';
import { pageWidth } from './layout.ts';
import { SiteFooter } from './site-footer.tsx';

/** Top bar, page, footer: what every public page shares. */
export function SiteFrame(props: {
  path: string;
  banner?: ReactNode;
  Sections?: PageParts['Sections'];
  children: ReactNode;
}) {
  const { Sections } = props;
  return (
    <div className="flex min-h-dvh flex-col bg-paper text-ink">
      <a
        href="#contenu"
        className="absolute -left-[9999px] z-20 rounded-[8px] bg-card px-4 py-2 focus:top-2 focus:left-5"
      >
        Aller au contenu
      </a>
      {/* Its clock is no work of React's: see `main.ts`. */}
      <StaticHtml>{(import.meta.env.SSR || import.meta.env.DEV) && <DemoBand />}</StaticHtml>
      {props.banner}
      <header className="sticky top-0 z-10 border-b border-ink bg-paper">
        <div
          className={`${pageWidth} flex h-[72px] items-center justify-between gap-6 max-large:gap-3 max-sm:h-[60px] max-sm:gap-1`}
        >
          <a href={paths.home} aria-label="Accroche, accueil" className="inline-flex rounded">
            <Logo className="max-sm:gap-1.5 max-sm:text-[18px] max-sm:[&_svg]:h-[17px] max-sm:[&_svg]:w-[22px] max-[23.75rem]:gap-1 max-[23.75rem]:text-[16px] max-[23.75rem]:[&_svg]:w-5" />
          </a>
          {Sections && <Sections shape="bar" />}
          <div className="flex items-center gap-1 max-sm:gap-0">
            <AccountCorner />
            {Sections && <Sections shape="menu" />}
          </div>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        {props.children}
      </main>
      <SiteFooter hasCallToAction={props.path === paths.home} />
      {/* An edge of its own: the toast is as dark as the footer it may cover. */}
      <div className="contents [&_fieldset]:border [&_fieldset]:border-white/25">
        <ToastViewport />
      </div>
    </div>
  );
}
