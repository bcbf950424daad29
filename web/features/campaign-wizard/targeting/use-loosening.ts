import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import type { Loosening } from '#core/targeting/loosen-criteria.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useEditing } from '../editing-context.ts';

const undoMs = 10_000;

/** Makes the target ask for less, at once; taken back as long as the toast is there. */
export function useLoosening(): (loosening: Loosening) => void {
  const { change, current, campaign } = useEditing();
  return ({ criteria, label }) => {
    const before = current().icpData ?? emptyCriteria;
    change({ icpData: criteria });
    toast({
      tone: 'success',
      title: `Ciblage élargi\u00a0: ${label}.`,
      description: campaign?.leadsCount
        ? 'Les personnes déjà trouvées sont réévaluées, sans nouvelle recherche.'
        : 'Lancez une recherche pour trouver des personnes avec ce ciblage.',
      action: { label: 'Annuler', onSelect: () => change({ icpData: before }) },
      countdownMs: undoMs,
    });
  };
}
