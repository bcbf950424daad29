import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { Billing } from '#contract/identity/billing.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { Amounts } from './amounts.tsx';
import { nextInvoiceQuery, usePortal } from './billing.queries.ts';
import { day } from './billing-texts.ts';
import { complain } from './plan-panel.tsx';

export function NextInvoice({ billing }: { billing: Billing }) {
  const query = useQuery(nextInvoiceQuery);
  return (
    <Section title="Prochaine facture" note={query.data && day(query.data.at)}>
      <div className="grid gap-3 border-line border-t pt-2">
        <QueryView
          query={query}
          loading={<LinesSkeleton label="Calcul de la prochaine facture…" lines={3} />}
          failed="La prochaine facture n’a pas pu être lue."
        >
          {(invoice) =>
            invoice ? (
              <Amounts amounts={invoice} totalLabel="Total" />
            ) : (
              <p className="py-2 text-14 text-muted">Aucune : votre abonnement est résilié.</p>
            )
          }
        </QueryView>
        <PaymentMeans billing={billing} />
      </div>
    </Section>
  );
}

function PaymentMeans({ billing: { card } }: { billing: Billing }) {
  const portal = usePortal();
  return (
    <p className="flex flex-wrap items-center gap-2 text-14">
      <CreditCard size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      {card
        ? `Carte finissant par ${card.last4}, valable jusqu’en ${String(card.expMonth).padStart(2, '0')}/${card.expYear}.`
        : 'Aucune carte enregistrée.'}
      <Button
        size="sm"
        variant="quiet"
        isBusy={portal.isPending}
        onClick={() => portal.mutate('card', { onError: complain })}
      >
        Changer
      </Button>
    </p>
  );
}
