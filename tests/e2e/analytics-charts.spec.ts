import type { Page } from '@playwright/test';
import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls, openLive } from './steps.ts';

/** The demonstration with its past, in which hardly any time passes. */
test.use({ serverVariables: { DEMO_STILL: '0', DEMO_SPEED: '1' } });

async function enterDemonstration(page: Page): Promise<string> {
  await openLive(page, paths.home);
  await page.getByRole('button', { name: 'Essayer la démonstration' }).click();
  await expect(page.getByRole('heading', { name: 'Cette semaine' })).toBeVisible();
  const campaigns = (await (await page.request.get(campaignsApi.list.path)).json()) as Campaign[];
  const running = campaigns.find(({ status }) => status === 'active');
  return running?.id ?? '';
}

test('the drawing of charts is loaded once there is something to draw', async ({ page }) => {
  const running = await enterDemonstration(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const release = await holdCalls(page, `**${analyticsApi.detail.path.replace(':id', running)}*`);
  await page.goto(`${campaignPath(running)}/analytics`);
  const numbers = page.getByRole('main').locator('button[aria-haspopup="dialog"][aria-label]');
  await expect(numbers.first()).toBeVisible();
  expect(scripts.filter((script) => script.includes('chart'))).toEqual([]);
  release();
  await expect(page.getByRole('img', { name: /selon les jours écoulés/ })).toBeVisible();
  expect(scripts.filter((script) => script.includes('chart'))).not.toEqual([]);
});
