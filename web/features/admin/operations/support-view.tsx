import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SupportQueue, type SupportState, supportStates } from '#contract/overview/admin-operations.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { topicTexts } from '../users/user-texts.ts';
import { formatWaited } from './format-waited.ts';
import { supportQuery, useMarkSupport } from './operations.queries.ts';

type Request = SupportQueue['items'][number];

const stateLabels: Record<SupportState, string> = {
  open: 'À répondre',
  answered: 'Répondues',
  closed: 'Closes',
};
const emptyTexts: Record<SupportState, string> = {
  open: 'Aucune demande n’attend de réponse.',
  answered: 'Aucune demande n’attend d’être close.',
  closed: 'Aucune demande n’a encore été close.',
};
const priorityLabels: Record<Request['priority'], string | null> = {
  round_the_clock: 'ENTERPRISE',
  priority: 'EXPERT',
  standard: null,
};

/** Who wrote to us: the highest priority first, then whoever waits longest. */
export function SupportView() {
  const [state, setState] = useState<SupportState>('open');
  const query = useQuery(supportQuery(state));
  const count = query.data?.count;
  return (
    <Section
      title="Support"
      note={
        count !== undefined &&
        `${formatNumber(count)} ${count > 1 ? 'demandes' : 'demande'}${state === 'closed' ? '' : ', par priorité puis par attente'}`
      }
      action={
        <Segmented
          label="État des demandes"
          isLabelHidden
          value={state}
          options={supportStates.map((value) => ({ value, label: stateLabels[value] }))}
          onChange={setState}
        />
      }
    >
      <QueryView
        query={query}
        loading={
          <TableSkeleton label="Chargement des demandes…" rows={4} rowClass="h-[74px] content-center" />
        }
        failed="Impossible de lire les demandes."
        empty={
          query.data?.items.length === 0 && (
            <EmptyState title={emptyTexts[state]}>
              Les messages du formulaire de support arrivent ici et par e-mail.
            </EmptyState>
          )
        }
      >
        {({ items, count }) => (
          <>
            <ul>
              {items.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
            {count > items.length && (
              <p className="mt-3 text-13 text-muted">
                Les {formatNumber(items.length)} premières sont affichées.
              </p>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function RequestRow({ request }: { request: Request }) {
  const mark = useMarkSupport();
  const { id, name, email, topic, plan, priority, createdAt, message, state, userId } = request;
  const priorityLabel = priorityLabels[priority];
  const change = (next: SupportState, done: string) =>
    mark.mutate({ id, state: next }, { onSuccess: () => toast({ title: done }), onError: showRefusal });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-line border-t py-3 max-sm:grid-cols-1">
      <div className="min-w-0">
        <h3 className="font-medium text-14">
          {topicTexts[topic]}
          {priorityLabel && (
            <span className="ml-2 rounded-full border border-line px-2 py-0.5 text-12">
              priorité {priorityLabel}
            </span>
          )}
        </h3>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {userId ? (
            <AppLink href={`?vue=utilisateurs&compte=${userId}`} className="link">
              {name}
            </AppLink>
          ) : (
            name
          )}
          , {email}, {plan ?? 'sans compte'}, reçue le {formatDateTime(new Date(createdAt))}
        </p>
        <LongText text={message} className="mt-1.5 max-w-[72ch]" />
      </div>
      <div className="flex flex-wrap content-start items-center gap-2 sm:justify-end">
        {state === 'open' && (
          <p className="w-full font-medium text-13 sm:text-right">
            attend depuis {formatWaited(new Date(createdAt), new Date())}
          </p>
        )}
        <a href={`mailto:${email}`} className={buttonClass({ size: 'sm' })}>
          Écrire
        </a>
        {state === 'open' && (
          <Button size="sm" isBusy={mark.isPending} onClick={() => change('answered', 'Demande répondue.')}>
            Marquer répondue
          </Button>
        )}
        {state === 'closed' ? (
          <Button size="sm" isBusy={mark.isPending} onClick={() => change('open', 'Demande rouverte.')}>
            Rouvrir
          </Button>
        ) : (
          <Button size="sm" isBusy={mark.isPending} onClick={() => change('closed', 'Demande close.')}>
            Clore
          </Button>
        )}
      </div>
    </li>
  );
}
