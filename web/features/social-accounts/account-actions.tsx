import { useState } from 'react';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { ofName } from '#core/french/of-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ConnectButton } from './connect/connect-button.tsx';
import { useCheckAccount, useRemoveAccount } from './social-accounts.queries.ts';

type ActionsProps = { account: SocialAccount; onRemoved: () => void };

/** The way out of the present state is the main button; a connected account needs none. */
export function AccountActions({ account, onRemoved }: ActionsProps) {
  const check = useCheckAccount();
  // Of the server's campaign time, as on the card: the browser's own clock may be days away from it.
  const checkedAt = check.data?.lastCheckedAt;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {account.state === 'disconnected' && <ConnectButton label="Reconnecter" />}
      <Button
        variant={account.state === 'restricted' ? 'primary' : 'secondary'}
        isBusy={check.isPending}
        busyLabel="Vérification…"
        onClick={() => check.mutate(account.id)}
      >
        Vérifier maintenant
      </Button>
      {account.state !== 'disconnected' && <ConnectButton label="Reconnecter" variant="secondary" />}
      <RemoveButton account={account} onRemoved={onRemoved} />
      <SaveNote text={checkedAt && `Vérifié à ${formatTime(new Date(checkedAt))}`} />
      {check.isError && (
        <Notice tone="error" title="La vérification n’a pas abouti." className="order-last basis-full">
          {errorMessage(check.error)}
        </Notice>
      )}
    </div>
  );
}

function RemoveButton({ account, onRemoved }: ActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  // What is disconnected already can only be taken out.
  const verb = account.state === 'disconnected' ? 'Retirer' : 'Déconnecter';
  const remove = useRemoveAccount();
  const confirm = async () => {
    try {
      const { message } = await remove.mutateAsync(account.id);
      toast({ title: message });
      onRemoved();
    } catch (error) {
      toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {account.state === 'disconnected' ? 'Retirer le compte' : 'Déconnecter'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`${verb} le compte ${ofName(account.name)} ?`}
        confirmLabel={`${verb} le compte`}
        cancelLabel="Garder le compte"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirm}
      >
        <dl className="grid gap-2">
          <div>
            <dt className="font-semibold">Ce qui s’arrête</dt>
            <dd className="text-pretty text-muted">
              Plus aucune visite, aucune invitation ni aucun message ne part de ce compte. Les campagnes en
              cours se mettent en pause.
            </dd>
          </div>
          <div>
            <dt className="font-semibold">Ce qui reste</dt>
            <dd className="text-pretty text-muted">
              Vos campagnes, vos prospects et les conversations déjà enregistrées. Si vous reconnectez ce
              compte, il retrouve ses limites et son démarrage progressif.
            </dd>
          </div>
        </dl>
      </ConfirmDialog>
    </>
  );
}
