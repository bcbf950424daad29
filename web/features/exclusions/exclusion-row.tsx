import { useState } from 'react';
import type { Exclusion } from '#contract/audience/exclusions.ts';
import { exclusionKindNames } from '#core/exclusions/exclusion.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRemoveExclusion } from './exclusions.queries.ts';

export function ExclusionRow({ exclusion }: { exclusion: Exclusion }) {
  const { label, kind, detail, note, people, createdAt } = exclusion;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex min-h-[54px] items-center gap-4 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{label}</p>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {[exclusionKindNames[kind], detail, note, `depuis le ${formatDate(new Date(createdAt))}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-x-4 gap-y-1 max-sm:flex-col max-sm:items-end">
        <p className="tabular-figures whitespace-nowrap text-13">
          {formatNumber(people)} {people > 1 ? 'personnes' : 'personne'}
        </p>
        <Button size="sm" aria-label={`Retirer l’exclusion ${label}`} onClick={() => setIsAsking(true)}>
          Retirer
        </Button>
      </div>
      <RemoveDialog exclusion={exclusion} isOpen={isAsking} onOpenChange={setIsAsking} />
    </li>
  );
}

function RemoveDialog(props: {
  exclusion: Exclusion;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { id, label, people } = props.exclusion;
  const remove = useRemoveExclusion();
  const confirm = () =>
    remove.mutate(id, {
      onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
      onSuccess: ({ included }) => {
        props.onOpenChange(false);
        toast({
          title: `Exclusion retirée\u00a0: ${formatNumber(included)} ${included > 1 ? 'personnes de nouveau possibles' : 'personne de nouveau possible'}.`,
        });
      },
    });
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={`Retirer l’exclusion ${quote(label)} ?`}
      confirmLabel="Retirer l’exclusion"
      cancelLabel="La garder"
      isBusy={remove.isPending}
      onConfirm={confirm}
    >
      <p className="text-pretty">
        {people === 0
          ? 'Elle ne concerne personne pour le moment.'
          : `Elle concerne ${formatNumber(people)} ${people > 1 ? 'personnes' : 'personne'}. Sans elle, une campagne pourra leur écrire, sauf si une autre exclusion les retient.`}
      </p>
    </ConfirmDialog>
  );
}
