import { personFields } from '#core/people/person-fields.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

export function LeadEditSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la fiche…" className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      {personFields.map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10 w-full max-sm:h-11" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
