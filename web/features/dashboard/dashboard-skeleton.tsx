import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** The frame of the page while what waits is being read. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos campagnes…">
      <div className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(340px,100%),1fr))] gap-x-[49px] gap-y-8">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-3 border-ink border-t-2 pt-3 max-sm:[&:nth-child(n+2)]:hidden">
            <Skeleton className="h-8 w-[40%]" />
            <Skeleton className="h-4 w-[85%]" />
            <Skeleton className="h-4 w-[70%]" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 border-ink border-t-2 pt-3">
        <Skeleton className="h-5 w-[140px]" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  );
}
