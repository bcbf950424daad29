import { useQuery } from '@tanstack/react-query';
import { validationPath } from '#contract/paths.ts';
import { describeTextCounts } from '#core/campaigns/describe-text-counts.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { queueQuery } from './drafts.queries.ts';

/** In the wizard, before the launch: where the texts of this campaign stand. */
export function DraftsLine({ campaignId }: { campaignId: string }) {
  const { data: queue } = useQuery(queueQuery(campaignId));
  const total = queue ? queue.waiting + queue.checked + queue.approved : 0;
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 text-14">
      <dt className="text-muted">Messages</dt>
      <dd className="text-pretty">
        {!queue ? '…' : total === 0 ? 'Pas encore écrits' : describeTextCounts(queue)}
        {queue && (
          <>
            {'. '}
            <AppLink
              href={validationPath({ campaignId, isChecked: queue.waiting === 0 && queue.checked > 0 })}
              className="link"
            >
              {total === 0 ? 'Les écrire' : 'Les relire'}
            </AppLink>
          </>
        )}
      </dd>
    </div>
  );
}
