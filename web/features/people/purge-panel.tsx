import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurgePreview } from '#contract/audience/people.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { purgePreviewQuery, useAutomaticPurge, usePurge } from './people.queries.ts';
import { PurgeOutlook } from './purge-outlook.tsx';
import { RetentionChoice } from './retention-choice.tsx';

const showError = (error: unknown) =>
  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });

/** Three years after the last contact by the person, or less by choice, their record goes: seen before it is done. */
export function PurgePanel() {
  const query = useQuery(purgePreviewQuery);
  const automatic = useAutomaticPurge();
  return (
    <QueryView
      query={query}
      failed="Les fiches anciennes n’ont pas pu être comptées."
      loading={
        <SkeletonGroup label="Chargement…" className="grid gap-2 border-line border-t pt-4">
          <Skeleton className="h-3.5 w-[70%]" />
          <Skeleton className="h-3.5 w-[48%]" />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <div className="grid gap-4 border-line border-t pt-4">
          <RetentionChoice choice={data.choice} />
          {data.count === 0 ? (
            <p className="text-pretty">Aucune de vos fiches n’a passé sa durée de conservation.</p>
          ) : (
            <OldPeople preview={data} />
          )}
          <CheckboxField
            label="Supprimer ces fiches automatiquement, chaque nuit"
            hint="Sans cela, une notification vous prévient et rien n’est supprimé sans vous."
            checked={automatic.isPending ? automatic.variables : data.isAutomatic}
            onChange={(event) => automatic.mutate(event.target.checked, { onError: showError })}
          />
          <PurgeOutlook preview={data} />
        </div>
      )}
    </QueryView>
  );
}

function OldPeople({ preview: { count, first } }: { preview: PurgePreview }) {
  const [isAsking, setIsAsking] = useState(false);
  const purge = usePurge();
  const many = count > 1;
  const confirm = () =>
    purge.mutate(undefined, {
      onError: showError,
      onSuccess: ({ deleted }) => {
        setIsAsking(false);
        toast({
          title: `${formatNumber(deleted)} ${deleted > 1 ? 'fiches supprimées' : 'fiche supprimée'}.`,
        });
      },
    });
  return (
    <>
      <p className="text-pretty">
        <b className="font-semibold">
          {formatNumber(count)} {many ? 'fiches ont' : 'fiche a'}
        </b>{' '}
        passé la durée de conservation, sans aucun contact de la personne :
      </p>
      <ul className="border-line border-t">
        {first.map(({ id, name, lastContactAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <span className="font-medium">{name}</span>
            <span className="text-13 text-muted">depuis le {formatDate(new Date(lastContactAt))}</span>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className="text-13 text-muted">et {formatNumber(count - first.length)} de plus</p>
      )}
      <Button variant="danger" className="w-fit" onClick={() => setIsAsking(true)}>
        Supprimer {many ? `ces ${formatNumber(count)} fiches` : 'cette fiche'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={many ? `Supprimer ${formatNumber(count)} fiches ?` : 'Supprimer cette fiche ?'}
        confirmLabel="Supprimer"
        cancelLabel="Les garder"
        isDestructive
        isBusy={purge.isPending}
        onConfirm={confirm}
      >
        <p className="text-pretty">
          Fiches, historique et places dans les campagnes disparaissent. Ces personnes n’ont rien demandé :
          une nouvelle recherche pourra les trouver de nouveau.
        </p>
      </ConfirmDialog>
    </>
  );
}
