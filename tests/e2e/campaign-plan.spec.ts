import type { Page } from '@playwright/test';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignPath, wizardPath } from '#contract/paths.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';

const saturdays = { ...defaultEngagement.schedule, days: [6], from: '07:00', to: '08:00' };

/** As after a plan that had these hours: the server kept them. */
async function keepSaturdays(page: Page, id: string): Promise<void> {
  await page.route(`**${campaignsApi.one.path.replace(':id', id)}`, async (route) => {
    const reply = await route.fetch();
    const campaign = await reply.json();
    campaign.metadata.engagementConfig.schedule = saturdays;
    await route.fulfill({ response: reply, json: campaign });
  });
}

test('a calendar beyond the plan is shown as it will run, from the campaign’s own day', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  await keepSaturdays(page, id);
  await page.goto(campaignPath(id));
  await expect(page.getByRole('region', { name: 'Séquence' })).toContainText('Lundi à vendredi');
  await page.goto(wizardPath(id, 'review'));
  await expect(page.getByRole('region', { name: 'Ce que vous lancez' })).toContainText('Lundi à vendredi');

  await page.route(`**${campaignClockApi.read.path}`, (route) =>
    route.fulfill({ json: { now: '2027-01-31T10:00:00.000Z', speed: 1 } }),
  );
  await page.goto(wizardPath(id, 'engagement'));
  const dates = page.getByRole('region', { name: 'Dates' });
  await expect(dates.locator('time').first()).toHaveText('lun. 1er févr.');
  await expect(dates.locator('time').first()).toHaveAttribute('datetime', '2027-02-01');
});

test('without the day, the dates say so and come back', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  const clock = `**${campaignClockApi.read.path}`;
  await page.route(clock, (route) => route.abort());
  await page.goto(wizardPath(id, 'engagement'));
  const dates = page.getByRole('region', { name: 'Dates' });
  await expect(dates).toContainText('La date du jour n’a pas pu être lue.');
  await page.unroute(clock);
  await dates.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dates.locator('time').first()).toBeVisible();
});
