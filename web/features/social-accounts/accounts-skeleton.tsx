import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const facts = ['w-[84px]', 'w-[100px]', 'w-[92px]', 'w-[128px]'];
const rows = ['w-[34%]', 'w-[28%]', 'w-[22%]', 'w-[38%]', 'w-[42%]'];

/** With the measures of a linked account. */
export function AccountsSkeleton() {
  return (
    <>
      <Section title="Votre compte">
        <SkeletonGroup label="Chargement de votre compte…" className="grid gap-5 border-line border-t pt-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-[40%]" />
              <Skeleton className="h-3.5 w-[64%]" />
            </div>
          </div>
          <div className="flex flex-wrap gap-x-10 gap-y-3">
            {facts.map((width) => (
              <div key={width} className="grid gap-2">
                <Skeleton className="h-3 w-[60px]" />
                <Skeleton className={`h-3.5 ${width}`} />
              </div>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <Skeleton className="h-9 w-[160px]" />
            <Skeleton className="h-9 w-[116px]" />
          </div>
        </SkeletonGroup>
      </Section>
      <Section title="Utilisation">
        <div aria-hidden>
          {rows.map((width) => (
            <div key={width} className="flex h-[70px] items-start justify-between border-line border-t pt-3">
              <div className="grid flex-1 gap-2">
                <Skeleton className={`h-3.5 ${width}`} />
                <Skeleton className="h-3 w-[70%]" />
              </div>
              <Skeleton className="h-3.5 w-[52px]" />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
