import type { Page } from '@playwright/test';
import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { goodOffer, goodTarget } from '../support/good-campaign.ts';
import { post } from './fixtures.ts';

export const prepared = {
  offerData: goodOffer,
  icpData: goodTarget,
  metadata: { engagementConfig: defaultEngagement },
};

/** Made by the user who is signed in on that page. */
export const createCampaign = async (page: Page, url: string, campaign: object) =>
  (await post(page.context().request, url, campaignsApi.create.path, campaign)) as Campaign;

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const actsButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions sur la campagne « ${name} »` });

/** Opens the menu of a campaign and takes one of its entries. */
export async function act(page: Page, name: string, entry: string): Promise<void> {
  await actsButton(page, name).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
