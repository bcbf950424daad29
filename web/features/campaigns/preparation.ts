import type { Campaign } from '#contract/campaigns/campaigns.ts';
import {
  nextStep,
  type Preparation,
  reportSteps,
  type WizardStep,
  wizardSteps,
} from '#core/campaigns/wizard-steps.ts';
import type { StepMark } from '#web/ui/step-bar.tsx';

const preparationOf = (campaign: Campaign): Preparation => ({
  offerData: campaign.offerId ? campaign.offerData : null,
  icpData: campaign.icpData,
  leadsCount: campaign.leadsCount,
  qualifiedCount: campaign.qualifiedCount,
  engagementConfig: campaign.metadata.engagementConfig,
});

export const isPrepared = (campaign: Campaign, step: Exclude<WizardStep, 'review'>): boolean =>
  reportSteps(preparationOf(campaign))[step].isComplete;

/** The step where the user goes on. */
export const stepToResume = (campaign: Campaign): WizardStep => nextStep(preparationOf(campaign));

/** A campaign that never ran is still being prepared, in whatever state it waits. */
export const isBeingPrepared = ({ launchedAt, status }: Campaign): boolean =>
  launchedAt === null && status !== 'archived';

export const stepMarks = (campaign: Campaign): StepMark[] => {
  const current = stepToResume(campaign);
  return wizardSteps.map((step) => {
    const isDone = step !== 'review' && isPrepared(campaign, step);
    return { step, look: step === current ? 'current' : isDone ? 'done' : 'open' };
  });
};
