import type { WizardStep } from '#core/campaigns/wizard-steps.ts';

export const newCampaignPath = '/production/campaign';
export const campaignPath = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
export const wizardPath = (id: string, step: WizardStep) =>
  `${newCampaignPath}/${encodeURIComponent(id)}/${step}`;
