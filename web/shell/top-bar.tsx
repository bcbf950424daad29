import { Menu as MenuIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { AccountCorner } from './account-corner.tsx';

const mainLinks = [
  { href: paths.home, label: 'Tableau de bord' },
  { href: paths.leads, label: 'Leads' },
  { href: paths.discovery, label: 'Découverte' },
  { href: paths.prospects, label: 'Prospects' },
  { href: paths.search, label: 'Recherche' },
];

const navigationLabel = 'Navigation principale';

export function TopBar({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-30 border-ligne border-b bg-papier">
      <div className="gouttiere mx-auto flex h-14 max-w-[1440px] items-stretch gap-8">
        <AppLink href={paths.home} aria-label="Accroche, tableau de bord" className="flex items-center">
          <Logo size="sm" />
        </AppLink>
        <nav aria-label={navigationLabel} className="flex gap-6 max-nav:hidden">
          {mainLinks.map(({ href, label }) => (
            <NavLink
              key={href}
              to={href}
              end
              className="relative flex items-center font-medium text-sourdine hover:text-encre aria-[current=page]:text-encre aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-outremer"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <AccountCorner user={user} />
          <SmallScreenNavigation />
        </div>
      </div>
    </header>
  );
}

function SmallScreenNavigation() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <button
          type="button"
          aria-label="Menu"
          className="-mr-2 grid size-9 place-items-center rounded-champ hover:bg-creux max-sm:size-11 nav:hidden"
        >
          <MenuIcon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-voile nav:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="ombre fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto bg-papier pb-4 text-16 outline-none nav:hidden"
        >
          <div className="gouttiere flex h-14 items-center justify-between border-ligne border-b">
            <Dialog.Title className="text-19">Menu</Dialog.Title>
            <Dialog.Close asChild>
              <button
                type="button"
                aria-label="Fermer le menu"
                className="-mr-2 grid size-11 place-items-center rounded-champ hover:bg-creux"
              >
                <X size={18} strokeWidth={1.75} aria-hidden />
              </button>
            </Dialog.Close>
          </div>
          <nav aria-label={navigationLabel} className="gouttiere">
            {mainLinks.map(({ href, label }) => (
              <NavLink
                key={href}
                to={href}
                end
                onClick={() => setIsOpen(false)}
                className="flex h-12 items-center border-ligne border-b font-medium text-sourdine aria-[current=page]:text-encre aria-[current=page]:shadow-[inset_3px_0_0_var(--color-outremer)] aria-[current=page]:pl-3"
              >
                {label}
              </NavLink>
            ))}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
