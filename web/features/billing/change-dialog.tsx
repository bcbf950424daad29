import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Billing, ChangePreview, PlanOrder } from '#contract/identity/billing.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Amounts } from './amounts.tsx';
import { changePreviewQuery, useChangePlan, useKeepParts } from './billing.queries.ts';
import { day, formatCents, formatPrice, perPeriod } from './billing-texts.ts';
import { OtherCard } from './plan-panel.tsx';
import { type Kept, SurplusList } from './surplus-list.tsx';

type Props = { order: PlanOrder; billing: Billing; onClose: () => void };

/** What a change costs and what it freezes, before it is confirmed. */
export function ChangeDialog(props: Props) {
  const query = useQuery(changePreviewQuery(props.order));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={`Passer à ${props.order.plan}`}
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Calcul du montant…" lines={4} />}
        failed="Le montant n’a pas pu être calculé."
      >
        {(preview) => <Confirmation {...props} preview={preview} />}
      </QueryView>
    </Dialog>
  );
}

function Confirmation({ order, billing, onClose, preview }: Props & { preview: ChangePreview }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const change = useChangePlan();
  const keep = useKeepParts();
  const { plan } = order;
  const isNow = preview.timing === 'now';
  const isSamePlan = plan === billing.subscription?.plan;
  const confirm = async () => {
    try {
      if (kept) await keep.mutateAsync(kept);
      await change.mutateAsync({ ...order, pricedAt: preview.pricedAt });
      onClose();
      const description = isNow ? undefined : `À partir du ${day(preview.startsAt)}.`;
      toast({ tone: 'success', title: isNow ? `Formule ${plan} active` : 'Changement prévu', description });
    } catch {
      // Shown in place, beside what was to be confirmed.
    }
  };
  const price = `${formatPrice(preview.nextPriceCents)} HT ${perPeriod[preview.nextPeriod]}`;
  return (
    <div className="grid gap-4">
      {preview.amounts && <Amounts amounts={preview.amounts} totalLabel="À payer aujourd’hui" />}
      <p className="text-13 text-muted">
        {isNow
          ? `Actif tout de suite. Ensuite, ${price}.`
          : `Rien n’est débité aujourd’hui. À partir du ${day(preview.startsAt)}, ${price}.`}
      </p>
      {!isNow && !isSamePlan && (
        <>
          <p className="text-13">
            Rien n’est supprimé : ce qui dépasse est gelé, visible, et revient si vous reprenez une formule
            plus haute.
          </p>
          <SurplusList plan={plan} choosing={{ kept, onKeep: setKept }} />
        </>
      )}
      {change.error && <Refusal error={change.error} />}
      {keep.error && <Refusal error={keep.error} />}
      <DialogActions onCancel={onClose} cancelLabel={`Garder ${billing.subscription?.plan}`}>
        <Button variant="primary" isBusy={change.isPending || keep.isPending} onClick={() => void confirm()}>
          {preview.amounts && preview.amounts.dueCents > 0
            ? `Payer ${formatCents(preview.amounts.dueCents)}`
            : isNow
              ? `Passer à ${plan}`
              : `Passer à ${plan} le ${day(preview.startsAt)}`}
        </Button>
      </DialogActions>
    </div>
  );
}

function Refusal({ error }: { error: Error }) {
  const isCard = error instanceof ApiError && error.details?.reason === 'card_declined';
  return (
    <Notice tone="error">
      {errorMessage(error)}
      {isCard && <OtherCard />}
    </Notice>
  );
}
