import { ChevronDown, CreditCard, LogOut, Shield, UserRound, Wrench } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users.ts';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { errorMessage } from '#web/lib/api-error.ts';
import { useLogout } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Bell and user menu. Knows no router, so the public site shows the same one. */
export function AccountCorner({ user }: { user: User }) {
  const corner = useRef<HTMLDivElement>(null);
  return (
    <div ref={corner} className="flex items-center gap-3 max-nav:gap-1">
      <NotificationBell anchor={corner} />
      <UserMenu user={user} />
    </div>
  );
}

function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
    });
  return (
    <Menu
      header={
        <>
          <p className="font-semibold">{fullName}</p>
          <p className="text-13 text-sourdine">{user.email}</p>
        </>
      }
      trigger={
        <button
          type="button"
          className="flex h-9 max-w-[240px] items-center gap-2 rounded-champ pr-1.5 pl-1 font-medium text-14 hover:bg-creux data-[state=open]:bg-creux max-nav:px-1 max-sm:h-11"
        >
          <Avatar name={fullName} />
          <span className="sr-only">Menu du compte : </span>
          <span className="truncate max-nav:sr-only">{fullName}</span>
          <ChevronDown size={14} aria-hidden className="shrink-0 text-sourdine max-nav:hidden" />
        </button>
      }
    >
      <MenuLink href={paths.profile} icon={UserRound}>
        Profil
      </MenuLink>
      <MenuLink href={paths.accountSecurity} icon={Shield}>
        Sécurité
      </MenuLink>
      <MenuLink href={paths.subscription} icon={CreditCard}>
        Abonnement
      </MenuLink>
      {user.role === 'admin' && (
        <MenuLink href={paths.administration} icon={Wrench}>
          Administration
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuAction icon={LogOut} onSelect={leave}>
        Se déconnecter
      </MenuAction>
    </Menu>
  );
}
