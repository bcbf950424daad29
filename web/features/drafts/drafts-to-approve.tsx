import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import type { DraftQueue, DraftRow } from '#contract/drafts.ts';
import { validationPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { draftsQuery } from './drafts.queries.ts';

const mostShown = 3;
const shownWhile = ['w-[46%]', 'w-[54%]', 'w-[40%]'];

/** On the dashboard: how many texts wait for a yes, and the first of them. */
export function DraftsToApprove({ queue, isMain }: { queue: DraftQueue; isMain: boolean }) {
  const { data, isPending } = useInfiniteQuery(draftsQuery({ campaignId: null, state: 'waiting' }));
  const first = data?.pages[0]?.items.slice(0, mostShown) ?? [];
  return (
    <section aria-labelledby="attend-textes" className="min-w-0 border-ink border-t-2">
      <h2 id="attend-textes" className="flex items-baseline gap-2.5 pt-2 pb-3 text-16">
        <AppLink href={validationPath()} className="count-link text-40 leading-none tracking-[-0.03em]">
          {formatNumber(queue.waiting)}
        </AppLink>
        {queue.waiting > 1 ? 'messages à valider' : 'message à valider'}
        <span className="tabular-figures ml-auto font-normal font-body text-12 text-muted tracking-normal">
          {formatNumber(queue.clean)} sans remarque
        </span>
      </h2>
      <ul className={`${waitingListClass} border-line border-b`}>
        {isPending && shownWhile.map((width) => <RowSkeleton key={width} width={width} />)}
        {first.map((draft) => (
          <Row key={draft.id} draft={draft} />
        ))}
      </ul>
      <AppLink
        href={validationPath()}
        className={`${buttonClass({ variant: isMain ? 'primary' : 'secondary' })} mt-2.5 max-sm:w-full`}
      >
        Valider les messages
      </AppLink>
    </section>
  );
}

function RowSkeleton({ width }: { width: string }) {
  return (
    <li aria-hidden className="grid h-[61px] content-center gap-2 border-line border-t">
      <Skeleton className={`h-3.5 ${width}`} />
      <Skeleton className="h-3 w-[64%]" />
    </li>
  );
}

function Row({ draft }: { draft: DraftRow }) {
  const { blocking, toRead, advice, person } = draft;
  const remarks = blocking + toRead + advice;
  return (
    <li className="flex min-w-0 items-start justify-between gap-4 border-line border-t py-2.5 text-14">
      <div className="min-w-0">
        <AppLink
          href={validationPath({ draftId: draft.id })}
          className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
        >
          {personName(person)}
        </AppLink>
        <p className="truncate text-13 text-muted">
          {[draft.stepName, person.company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p
        className={`mt-0.5 flex shrink-0 items-center gap-1.5 text-13 ${remarks > 0 ? 'text-warning' : 'text-success'}`}
      >
        {remarks > 0 ? (
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          <Check size={14} strokeWidth={1.75} aria-hidden />
        )}
        {remarks === 0 ? 'sans remarque' : remarks === 1 ? '1 remarque' : `${remarks} remarques`}
      </p>
    </li>
  );
}
