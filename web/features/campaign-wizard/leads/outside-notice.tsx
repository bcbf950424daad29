import type { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { TargetAddition } from '#core/argumentaire/outside-market.ts';
import { addToTarget, describeAddition } from '#core/argumentaire/target-addition.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { useKeepLeads } from '#web/features/lead-searches/outside-market.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditing } from '../editing-context.ts';

type OutsideNoticeProps = {
  campaignId: string;
  counts: Reply<typeof outsideMarketApi.count>;
  /** Shows them alone in the list below. */
  onSee: () => void;
};

/** Leads whom the offer's own market leaves out: what the target lacks, and the way to keep them. */
export function OutsideNotice({ campaignId, counts, onSee }: OutsideNoticeProps) {
  const { content, change, current } = useEditing();
  const keep = useKeepLeads(campaignId);
  const { outside, additions } = counts;
  if (outside === 0) return null;
  const criteria = content.icpData ?? emptyCriteria;
  const missing = additions.filter(({ addition }) => addToTarget(criteria, addition) !== criteria);
  const add = (addition: TargetAddition) => {
    change({ icpData: addToTarget(current().icpData ?? emptyCriteria, addition) });
    toast({
      tone: 'success',
      title: 'Ajouté au ciblage.',
      description: 'Les personnes déjà trouvées sont réévaluées, sans nouvelle recherche.',
    });
  };
  return (
    <Notice
      tone="warning"
      title={
        outside > 1
          ? `${formatNumber(outside)} personnes sont hors de votre marché`
          : 'Une personne est hors de votre marché'
      }
    >
      <p className="text-pretty">
        {outside > 1 ? 'Votre offre ne s’adresse pas à elles' : 'Votre offre ne s’adresse pas à elle'},
        d’après vos propres mots. Aucun message ne {outside > 1 ? 'leur' : 'lui'} sera écrit sans votre
        accord.
      </p>
      {missing.length > 0 && (
        <div className="mt-2">
          <p className="text-13 text-muted">Pour ne plus les trouver, ajoutez à votre ciblage</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {missing.map(({ addition, people }) => (
              <li key={describeAddition(addition)}>
                <Button size="sm" onClick={() => add(addition)}>
                  {describeAddition(addition)}
                  <span className="text-muted">({formatNumber(people)})</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onSee}>
          {outside > 1 ? `Voir les ${formatNumber(outside)} personnes` : 'Voir cette personne'}
        </Button>
        <Button
          size="sm"
          isBusy={keep.isPending}
          onClick={() =>
            keep.mutate(
              { isKept: true },
              {
                onSuccess: ({ changed }) =>
                  toast({
                    tone: 'success',
                    title:
                      changed > 1 ? `${formatNumber(changed)} personnes gardées.` : 'Une personne gardée.',
                    action: { label: 'Annuler', onSelect: () => keep.mutate({ isKept: false }) },
                    countdownMs: 10_000,
                  }),
                onError: ({ message }) => toast({ tone: 'error', title: message }),
              },
            )
          }
        >
          {outside > 1 ? 'Les garder toutes quand même' : 'Garder quand même'}
        </Button>
      </div>
    </Notice>
  );
}
