import { useQuery } from '@tanstack/react-query';
import { conversationsPath, paths, validationPath } from '#contract/paths.ts';
import { inboxCountsQuery } from '#web/features/inbox-counts/inbox-counts.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { queueQuery } from './drafts.queries.ts';

const counted = (title: string, count: number | undefined) =>
  count ? `${title} (${formatNumber(count)})` : title;

/** People in a sequence, the texts that wait for a yes, and what was answered. */
export function ProspectTabs({ current }: { current: 'prospects' | 'validation' | 'conversations' }) {
  const { data: queue } = useQuery(queueQuery(null));
  const { data: inbox } = useQuery(inboxCountsQuery);
  return (
    <LinkTabs
      label="Prospects"
      tabs={[
        { href: paths.prospects, title: 'Prospects', isCurrent: current === 'prospects' },
        {
          href: validationPath(),
          title: counted('À valider', queue?.waiting),
          isCurrent: current === 'validation',
        },
        {
          href: conversationsPath(),
          title: counted('Conversations', inbox?.unread),
          isCurrent: current === 'conversations',
        },
      ]}
    />
  );
}
