import { useQuery } from '@tanstack/react-query';
import type { ConversationRow } from '#contract/conversations.ts';
import { conversationsPath, waitingConversationsPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { capital } from '#core/words/capital.ts';
import { quote } from '#core/words/quote.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { waitingRepliesQuery } from './replies.queries.ts';

const mostShown = 3;

/** Replies that nobody read or answered yet: the sequence of each is over. */
export function RepliesSection() {
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
        {data && data.total > 1 ? 'réponses' : 'réponse'}
        <span className="ml-auto font-normal font-body text-12 text-muted tracking-normal">
          séquences arrêtées
        </span>
      </h2>
      {!data && <InlineError onRetry={() => refetch()}>Les réponses n’ont pas pu être lues.</InlineError>}
      {data && (
        <>
          <ul className={`${waitingListClass} border-line border-b`}>
            {data.items.slice(0, mostShown).map((row) => (
              <Reply key={row.id} row={row} />
            ))}
          </ul>
          <AppLink href={waitingConversationsPath} className={`${buttonClass()} mt-2.5 max-sm:w-full`}>
            Répondre
          </AppLink>
        </>
      )}
    </section>
  );
}

function Reply({ row }: { row: ConversationRow }) {
  const { replyKind, lastMessage } = row;
  return (
    <li className="min-w-0 border-line border-t py-2.5 text-14">
      <p className="flex items-baseline justify-between gap-4">
        <AppLink
          href={conversationsPath(row.id)}
          className="min-w-0 truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
        >
          {personName(row.person)}
        </AppLink>
        {replyKind && (
          <span
            className={`shrink-0 text-13 ${replyKind === 'interested' ? 'font-semibold text-success' : ''}`}
          >
            {capital(replyKindLabels[replyKind])}
          </span>
        )}
      </p>
      <p className="mt-0.5 truncate text-13 text-muted">
        {lastMessage.author === 'person' ? quote(lastMessage.text) : `Vous\u00a0: ${lastMessage.text}`}
      </p>
    </li>
  );
}
