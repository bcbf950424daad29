import { useState } from 'react';
import type { User } from '#contract/identity/users.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { browserStores, countUnsent } from '#web/lib/kept-texts.ts';
import { useLogout } from '#web/lib/session.ts';
import { saveEverything } from '#web/lib/unsaved-work.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Left = { answers: number; isUnsaved: boolean };

/** Saves what can be saved, asks about what cannot, and only then leaves. */
export function useSignOut(user: User) {
  const logout = useLogout();
  const [left, setLeft] = useState<Left | null>(null);
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
      onSettled: () => setLeft(null),
    });
  const ask = async () => {
    const isSaved = await saveEverything();
    const { answers, changes } = countUnsent(browserStores, user.id);
    if (isSaved && answers + changes === 0) leave();
    else setLeft({ answers, isUnsaved: !isSaved || changes > 0 });
  };
  return { left, ask, leave, stay: () => setLeft(null), isBusy: logout.isPending };
}

type SignOutDialogProps = {
  signOut: ReturnType<typeof useSignOut>;
  returnFocus: () => HTMLElement | null;
};

export function SignOutDialog({ signOut, returnFocus }: SignOutDialogProps) {
  const { left } = signOut;
  return (
    <ConfirmDialog
      isOpen={left !== null}
      onOpenChange={(isOpen) => !isOpen && signOut.stay()}
      title="Se déconnecter et effacer ces textes ?"
      confirmLabel="Effacer et se déconnecter"
      cancelLabel="Rester connecté"
      isDestructive
      isBusy={signOut.isBusy}
      onConfirm={signOut.leave}
      returnFocus={returnFocus}
    >
      <p className="text-pretty">
        {left && say(left)} Ces textes ne sont que sur cet appareil : la déconnexion les efface, pour que
        personne d’autre ne les y lise.
      </p>
    </ConfirmDialog>
  );
}

function say({ answers, isUnsaved }: Left): string {
  const parts = [
    answers === 1 && 'Une réponse écrite n’est pas envoyée.',
    answers > 1 && `${answers} réponses écrites ne sont pas envoyées.`,
    isUnsaved && 'Des modifications ne sont pas encore enregistrées.',
  ];
  return parts.filter(Boolean).join(' ');
}
