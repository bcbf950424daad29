import { type Campaign, isTemporaryId } from '#contract/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { isBeingPrepared, stepMarks, stepToResume } from './preparation.ts';

/** How far a campaign is: its preparation, then its people. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  return isBeingPrepared(campaign) ? (
    <PreparationProgress campaign={campaign} />
  ) : (
    <PeopleProgress campaign={campaign} />
  );
}

function PreparationProgress({ campaign }: { campaign: Campaign }) {
  const step = stepToResume(campaign);
  const { leadsCount, qualifiedCount } = campaign;
  return (
    <>
      <p className="mb-1 text-13 leading-5">
        Étape {wizardSteps.indexOf(step) + 1} sur {wizardSteps.length}, {wizardStepTitles[step]}
      </p>
      <StepBar marks={stepMarks(campaign)} />
      {leadsCount > 0 && (
        <p className="mt-[5px] text-13 text-sourdine">
          <People campaign={campaign} count={qualifiedCount || leadsCount} />{' '}
          {qualifiedCount > 0
            ? qualifiedCount > 1
              ? 'leads qualifiés'
              : 'lead qualifié'
            : leadsCount > 1
              ? 'leads'
              : 'lead'}
        </p>
      )}
    </>
  );
}

function PeopleProgress({ campaign }: { campaign: Campaign }) {
  const { leadsCount, qualifiedCount } = campaign;
  if (leadsCount === 0) return <p className="text-13 text-sourdine leading-5">Personne à contacter</p>;
  return (
    <>
      <p className="text-13 leading-5">
        <People campaign={campaign} count={qualifiedCount} />{' '}
        {qualifiedCount > 1 ? 'qualifiées' : 'qualifiée'} sur {formatNumber(leadsCount)}
      </p>
      <Meter value={qualifiedCount} max={leadsCount} isGoal />
    </>
  );
}

/** The figure opens the people it counts. */
function People({ campaign, count }: { campaign: Campaign; count: number }) {
  if (isTemporaryId(campaign.id)) return formatNumber(count);
  return (
    <AppLink href={wizardPath(campaign.id, 'leads')} className="chiffre-lien">
      {formatNumber(count)}
    </AppLink>
  );
}
