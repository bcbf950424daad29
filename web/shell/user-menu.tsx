import {
  CircleQuestionMark,
  CreditCard,
  LogOut,
  Plug,
  Settings,
  Shield,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { MenuAction, MenuLink, MenuSeparator, PanelMenu } from '#web/ui/menu.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { SignOutDialog, useSignOut } from './sign-out.tsx';

export function UserMenu({ user, ...panel }: PanelProps & { user: User }) {
  const signOut = useSignOut(user);
  return (
    <>
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
        <MenuLink href={paths.socialAccounts} icon={Plug}>
          Compte LinkedIn
        </MenuLink>
        <MenuLink href={paths.settings} icon={Settings}>
          Paramètres
        </MenuLink>
        <MenuLink href={paths.help} icon={CircleQuestionMark}>
          Aide
        </MenuLink>
        <MenuSeparator />
        <MenuAction icon={LogOut} onSelect={signOut.ask}>
          Se déconnecter
        </MenuAction>
      </PanelMenu>
      <SignOutDialog signOut={signOut} returnFocus={() => panel.button.current} />
    </>
  );
}
