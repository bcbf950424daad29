import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Notification } from '#contract/identity/notifications.ts';
import { quietUntil } from '#core/identity/quiet-hours.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { kindOfNews } from './kind-of-news.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { newestArrival } from './notification-list.ts';
import { notificationSettingsQuery } from './notification-settings.queries.ts';

const messageTimeoutMs = 5000;

/** Asked for as something arrives, never before: few pages need it. Without an answer it is shown. */
const isWelcome = (client: QueryClient, { link }: Notification): Promise<boolean> =>
  client
    .fetchQuery(notificationSettingsQuery)
    .then(({ showsNews, hiddenNews, quiet }) => {
      const kind = kindOfNews(link);
      return showsNews && !(kind && hiddenNews.includes(kind)) && !quietUntil(quiet, new Date());
    })
    .catch(() => true);

/** What arrives while the page is open is said for five seconds; `isQuiet` when the list itself is in view. */
function useArrival(list: readonly Notification[] | undefined, isQuiet: boolean) {
  const [arrival, setArrival] = useState<Notification | null>(null);
  const client = useQueryClient();
  const knownIds = useRef<Set<string> | null>(null);

  useEffect(() => {
    if (!list) return;
    const isFirstList = knownIds.current === null;
    const known = knownIds.current ?? new Set<string>();
    const newest = newestArrival(list, known);
    knownIds.current = new Set([...known, ...list.map(({ id }) => id)]);
    if (!newest || isFirstList || isQuiet) return;
    let isOver = false;
    void isWelcome(client, newest).then((isShown) => {
      if (isShown && !isOver) setArrival(newest);
    });
    return () => {
      isOver = true;
    };
  }, [list, isQuiet, client]);

  useEffect(() => {
    if (!arrival) return;
    const timer = setTimeout(() => setArrival(null), messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [arrival]);

  return { arrival: isQuiet ? null : arrival, close: () => setArrival(null) };
}

export function NotificationMessage(props: { list: readonly Notification[] | undefined; isQuiet: boolean }) {
  const { arrival: arrived, close } = useArrival(props.list, props.isQuiet);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  // The page has said it itself: « Formule PRO active » once is enough.
  const arrival = arrived?.title === shown?.title ? null : arrived;
  return createPortal(
    <output className="pointer-events-none fixed right-4 bottom-4 z-40 block nav:[body:has([data-foot])_&]:bottom-[84px] max-nav:[body:has([data-foot])_&]:bottom-[124px] w-[min(380px,calc(100vw-32px))]">
      {arrival && (
        <div className="panel-shadow pointer-events-auto grid animate-enter grid-cols-[18px_minmax(0,1fr)_24px] gap-x-2.5 rounded-card border border-line bg-card py-2.5 pr-3 pl-4 text-14">
          <NotificationIcon type={arrival.type} />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-semibold">{arrival.title}</p>
            <p className="line-clamp-3 text-13 text-muted">{arrival.message}</p>
          </div>
          <button
            type="button"
            aria-label="Fermer le message"
            className="grid size-6 place-items-center rounded-small text-muted hover:bg-sunken"
            onClick={close}
          >
            <X size={14} aria-hidden />
          </button>
        </div>
      )}
    </output>,
    document.body,
  );
}
