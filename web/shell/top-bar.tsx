import { Menu as MenuIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { HelpButton } from '#web/features/help/help-button.tsx';
import { LiveMark } from '#web/features/live/live-mark.tsx';
import { QuickFindButton } from '#web/features/quick-find/quick-find-button.tsx';
import { ToDoLinks } from '#web/features/to-do/to-do-links.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PanelButton } from '#web/ui/panel-button.tsx';
import { AccountCorner } from './account-corner.tsx';

const mainLinks = [
  { href: paths.home, label: 'Tableau de bord' },
  { href: paths.leads, label: 'Leads' },
  { href: paths.discovery, label: 'Découverte' },
  { href: paths.prospects, label: 'Prospects' },
  { href: paths.search, label: 'Recherche' },
];

const navigationLabel = 'Navigation principale';
const loadNavigation = () => import('./small-screen-navigation.tsx').then((m) => m.SmallScreenNavigation);

export function TopBar({ user }: { user: User }) {
  return (
    <header className="print:hidden sticky top-0 z-30 border-line border-b bg-paper">
      <div className="gutter mx-auto flex h-14 max-w-[1440px] items-stretch gap-8 max-[85rem]:gap-6 max-sm:gap-2">
        <AppLink href={paths.home} aria-label="Accroche, tableau de bord" className="flex items-center">
          <Logo size="sm" className="max-sm:gap-0! max-sm:text-[0px]!" />
        </AppLink>
        <nav aria-label={navigationLabel} className="flex gap-6 max-nav:hidden max-[85rem]:gap-[18px]">
          {mainLinks.map(({ href, label }) => (
            <NavLink
              key={href}
              to={href}
              end
              className="relative flex items-center whitespace-nowrap font-medium text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LiveMark />
          <ToDoLinks />
          <QuickFindButton />
          <HelpButton />
          <AccountCorner user={user} />
          <PanelButton
            load={loadNavigation}
            panelProps={{ links: mainLinks, label: navigationLabel }}
            hasPopup="dialog"
            aria-label="Menu"
            className="-mr-2 grid size-9 place-items-center rounded-field hover:bg-sunken max-sm:size-11 nav:hidden"
          >
            <MenuIcon size={18} strokeWidth={1.75} aria-hidden />
          </PanelButton>
        </div>
      </div>
    </header>
  );
}
