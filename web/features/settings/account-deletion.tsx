import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { deletionQuery, useAskDeletion, useCancelDeletion } from './account-data.queries.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { twoFactorQuery } from './settings.queries.ts';

const goes = [
  'votre compte, vos sessions et vos réglages\u00a0;',
  'vos offres, vos ciblages et vos campagnes\u00a0;',
  'vos contacts, vos messages et vos conversations dans Accroche\u00a0;',
  'le lien avec votre compte LinkedIn, qui reste tel qu’il est.',
];
const stays = [
  'les factures, dix ans\u00a0;',
  'vos demandes au support, trois ans\u00a0;',
  'les lignes du journal de sécurité, sans votre nom ni votre adresse.',
];

/** What goes, what the law keeps, and fourteen days to change one's mind. */
export function AccountDeletion() {
  const query = useQuery(deletionQuery);
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Lecture de l’état de votre compte…" lines={4} />}
      failed="Impossible de lire l’état de votre compte."
    >
      {({ dueAt }) => (dueAt ? <Planned dueAt={dueAt} /> : <Ask />)}
    </QueryView>
  );
}

function Planned({ dueAt }: { dueAt: string }) {
  const cancel = useCancelDeletion();
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="warning" title={`Votre compte sera supprimé le ${formatDateTime(new Date(dueAt))}.`}>
        Vos campagnes sont en pause. D’ici là, rien n’est effacé et vous pouvez changer d’avis.
      </Notice>
      <Button
        variant="primary"
        isBusy={cancel.isPending}
        busyLabel="Annulation…"
        onClick={() =>
          cancel.mutate(undefined, {
            onSuccess: () =>
              toast({
                tone: 'success',
                title: 'Votre compte est gardé. Reprenez vos campagnes quand vous voulez.',
              }),
            onError: (error) =>
              toast({ tone: 'error', title: 'Suppression non annulée', description: errorMessage(error) }),
          })
        }
      >
        Garder mon compte
      </Button>
    </div>
  );
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="mb-1 font-medium text-14">{title}</h3>
    <ul className="list-disc pl-5 text-13 leading-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

function Ask() {
  const [isAsking, setIsAsking] = useState(false);
  const ask = useAskDeletion();
  const { data: twoFactor } = useQuery(twoFactorQuery);
  const asksCode = twoFactor?.isEnabled ?? false;
  return (
    <div className="grid justify-items-start gap-5">
      <div className="grid grid-cols-2 gap-6 max-sm:grid-cols-1">
        <List title="Ce qui est supprimé" lines={goes} />
        <List title="Ce que nous devons garder" lines={stays} />
      </div>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Supprimer mon compte
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Supprimer votre compte ?"
        confirmLabel="Supprimer dans 14 jours"
        isDestructive
        asksCode={asksCode}
        onSubmit={async (password, code) => {
          await ask.mutateAsync({ password, ...(asksCode && { code }) });
        }}
      >
        Vos campagnes s’arrêtent maintenant. Dans quatorze jours, tout est effacé sans retour ; jusque-là,
        vous pouvez annuler ici.
      </PasswordDialog>
    </div>
  );
}
