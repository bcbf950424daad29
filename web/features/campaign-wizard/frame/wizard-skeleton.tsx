import { loadingCampaignName } from '#contract/campaigns/campaigns.ts';
import { wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { WizardHead } from './wizard-head.tsx';

/** The wizard's own layout while the campaign is on its way. */
export function WizardSkeleton() {
  return (
    <>
      <WizardHead
        name={<h1 className="text-23">{loadingCampaignName}</h1>}
        status={null}
        save={null}
        steps={
          <ol className="grid grid-cols-5 gap-x-4">
            {wizardSteps.map((step, index) => (
              <li key={step} className="border-line border-t-2 pt-[9px] pb-3 text-muted">
                <span className="font-semibold font-heading text-16">
                  {index + 1}
                  <span className="ml-2 max-nav:sr-only">{wizardStepTitles[step]}</span>
                </span>
                <Skeleton className="mt-2 h-2.5 w-4/5 max-nav:hidden" />
              </li>
            ))}
          </ol>
        }
      />
      <div className="pt-6">
        <StepSkeleton label="Chargement de la campagne…" />
      </div>
    </>
  );
}

/** The two columns of a step, before it is known what it shows. */
export function StepSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup
      label={label}
      className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-nav:grid-cols-1"
    >
      <div className="grid grid-cols-2 gap-6 border-ink border-t-2 pt-4 max-sm:grid-cols-1">
        {Array.from({ length: 6 }, (_, index) => `champ-${index}`).map((key) => (
          <div key={key}>
            <Skeleton className="mb-2 h-3 w-32" />
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
      <div className="border-ink border-t-2 pt-4 max-nav:mt-10">
        <Skeleton className="mb-3 h-4 w-40" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonGroup>
  );
}
