import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';

const figures = ['a', 'b', 'c', 'd', 'e', 'f'];

/** With the measures of a campaign that runs. */
export function LiveSkeleton() {
  return (
    <div className="grid gap-10">
      <SilenceSkeleton />
      <FunnelSkeleton />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
        <div className="grid min-w-0 content-start gap-10">
          <Section title="Prochaines actions">
            <ListSkeleton />
          </Section>
          <Section title="Activité">
            <ListSkeleton />
          </Section>
        </div>
        <div className="grid content-start gap-10">
          <Section title="Séquence">
            <TableSkeleton rows={4} rowClass="h-[38px] items-center" columns={['line']} />
          </Section>
          <Section title="Offre et ciblage">
            <TableSkeleton rows={2} rowClass="h-[38px] items-center" columns={['line']} />
          </Section>
        </div>
      </div>
    </div>
  );
}

export function SilenceSkeleton() {
  return (
    <SkeletonGroup
      label="Chargement de l’état de la campagne…"
      className="grid gap-2.5 rounded-card border border-line px-4 py-4"
    >
      <Skeleton className="h-4 w-[180px]" />
      <Skeleton className="h-3.5 w-[min(420px,80%)]" />
    </SkeletonGroup>
  );
}

/** The six figures. Without a label where another one already speaks. */
export function FunnelSkeleton({ label }: { label?: string }) {
  const className = 'grid grid-cols-6 border-ink border-t-2 max-nav:grid-cols-3 max-sm:grid-cols-2';
  const cells = figures.map((figure) => (
    <div key={figure} className="grid gap-2.5 border-line border-b py-3 pr-3">
      <Skeleton className="h-3 w-[70%]" />
      <Skeleton className="h-7 w-12" />
      <Skeleton className="h-1 w-full" />
      <Skeleton className="h-3 w-[60%]" />
    </div>
  ));
  return label ? (
    <SkeletonGroup label={label} className={className}>
      {cells}
    </SkeletonGroup>
  ) : (
    <div aria-hidden className={className}>
      {cells}
    </div>
  );
}

/** Lines of two: a person, and what comes or came. Without a label where another one already speaks. */
export const ListSkeleton = ({ label }: { label?: string }) => (
  <TableSkeleton
    {...(label && { label })}
    rows={4}
    rowClass="h-[60px] grid-cols-[minmax(0,1fr)_96px] items-center"
    columns={['lines', 'end']}
  />
);
