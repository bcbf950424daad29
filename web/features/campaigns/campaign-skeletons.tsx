import { Rubrique } from '#web/ui/rubrique.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const label = 'Chargement de la campagne…';
const steps = ['w-[32%]', 'w-[40%]', 'w-[44%]', 'w-[24%]', 'w-[22%]'];

export function OverviewSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
      <div className="grid content-start gap-10">
        <Rubrique title="Prochaine action">
          <SkeletonGroup label={label} className="grid h-[64px] content-center gap-2 border-ligne border-y">
            <Skeleton className="h-4 w-[34%]" />
            <Skeleton className="h-3.5 w-[52%]" />
          </SkeletonGroup>
        </Rubrique>
        <Rubrique title="Séquence">
          <Lines widths={steps} />
        </Rubrique>
      </div>
      <div className="grid content-start gap-6">
        <Rubrique title="Personnes">
          <Lines widths={['w-[50%]', 'w-[36%]']} />
        </Rubrique>
        <Rubrique title="Offre et ciblage">
          <Lines widths={['w-[64%]', 'w-[58%]']} />
        </Rubrique>
      </div>
    </div>
  );
}

/** For a page with one thing to say. */
export function NoteSkeleton({ title }: { title: string }) {
  return (
    <Rubrique title={title}>
      <SkeletonGroup
        label={label}
        className="grid gap-2.5 rounded-carte border border-champ border-dashed p-4"
      >
        <Skeleton className="h-4 w-[30%]" />
        <Skeleton className="h-3.5 w-[62%]" />
      </SkeletonGroup>
    </Rubrique>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden className="border-ligne border-b">
      {widths.map((width) => (
        <div key={width} className="flex h-[38px] items-center border-ligne border-t">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
