import type { Page } from '@playwright/test';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { type WizardStep, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { createCampaign } from './campaign-steps.ts';
import { expect, originOf } from './fixtures.ts';

export const newCampaignPath = '/production/campaign';
export const campaignAddress = /\/production\/campaign\/[0-9a-f]{8}-[0-9a-f-]{27}\/\w+$/;

export const stepTab = (page: Page, step: WizardStep) =>
  page
    .getByRole('navigation', { name: 'Étapes de la campagne' })
    .getByRole('link', { name: new RegExp(`^\\d ${wizardStepTitles[step]}`) });

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(facultatif\\))?$`) });

export const givenOffer = {
  personalProfile: { displayName: 'Hélène Vasseur-Guérin', jobTitle: 'Directrice commerciale' },
  companyInfo: {
    companyName: 'Liseré',
    serviceDescription: 'Nous relisons douze mois de bulletins.',
    serviceOffer: 'Un diagnostic paie en dix jours.',
  },
};

export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Enregistré à \d/)).toBeVisible();
}

/** Opens the wizard at that step of a campaign whose offer is filled in; returns its id. */
export async function beginCampaign(page: Page, step: WizardStep = 'offer'): Promise<string> {
  const { id } = await createCampaign(page, await originOf(page), { offerData: givenOffer });
  await page.goto(wizardPath(id, step));
  await untilSaved(page);
  return id;
}

/** As the server holds it. */
export async function readCampaign(page: Page, id: string) {
  const answer = await page.request.get(campaignsApi.one.path.replace(':id', id));
  return campaignsApi.one.reply.parse(await answer.json());
}

export async function readCampaigns(page: Page) {
  const answer = await page.request.get(campaignsApi.list.path);
  return campaignsApi.list.reply.parse(await answer.json());
}
