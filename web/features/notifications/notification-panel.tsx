import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
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
  const now = useCampaignNow();
  return (
    <QueryView
      query={query}
      loading={
        <TableSkeleton
          label="Chargement des notifications…"
          rows={4}
          className="flex-1 overflow-hidden"
          rowClass="h-[82px] grid-cols-[28px_minmax(0,1fr)] px-4 py-3"
          columns={['box', 'lines']}
        />
      }
      failed="Impossible de charger les notifications."
      className="grid flex-1 content-center p-4"
      empty={
        query.data?.length === 0 && (
          <div className="text-center">
            <h3 className="mb-0.5 text-16">Aucune notification</h3>
            <p className="text-13 text-muted">Vous n'avez pas encore reçu de notifications</p>
          </div>
        )
      }
    >
      {(notifications) => (
        <ul className="flex-1 overflow-y-auto overscroll-contain">
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </QueryView>
  );
}
