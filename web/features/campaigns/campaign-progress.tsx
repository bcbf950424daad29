import { type Campaign, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import type { CampaignFigures } from '#contract/overview/campaign-live.ts';
import { prospectsPath, wizardPath } from '#contract/paths.ts';
import { wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import type { ProspectMark } from '#core/prospects/stages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { isBeingPrepared, stepMarks, stepToResume } from './preparation.ts';

type CampaignProgressProps = {
  campaign: Campaign;
  /** Once it was launched, and known. */
  figures?: CampaignFigures | null | undefined;
};

/** How far a campaign is: its preparation, then its people. */
export function CampaignProgress({ campaign, figures }: CampaignProgressProps) {
  if (isBeingPrepared(campaign)) return <PreparationProgress campaign={campaign} />;
  return figures && figures.enrolled > 0 ? (
    <LivingProgress campaign={campaign} figures={figures} />
  ) : (
    <PeopleProgress campaign={campaign} />
  );
}

/** How many were invited, out of those in the sequence; of them, how many accepted and answered. */
function LivingProgress({ campaign, figures }: { campaign: Campaign; figures: CampaignFigures }) {
  const { enrolled, invited, accepted, replied } = figures;
  const share = (count: number) => `${(100 * Math.min(count, enrolled)) / enrolled}%`;
  const Figure = ({ count, mark }: { count: number; mark: ProspectMark }) => (
    <AppLink href={prospectsPath({ campaignId: campaign.id, mark })} className="count-link text-ink">
      {formatNumber(count)}
    </AppLink>
  );
  return (
    <>
      <p className="text-13 leading-5">
        <Figure count={invited} mark="invited" /> {invited > 1 ? 'invitations' : 'invitation'} sur{' '}
        {formatNumber(enrolled)} {enrolled > 1 ? 'personnes' : 'personne'}
      </p>
      <span aria-hidden className="relative mt-[5px] block h-1 overflow-hidden rounded-[2px] bg-line">
        <span className="absolute inset-y-0 left-0 bg-accent-light" style={{ width: share(invited) }} />
        <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: share(accepted) }} />
      </span>
      <p className="mt-[5px] text-13 text-muted">
        <Figure count={accepted} mark="accepted" /> {accepted > 1 ? 'acceptées' : 'acceptée'} ·{' '}
        <Figure count={replied} mark="replied" /> {replied > 1 ? 'réponses' : 'réponse'}
      </p>
    </>
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
        <p className="mt-[5px] text-13 text-muted">
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
  if (leadsCount === 0) return <p className="text-13 text-muted leading-5">Aucune personne à contacter</p>;
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
    <AppLink href={wizardPath(campaign.id, 'leads')} className="count-link">
      {formatNumber(count)}
    </AppLink>
  );
}
