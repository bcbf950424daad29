import type { OutsideMarket } from '#contract/campaigns/outside-market.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useKeepLeads } from './outside-market.queries.ts';

type OutsideReasonProps = { campaignId: string; personId: string; name: string; outside: OutsideMarket };

/** Why somebody is outside the offer's market, and the way to keep them all the same. */
export function OutsideReason({ campaignId, personId, name, outside }: OutsideReasonProps) {
  const keep = useKeepLeads(campaignId);
  const { isKept, reason } = outside;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 pt-2 text-13">
      <StatusMark shape={isKept ? 'open' : 'asking'} mayWrap>
        {reason}. {isKept ? 'Gardée quand même.' : 'Aucun message ne sera écrit.'}
      </StatusMark>
      <Button
        size="sm"
        isBusy={keep.isPending}
        onClick={() =>
          keep.mutate(
            { personIds: [personId], isKept: !isKept },
            { onError: ({ message }) => toast({ tone: 'error', title: message }) },
          )
        }
      >
        {isKept ? 'Ne plus garder' : 'Garder quand même'}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
