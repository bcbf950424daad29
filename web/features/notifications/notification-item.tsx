import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/identity/notifications.ts';
import { safeReturnPath } from '#contract/paths.ts';
import { formatDateTime, formatMoment } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { useDismiss, useMarkRead } from './notifications.queries.ts';

type ItemProps = { notification: Notification; now: Date; onFollow: () => void };

export function NotificationItem({ notification, now, onFollow }: ItemProps) {
  const dismiss = useDismiss();
  const date = new Date(notification.createdAt);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[18px_minmax(0,1fr)_24px] gap-x-2.5 border-line border-b py-2.5 pr-3 pl-4 last:border-b-0 hover:bg-sunken/50',
        !notification.read &&
          'before:absolute before:top-[17px] before:left-[5px] before:size-[7px] before:rounded-full before:bg-highlight',
      )}
    >
      <NotificationIcon type={notification.type} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <ItemTitle notification={notification} onFollow={onFollow}>
          {notification.title}
          {!notification.read && <span className="sr-only"> (non lue)</span>}
        </ItemTitle>
        <p className="mt-px mb-0.5 text-13 text-muted leading-[1.4]">{notification.message}</p>
        <time className="text-12 text-muted" dateTime={notification.createdAt} title={formatDateTime(date)}>
          {formatMoment(date, now)}
        </time>
      </div>
      <Tooltip text="Écarter">
        <button
          type="button"
          aria-label={`Écarter : ${notification.title}`}
          className="relative z-10 grid size-6 place-items-center rounded-small text-muted hover:bg-sunken hover:text-ink"
          data-dismiss
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            dismiss.mutate(notification.id);
          }}
        >
          <X size={14} aria-hidden />
        </button>
      </Tooltip>
    </li>
  );
}

/** The row is about to leave: the keyboard goes on to the next one, or to the panel's title. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-dismiss]') ??
    button.closest('[role=dialog]')?.querySelector<HTMLElement>('h2');
  target?.focus();
}

/** Its area covers the whole row, so a click anywhere but on the cross counts. */
function ItemTitle(props: { notification: Notification; onFollow: () => void; children: ReactNode }) {
  const markRead = useMarkRead();
  const { id, read } = props.notification;
  const href = safeReturnPath(props.notification.link);
  const className = classNames(
    'block w-full text-left text-ink after:absolute after:inset-0 hover:no-underline',
    read ? 'font-medium' : 'font-semibold',
  );
  const readIt = () => {
    if (!read) markRead.mutate(id);
  };
  if (href) {
    const follow = () => {
      readIt();
      props.onFollow();
    };
    return (
      <AppLink href={href} className={className} onClick={follow}>
        {props.children}
      </AppLink>
    );
  }
  // Once read it does nothing more, but stays where the keyboard left it.
  return (
    <button
      type="button"
      aria-disabled={read}
      className={classNames(className, read && 'cursor-default')}
      onClick={readIt}
    >
      {props.children}
    </button>
  );
}
