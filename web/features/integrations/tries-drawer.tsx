import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEndpoint, WebhookTry } from '#contract/integrations/webhooks.ts';
import {
  testEventType,
  type WebhookEventType,
  webhookEventLabels,
} from '#core/integrations/webhook-events.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { triesQuery, useReplayEvent } from './webhooks.queries.ts';

type DrawerProps = { endpoint: WebhookEndpoint; isOpen: boolean; onClose: () => void };

/** Every call to an address, the latest first, with what was sent. */
export function TriesDrawer({ endpoint, isOpen, onClose }: DrawerProps) {
  const query = useInfiniteQuery(triesQuery(endpoint.id));
  const tries = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Livraisons"
      note={
        <p className="text-13 text-muted [overflow-wrap:anywhere]">{endpoint.url}, trente derniers jours</p>
      }
    >
      <QueryView
        query={{ ...query, data: tries }}
        loading={<LinesSkeleton label="Chargement des livraisons…" lines={5} />}
        failed="Les livraisons n’ont pas pu être chargées."
        empty={
          tries?.length === 0 && (
            <EmptyState title="Aucune livraison pour le moment">
              La première apparaîtra ici. « Tester » envoie un exemple tout de suite.
            </EmptyState>
          )
        }
      >
        {(tries) => (
          <>
            <ul>
              {tries.map((one) => (
                <Try key={one.id} one={one} canReplay={isOpen && endpoint.state === 'active'} />
              ))}
            </ul>
            <MoreButton query={query} label="Livraisons plus anciennes" />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}

function Try({ one, canReplay }: { one: WebhookTry; canReplay: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const replay = useReplayEvent();
  const now = new Date();
  const again = () =>
    replay.mutate(one.eventId, {
      onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
      onSuccess: ({ message }) => toast({ title: message }),
    });
  return (
    <li className="border-line border-b py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {webhookEventLabels[one.type as WebhookEventType | typeof testEventType] ?? one.type}
        </span>
        <time dateTime={one.at} className="tabular-figures text-13 text-muted">
          {formatMoment(new Date(one.at), now)}
        </time>
      </div>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-13">
        <StatusMark shape={one.problem ? 'refused' : 'done'}>
          {one.status ?? 'Sans réponse'} en {formatNumber(one.ms)} ms
        </StatusMark>
        {one.number > 1 && <span className="text-muted">essai {one.number}</span>}
        {one.problem && <span className="text-muted">{one.problem}</span>}
        {one.nextAt && (
          <span className="text-muted">nouvel essai {formatMoment(new Date(one.nextAt), now)}</span>
        )}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-4 text-13">
        <button
          type="button"
          className="link max-sm:min-h-11"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Masquer le contenu' : 'Voir le contenu'}
        </button>
        {canReplay && one.type !== testEventType && (
          <Button size="sm" isBusy={replay.isPending} busyLabel="Envoi…" onClick={again}>
            Rejouer
          </Button>
        )}
      </div>
      {isShown && (
        <pre className="mt-2 whitespace-pre-wrap rounded-field bg-sunken px-3 py-2.5 text-12 [overflow-wrap:anywhere]">
          {one.payload}
        </pre>
      )}
    </li>
  );
}
