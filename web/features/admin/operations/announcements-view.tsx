import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Announcement } from '#contract/overview/admin-operations.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementsQuery, useWithdraw } from './operations.queries.ts';

const stateTexts: Record<Announcement['state'], { label: string; shape: StatusShape }> = {
  planned: { label: 'à venir', shape: 'waiting' },
  shown: { label: 'affichée', shape: 'active' },
  over: { label: 'terminée', shape: 'over' },
  withdrawn: { label: 'retirée', shape: 'refused' },
};

/** What the bell says to everybody, or to some plans. */
export function AnnouncementsView() {
  const query = useQuery(announcementsQuery);
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Section
      title="Annonces"
      note="dans la cloche de chacun"
      action={
        <Button size="sm" variant="primary" onClick={() => setIsWriting(true)}>
          Nouvelle annonce
        </Button>
      }
    >
      <QueryView
        query={query}
        loading={
          <TableSkeleton label="Chargement des annonces…" rows={3} rowClass="h-[74px] content-center" />
        }
        failed="Impossible de lire les annonces."
        empty={
          query.data?.length === 0 && (
            <EmptyState title="Aucune annonce">
              Une maintenance, une nouveauté : écrivez-la ici, choisissez qui la lit et quand.
            </EmptyState>
          )
        }
      >
        {(list) => (
          <ul>
            {list.map((announcement) => (
              <AnnouncementRow key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        )}
      </QueryView>
      <AnnouncementForm isOpen={isWriting} onClose={() => setIsWriting(false)} />
    </Section>
  );
}

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const withdraw = useWithdraw();
  const { id, title, message, audience, startsAt, endsAt, state } = announcement;
  const { label, shape } = stateTexts[state];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <h3 className="font-medium text-14">{title}</h3>
        <p>{message}</p>
        <p className="text-13 text-muted">
          {audience.length === 0 ? 'Tout le monde' : audience.join(', ')}, du{' '}
          {formatDateTime(new Date(startsAt))} au {formatDateTime(new Date(endsAt))}
        </p>
      </div>
      <StatusMark shape={shape}>{label}</StatusMark>
      {(state === 'shown' || state === 'planned') && (
        <Button
          size="sm"
          variant="danger"
          aria-label={`Retirer « ${title} »`}
          isBusy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(id, {
              onSuccess: () => toast({ title: 'L’annonce est retirée.' }),
              onError: showRefusal,
            })
          }
        >
          Retirer
        </Button>
      )}
    </li>
  );
}
