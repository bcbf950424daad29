import { AlarmClock, Check } from 'lucide-react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { formatWait } from '#core/conversations/format-wait.ts';
import { snoozeDay } from '#core/conversations/snooze-by-reply.ts';
import { personName } from '#core/people/person-name.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { aboutPerson, formatListMoment, formatThreadDate } from './conversation-texts.ts';
import { usePrefetchThread } from './conversations.queries.ts';
import { KindMark } from './kind-mark.tsx';

type ConversationListProps = {
  rows: readonly ConversationRow[];
  currentId: string | null;
  now: Date;
  isStale: boolean;
  hrefOf: (id: string) => string;
};

export function ConversationList({ rows, currentId, now, isStale, hrefOf }: ConversationListProps) {
  const read = usePrefetchThread();
  return (
    <ul className={classNames(isStale && 'opacity-60')}>
      {rows.map((row) => (
        <li key={row.id} className="group" data-current={row.id === currentId || undefined}>
          <AppLink
            href={hrefOf(row.id)}
            aria-current={row.id === currentId ? 'true' : undefined}
            onPointerEnter={() => read(row)}
            onFocus={() => read(row)}
            className="relative block border-line border-t pt-2.5 pr-5 pb-2.5 pl-(--gutter) text-13 hover:bg-sunken focus-visible:-outline-offset-2 max-nav:py-3 max-nav:pr-(--gutter) nav:group-data-current:bg-accent-soft"
          >
            {row.unread > 0 && (
              <span
                aria-hidden
                className="absolute top-4 left-[calc(var(--gutter)-14px)] size-2 rounded-full bg-highlight"
              />
            )}
            <span className="float-left mt-0.5 mr-2.5">
              <Avatar name={personName(row.person)} size="md" isListed />
            </span>
            <span className="flex items-baseline justify-between gap-2.5">
              <span
                className={classNames(
                  // What is read aloud only stands behind the name: it must be cut with it.
                  'relative truncate text-14',
                  row.unread > 0 ? 'font-[700]' : 'font-[550] group-data-current:font-[650]',
                )}
              >
                {personName(row.person)}
                {row.unread > 0 && <span className="sr-only">, non lue</span>}
              </span>
              <Moment row={row} now={now} />
            </span>
            <span className="flex items-center justify-between gap-2.5">
              <span className="truncate text-muted">{aboutPerson(row.person)}</span>
              <Marks row={row} />
            </span>
            <span
              className={classNames(
                'mt-0.5 line-clamp-2 [overflow-wrap:anywhere]',
                row.unread === 0 && 'text-muted',
              )}
            >
              {row.lastMessage.author !== 'person' && <span className="text-muted">Vous : </span>}
              {row.lastMessage.text}
            </span>
            <Asleep row={row} now={now} />
            {row.handledAt && (
              <span className="mt-1 flex items-center gap-1.5 text-12 text-muted">
                <Check size={13} strokeWidth={1.75} aria-hidden />
                Traitée
              </span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Since when a conversation to be answered waits; otherwise when the last message came. */
function Moment({ row, now }: { row: ConversationRow; now: Date }) {
  const { waitsSince, lastMessage } = row;
  const at = waitsSince ?? lastMessage.at;
  return (
    <time
      dateTime={at}
      className={classNames('tabular-figures shrink-0 text-12', waitsSince ? 'font-semibold' : 'text-muted')}
    >
      {waitsSince && <span className="sr-only">attend depuis </span>}
      {waitsSince ? formatWait(new Date(waitsSince), now) : formatListMoment(lastMessage.at, now)}
    </time>
  );
}

function Marks({ row }: { row: ConversationRow }) {
  const kind = row.isOpposed ? 'opposition' : row.replyKind;
  return kind && <KindMark kind={kind} isDoubtful={row.needsReview} />;
}

function Asleep({ row, now }: { row: ConversationRow; now: Date }) {
  const named = row.handledAt === null && row.lastMessage.author === 'person' ? snoozeDay(row) : null;
  const until = row.snoozedUntil ?? named;
  if (until === null) return null;
  const isBack = new Date(until) <= now;
  if (isBack && row.unread === 0) return null;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-12 text-muted">
      <AlarmClock size={13} strokeWidth={1.75} aria-hidden />
      {isBack ? 'revenue' : 'revient'} le {formatThreadDate(until, now)}
    </span>
  );
}
