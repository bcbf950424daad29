import { useQuery } from '@tanstack/react-query';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { conversationsPath, waitingConversationsPath } from '#contract/paths.ts';
import { formatWait } from '#core/conversations/format-wait.ts';
import { personName } from '#core/people/person-name.ts';
import { quote } from '#core/words/quote.ts';
import { useHandle } from '#web/features/conversations/conversations.queries.ts';
import { KindMark } from '#web/features/conversations/kind-mark.tsx';
import { isDoubtfulNo } from '#web/features/conversations/kind-menu.tsx';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { waitingRepliesQuery } from './replies.queries.ts';

const mostShown = 3;

/** Replies that are to do, the hottest first: each with how long the person has waited. */
export function RepliesSection({ now, isMain }: { now: Date; isMain: boolean }) {
  const { data, isPending, refetch } = useQuery(waitingRepliesQuery);
  if (isPending || data?.total === 0) return null;
  return (
    <section aria-labelledby="attend-reponses" className="min-w-0 border-ink border-t-2">
      <h2 id="attend-reponses" className="flex items-baseline gap-2.5 pt-2 pb-3 text-16">
        {data && (
          <AppLink
            href={waitingConversationsPath}
            className="count-link text-40 leading-none tracking-[-0.03em]"
          >
            {formatNumber(data.total)}
          </AppLink>
        )}
        {data && data.total > 1 ? 'réponses à traiter' : 'réponse à traiter'}
        {data && data.total > 1 && (
          <span className="ml-auto font-normal font-body text-12 text-muted tracking-normal">
            les plus chaudes d’abord
          </span>
        )}
      </h2>
      {!data && <InlineError onRetry={() => refetch()}>Les réponses n’ont pas pu être lues.</InlineError>}
      {data && (
        <>
          <ul className={`${waitingListClass} border-line border-b`}>
            {data.items.slice(0, mostShown).map((row, index) => (
              <Reply key={row.id} row={row} now={now} isMain={isMain && index === 0} />
            ))}
          </ul>
          {data.total > mostShown && (
            <AppLink
              href={waitingConversationsPath}
              className="link mt-2.5 inline-flex text-13 max-sm:min-h-11"
            >
              Voir les {formatNumber(data.total)} conversations à traiter
            </AppLink>
          )}
        </>
      )}
    </section>
  );
}

/** Whom one keeps waiting, for how long, and what they say; the two acts that end it. */
function Reply({ row, now, isMain }: { row: ConversationRow; now: Date; isMain: boolean }) {
  const { replyKind, needsReview, lastMessage, waitsSince } = row;
  const handle = useHandle();
  return (
    <li className="min-w-0 border-line border-t py-2.5 text-14">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <AppLink
            href={conversationsPath(row.id)}
            className="min-w-0 truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
          >
            {personName(row.person)}
          </AppLink>
          {replyKind && <KindMark kind={replyKind} isDoubtful={needsReview} />}
        </p>
        {waitsSince && (
          <p className="shrink-0 text-12 text-muted">
            attend depuis{' '}
            <time dateTime={waitsSince} className="tabular-figures font-semibold text-ink">
              {formatWait(new Date(waitsSince), now)}
            </time>
          </p>
        )}
      </div>
      <p className="mt-0.5 line-clamp-2 text-13 [overflow-wrap:anywhere]">
        {lastMessage.author === 'person' ? quote(lastMessage.text) : `Vous\u00a0: ${lastMessage.text}`}
      </p>
      <p className="mt-1.5 flex gap-1.5">
        <AppLink
          href={conversationsPath(row.id)}
          aria-label={`Répondre à ${personName(row.person)}`}
          className={buttonClass({ size: 'sm', variant: isMain ? 'primary' : 'secondary' })}
        >
          Répondre
        </AppLink>
        {!isDoubtfulNo(row) && (
          <Button
            size="sm"
            variant="quiet"
            isBusy={handle.isPending}
            aria-label={`Traité\u00a0: ${personName(row.person)}`}
            onClick={() =>
              handle.mutate(
                { row, isHandled: true },
                { onError: (error) => toast({ tone: 'error', title: errorMessage(error) }) },
              )
            }
          >
            Traité
          </Button>
        )}
      </p>
    </li>
  );
}
