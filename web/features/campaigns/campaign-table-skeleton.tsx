import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const rows = ['w-[64%]', 'w-[78%]', 'w-[52%]'];

/** With the measures of three campaigns. */
export function CampaignTableSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos campagnes…" className="border-line border-t sm:mt-6">
      {rows.map((width) => (
        <div
          key={width}
          className="grid h-[82px] grid-cols-[38%_26%_minmax(0,1fr)] border-line border-b pt-3.5 max-sm:h-[168px] max-sm:grid-cols-1 max-sm:content-start max-sm:gap-5"
        >
          <div className="grid content-start gap-2 pr-5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-[48%]" />
          </div>
          <div className="grid content-start gap-2 pr-5">
            <Skeleton className="h-3.5 w-[80%]" />
            <Skeleton className="h-1 w-full" />
          </div>
          <div className="grid content-start gap-2 pr-5">
            <Skeleton className="h-3.5 w-[56%]" />
            <Skeleton className="h-3 w-[70%]" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
