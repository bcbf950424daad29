import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const label = 'Chargement de la campagne…';

/** For a page with one thing to say. */
export function NoteSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <SkeletonGroup
        label={label}
        className="grid gap-2.5 rounded-card border border-field border-dashed p-4"
      >
        <Skeleton className="h-4 w-[30%]" />
        <Skeleton className="h-3.5 w-[62%]" />
      </SkeletonGroup>
    </Section>
  );
}
