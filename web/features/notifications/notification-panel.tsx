import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { unreadCount } from './notification-list.ts';
import { notificationsQuery, useMarkAllRead } from './notifications.queries.ts';

export function NotificationPanel({ onFollow }: { onFollow: () => void }) {
  const { data: list = [] } = useQuery(notificationsQuery);
  const markAllRead = useMarkAllRead();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-[46px] shrink-0 items-center justify-between border-line border-b px-4">
        <h2 ref={title} tabIndex={-1} className="text-16">
          Notifications
        </h2>
        {unreadCount(list) > 0 && (
          <button
            type="button"
            className="link -mr-1.5 rounded-small px-1.5 py-0.5 text-13"
            onClick={() => {
              title.current?.focus();
              markAllRead.mutate();
            }}
          >
            Tout marquer comme lu
          </button>
        )}
      </div>
      <PanelBody onFollow={onFollow} />
    </div>
  );
}

function PanelBody({ onFollow }: { onFollow: () => void }) {
  const query = useQuery(notificationsQuery);
  if (query.isPending) return <PanelSkeleton />;
  if (query.isError && !query.data) {
    return (
      <div className="p-4">
        <ErrorState
          title="Impossible de charger les notifications."
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        >
          {errorMessage(query.error)}
        </ErrorState>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <div className="grid flex-1 place-content-center px-4 text-center">
        <h3 className="mb-0.5 text-16">Aucune notification</h3>
        <p className="text-13 text-muted">Vous n'avez pas encore reçu de notifications</p>
      </div>
    );
  }
  const now = new Date();
  return (
    <ul className="flex-1 overflow-y-auto overscroll-contain">
      {query.data.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} now={now} onFollow={onFollow} />
      ))}
    </ul>
  );
}

const rows = [
  { id: 'a', title: 'w-[58%]', text: 'w-[88%]' },
  { id: 'b', title: 'w-[46%]', text: 'w-[74%]' },
  { id: 'c', title: 'w-[64%]', text: 'w-[92%]' },
  { id: 'd', title: 'w-[40%]', text: 'w-[70%]' },
];

function PanelSkeleton() {
  return (
    <SkeletonGroup label="Chargement des notifications…" className="flex-1 overflow-hidden">
      {rows.map((row) => (
        <div
          key={row.id}
          className="grid h-[82px] grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 border-line border-b px-4 py-3"
        >
          <Skeleton className="size-4" />
          <div className="grid content-start gap-2">
            <Skeleton className={`h-3.5 ${row.title}`} />
            <Skeleton className={`h-3 ${row.text}`} />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
