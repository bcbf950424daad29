import { useQuery } from '@tanstack/react-query';
import { conversationsPath, paths, validationPath } from '#contract/paths.ts';
import { toDoQuery } from '#web/features/to-do/to-do.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

const counted = (title: string, count: number | undefined) =>
  count ? `${title} (${formatNumber(count)})` : title;

/** People in a sequence, the texts that wait for a yes, and what was answered. */
export function ProspectTabs({ current }: { current: 'prospects' | 'validation' | 'conversations' }) {
  const { data } = useQuery(toDoQuery);
  return (
    <LinkTabs
      label="Prospects"
      tabs={[
        { href: paths.prospects, title: 'Prospects', isCurrent: current === 'prospects' },
        {
          href: validationPath(),
          title: counted('À valider', data?.texts),
          isCurrent: current === 'validation',
        },
        {
          href: conversationsPath(),
          title: counted('Conversations', data?.conversations),
          isCurrent: current === 'conversations',
        },
      ]}
    />
  );
}
