import { CreditCard, LogOut, Shield, UserRound, Wrench } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useLogout } from '#web/lib/session.ts';
import { MenuAction, MenuLink, MenuSeparator, PanelMenu } from '#web/ui/menu.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function UserMenu({ user, ...panel }: PanelProps & { user: User }) {
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
    });
  return (
    <PanelMenu
      {...panel}
      label="Menu du compte"
      header={
        <>
          <p className="font-semibold">{`${user.firstName} ${user.lastName}`.trim()}</p>
          <p className="text-13 text-muted">{user.email}</p>
        </>
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
    </PanelMenu>
  );
}
