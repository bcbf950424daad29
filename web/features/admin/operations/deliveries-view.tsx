import { useQuery } from '@tanstack/react-query';
import type { Delivery, DeliverySource } from '#contract/integrations/deliveries.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { deliveriesQuery, useReplay } from './operations.queries.ts';

const sections: { source: DeliverySource; title: string; note: string; empty: string }[] = [
  {
    source: 'payment',
    title: 'Reçus de Stripe',
    note: 'les 30 derniers, ceux qui attendent d’abord',
    empty: 'Stripe n’a encore rien envoyé.',
  },
  {
    source: 'network',
    title: 'Reçus de LinkedIn',
    note: 'ceux qui attendent ou ont échoué',
    empty: 'Tout ce qui est arrivé est traité.',
  },
  {
    source: 'address',
    title: 'Envoyés aux clients',
    note: 'les 30 derniers, les échecs d’abord',
    empty: 'Rien n’est encore parti vers l’adresse d’un client.',
  },
];

/** What third parties post to us and what we post to others, one by one; what they say is not shown. */
export function DeliveriesView() {
  const query = useQuery(deliveriesQuery);
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Lecture des webhooks…" lines={8} />}
      failed="Impossible de lire les webhooks."
    >
      {(deliveries) => (
        <div className="grid grid-cols-2 items-start gap-x-12 gap-y-10 max-nav:grid-cols-1">
          {sections.map(({ source, title, note, empty }) => (
            <Section key={source} title={title} note={note}>
              {deliveries[source].length === 0 ? (
                <p className="border-line border-t py-3 text-muted">{empty}</p>
              ) : (
                <ul>
                  {deliveries[source].map((delivery) => (
                    <Line key={delivery.id} source={source} delivery={delivery} />
                  ))}
                </ul>
              )}
            </Section>
          ))}
        </div>
      )}
    </QueryView>
  );
}

const marks = {
  done: { shape: 'done', text: 'Traité' },
  waiting: { shape: 'waiting', text: 'En attente' },
  failed: { shape: 'stopped', text: 'Abandonné' },
} as const;

function Line({ source, delivery }: { source: DeliverySource; delivery: Delivery }) {
  const replay = useReplay();
  const { id, type, at, state, tries, problem, to, owner } = delivery;
  const mark = marks[state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <code className="[overflow-wrap:anywhere]">{type}</code>
          <StatusMark shape={mark.shape}>
            {source === 'address' && state === 'done' ? 'Reçu' : mark.text}
          </StatusMark>
        </p>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {formatMoment(new Date(at), new Date())}
          {to && `, vers ${to}`}
          {tries > 1 && `, ${formatNumber(tries)} essais`}
          {owner && (
            <>
              {', '}
              <AppLink href={`?vue=utilisateurs&compte=${owner.id}`} className="link">
                {owner.email}
              </AppLink>
            </>
          )}
        </p>
        {problem && <p className="text-13 [overflow-wrap:anywhere]">{problem}</p>}
      </div>
      <Button
        size="sm"
        aria-label={`Rejouer ${type}, ${formatMoment(new Date(at), new Date())}`}
        isBusy={replay.isPending}
        busyLabel="Relance…"
        onClick={() =>
          replay.mutate(
            { source, id },
            {
              onSuccess: () => toast({ tone: 'success', title: 'La livraison est rejouée.' }),
              onError: showRefusal,
            },
          )
        }
      >
        Rejouer
      </Button>
    </li>
  );
}
