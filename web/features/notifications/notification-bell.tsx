import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { PanelButton } from '#web/ui/panel-button.tsx';
import { unreadBadge, unreadCount } from './notification-list.ts';
import { NotificationMessage } from './notification-message.tsx';
import { notificationsQuery } from './notifications.queries.ts';

const loadPopover = () => import('./notification-popover.tsx').then((m) => m.NotificationPopover);

const bellLabel = (unread: number) => {
  if (unread === 0) return 'Notifications, aucune non lue';
  return `Notifications, ${unread} ${unread > 1 ? 'non lues' : 'non lue'}`;
};

export function NotificationBell({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(notificationsQuery);
  const unread = unreadCount(data ?? []);
  return (
    <>
      <PanelButton
        load={loadPopover}
        panelProps={{ anchor }}
        hasPopup="dialog"
        onOpenChange={setIsOpen}
        className="relative grid size-9 place-items-center rounded-field text-ink hover:bg-sunken data-[state=open]:bg-sunken max-sm:size-11"
      >
        <span className="sr-only">{bellLabel(unread)}</span>
        <Bell size={18} strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="tabular-figures absolute top-0.5 left-[18px] h-[17px] min-w-[17px] rounded-[9px] bg-highlight px-1 text-center font-bold text-[0.6875rem] text-on-highlight leading-[17px] ring-2 ring-paper max-sm:top-1.5 max-sm:left-[21px]"
          >
            {unreadBadge(unread)}
          </span>
        )}
      </PanelButton>
      <NotificationMessage list={data} isQuiet={isOpen} />
    </>
  );
}
