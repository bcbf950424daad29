import type { Page } from '@playwright/test';
import { campaignsApi } from '#contract/campaigns.ts';
import { type WizardStep, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { expect } from './fixtures.ts';

export const newCampaignPath = '/production/campaign';
export const campaignAddress = /\/production\/campaign\/[0-9a-f]{8}-[0-9a-f-]{27}\/\w+$/;

export const stepTab = (page: Page, step: WizardStep) =>
  page
    .getByRole('navigation', { name: 'Étapes de la campagne' })
    .getByRole('link', { name: new RegExp(`^\\d ${wizardStepTitles[step]}`) });

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(facultatif\\))?$`) });

export const offerTexts = {
  'Votre nom': 'Hélène Vasseur-Guérin',
  'Votre fonction': 'Directrice commerciale',
  'Nom de l’entreprise': 'Liseré',
  'Ce que fait votre entreprise': 'Nous relisons douze mois de bulletins.',
  'Ce que vous proposez': 'Un diagnostic paie en dix jours.',
};

export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Enregistré à \d/)).toBeVisible();
}

/** A campaign begun in the wizard and saved, by its id. */
export async function beginCampaign(page: Page, texts: Record<string, string> = offerTexts): Promise<string> {
  await page.goto(newCampaignPath);
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await expect(page).toHaveURL(campaignAddress);
  await untilSaved(page);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
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
