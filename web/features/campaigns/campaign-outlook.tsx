import { Clock, TriangleAlert } from 'lucide-react';
import type { CampaignOutlook as Outlook } from '#contract/overview/dashboard.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What a campaign does next, and the reason when it waits. */
export function CampaignOutlook({
  outlook,
  isLoading,
}: {
  outlook: Outlook | undefined;
  isLoading: boolean;
}) {
  if (!outlook)
    return isLoading ? (
      <span className="grid gap-1.5">
        <Skeleton className="h-3.5 w-[70%]" />
        <Skeleton className="h-3 w-[50%]" />
      </span>
    ) : (
      <p className="text-13 text-muted leading-5">Information indisponible</p>
    );
  const { headline, detail, waitingFor, href, status } = outlook;
  const Icon = status === 'paused' ? TriangleAlert : Clock;
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="tabular-figures font-medium">
        {href ? (
          <AppLink href={href} className="link">
            {headline}
          </AppLink>
        ) : (
          headline
        )}
      </p>
      {detail && <p className="text-13 text-muted">{detail}</p>}
      {waitingFor && (
        <p className="mt-0.5 flex gap-1.5 text-13 text-warning leading-[1.38]">
          <Icon size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span>{waitingFor}</span>
        </p>
      )}
    </div>
  );
}
