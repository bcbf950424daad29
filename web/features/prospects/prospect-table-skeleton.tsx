import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const rows = ['w-[64%]', 'w-[48%]', 'w-[72%]', 'w-[56%]', 'w-[60%]', 'w-[44%]', 'w-[68%]', 'w-[52%]'];

/** With the measures of eight people. */
export function ProspectTableSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos prospects…" className="border-line border-t sm:mt-9">
      {rows.map((width) => (
        <div
          key={width}
          className="grid h-[57px] grid-cols-[36px_minmax(0,1fr)_17%_166px_24%_56px] border-line border-b pt-3 max-sm:h-[132px] max-sm:grid-cols-[44px_minmax(0,1fr)]"
        >
          <Skeleton className="size-4" />
          <div className="grid content-start gap-1.5 pr-5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-[80%]" />
          </div>
          <div className="grid content-start gap-1.5 pr-5 max-sm:hidden">
            <Skeleton className="h-4 w-[70%]" />
            <Skeleton className="h-3 w-[60%]" />
          </div>
          <Skeleton className="h-4 w-28 max-sm:hidden" />
          <div className="grid content-start gap-1.5 pr-5 max-sm:hidden">
            <Skeleton className="h-4 w-[90%]" />
            <Skeleton className="h-3 w-[50%]" />
          </div>
          <Skeleton className="ml-auto h-4 w-7 max-sm:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
