import type { Prospect } from '#contract/overview/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { isOutcome, type ProspectOutcome, stageLabels } from '#core/prospects/stages.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useSetOutcome } from '../prospects.queries.ts';

type Whom = Pick<Prospect, 'id' | 'firstName' | 'lastName' | 'publicIdentifier' | 'stage' | 'enrolment'>;

/** Writes down what came of somebody, says what it changes, and offers to take it back. */
export function useMarkOutcome() {
  const setOutcome = useSetOutcome();
  const markOutcome = (whom: Whom, outcome: ProspectOutcome | null) => {
    const before = isOutcome(whom.stage) ? whom.stage : null;
    const wasRunning = whom.enrolment !== null && whom.enrolment.state !== 'finished';
    setOutcome.mutate(
      { id: whom.id, outcome },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            title: outcome ? stageLabels[outcome] : 'Retiré',
            description:
              outcome && wasRunning
                ? `${personName(whom)}. La séquence s’arrête\u00a0: rien ne partira plus.`
                : `${personName(whom)}.`,
            action: {
              label: 'Annuler',
              onSelect: () => setOutcome.mutate({ id: whom.id, outcome: before }),
            },
          }),
        onError: (error) =>
          toast({ tone: 'error', title: 'Rien n’a changé.', description: errorMessage(error) }),
      },
    );
  };
  return markOutcome;
}
