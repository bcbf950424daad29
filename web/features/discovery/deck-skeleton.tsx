import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AnswerButtons } from './answer-buttons.tsx';

const rows = ['intitulé', 'effectif', 'lieu', 'secteur'];

export function CardSkeleton() {
  return (
    <SkeletonGroup
      label="Chargement des suggestions…"
      className="rounded-card border border-line bg-card p-6 max-sm:p-4"
    >
      <div className="flex gap-4">
        <Skeleton className="size-12 shrink-0 rounded-full!" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-7 w-56 max-w-full" />
          <Skeleton className="mt-2 h-4 w-80 max-w-full" />
          <Skeleton className="mt-2 h-3.5 w-40 max-w-full" />
        </div>
        <Skeleton className="h-9 w-12 shrink-0" />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-8 max-sm:grid-cols-1">
        <Lines />
        <Lines className="max-sm:hidden" />
      </div>
    </SkeletonGroup>
  );
}

function Lines({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <Skeleton className="h-5 w-28" />
      {rows.map((row) => (
        <div key={row} className="flex justify-between gap-6 border-line border-b py-3">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-10" />
        </div>
      ))}
    </div>
  );
}

/** The page of one target before its first suggestion: the card, and the answers under the thumb that wait for it. */
export function DeckSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
      <div className="min-w-0">
        <div className="mb-3">
          <Skeleton className="my-[3px] h-3.5 w-36" />
          <Skeleton className="mt-2 h-1 w-full" />
        </div>
        <CardSkeleton />
        <AnswerButtons onAnswer={ignore} onUndo={ignore} canUndo={false} isIdle />
      </div>
      <Skeleton className="h-48 max-nav:hidden" />
    </div>
  );
}

const ignore = () => undefined;
