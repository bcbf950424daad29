import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { cardClass, pageClass } from './message/message-page.ts';

/** With the measures of a message of five paragraphs. */
export function DraftSkeleton() {
  return (
    <SkeletonGroup label="Chargement du message…">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t py-2.5">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-8 w-24" />
        <Skeleton className="h-8 w-24" />
      </div>
      <div className={pageClass}>
        <div className={`${cardClass} grid gap-6 px-[30px] py-6 max-nav:border-0 max-nav:px-4`}>
          {['w-40', 'w-full', 'w-[92%]', 'w-[98%]', 'w-[70%]', 'w-28'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
        <div className="col-start-3 grid content-start gap-8 pt-6 max-nav:hidden">
          {['un', 'deux', 'trois'].map((key) => (
            <div key={key} className="grid gap-2">
              <Skeleton className="h-3.5 w-full" />
              <Skeleton className="h-3 w-2/3" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
