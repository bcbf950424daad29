import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ConversationRow, Thread as ThreadData } from '#contract/overview/conversations.ts';
import { paths } from '#contract/paths.ts';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AnswerBox } from '../answer/answer-box.tsx';
import { personThreadQuery, useMarkRead } from '../conversations.queries.ts';
import { KindMenu } from '../kind-menu.tsx';
import { isAsleep, SnoozeBanner, ThreadBanners } from './thread-banners.tsx';
import { ThreadMessages } from './thread-messages.tsx';

/** What was said with one person, and the place to answer: a part of their record. */
export function Thread({ personId }: { personId: string }) {
  const query = useQuery(personThreadQuery(personId));
  const now = useCampaignNow();
  useRead(query.data);
  return (
    <QueryView query={query} loading={<ThreadSkeleton />} failed="La conversation n’a pas pu être chargée.">
      {(thread) => (
        <>
          {thread.conversation && <Standing conversation={thread.conversation} now={now} />}
          <ThreadMessages thread={thread} now={now} />
          <AnswerArea thread={thread} />
        </>
      )}
    </QueryView>
  );
}

function Standing({ conversation, now }: { conversation: ConversationRow; now: Date }) {
  return (
    <>
      {conversation.replyKind && (
        <p className="mb-2">
          <KindMenu conversation={conversation} kind={conversation.replyKind} />
        </p>
      )}
      {isAsleep(conversation, now) && <SnoozeBanner conversation={conversation} now={now} />}
      <ThreadBanners conversation={conversation} now={now} />
    </>
  );
}

/** What is in sight is read; a page in the background is not. */
export function useRead(thread: ThreadData | undefined): void {
  const { mutate } = useMarkRead();
  const id = thread?.conversation?.id;
  const isUnread = (thread?.conversation?.unread ?? 0) > 0;
  const lastReplyId = thread?.lastReplyId;
  const marked = useRef<string | null>(null);
  useEffect(() => {
    const mark = () => {
      // Once for each reply: who marks it as unread again wants it so.
      if (!id || !isUnread || document.hidden || marked.current === `${id} ${lastReplyId}`) return;
      marked.current = `${id} ${lastReplyId}`;
      mutate({ id, isRead: true });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, isUnread, lastReplyId, mutate]);
}

export function AnswerArea({ thread, children }: { thread: ThreadData; children?: ReactNode }) {
  const { conversation, obstacle } = thread;
  if (conversation && obstacle === null)
    return <AnswerBox key={conversation.id} thread={thread} conversationId={conversation.id} />;
  // An opposition is already said above, in its own words.
  if (conversation?.isOpposed || !conversation) return children ?? null;
  return (
    <p className="rounded-card border border-line bg-sunken px-4 py-3 text-14 text-pretty">
      {obstacle}{' '}
      <AppLink href={paths.socialAccounts} className="link">
        Voir vos comptes
      </AppLink>
    </p>
  );
}

export function ThreadSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la conversation…" className="grid gap-4 py-4">
      <div className="grid justify-items-end gap-2">
        <Skeleton className="h-16 w-[72%] rounded-card" />
        <Skeleton className="h-3 w-40" />
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-10 w-[56%] rounded-card" />
        <Skeleton className="h-3 w-32" />
      </div>
      <div className="grid justify-items-end gap-2">
        <Skeleton className="h-12 w-[64%] rounded-card" />
        <Skeleton className="h-3 w-40" />
      </div>
    </SkeletonGroup>
  );
}
