import type { Page } from '@playwright/test';
import { type CampaignTime, campaignClockApi } from '#contract/campaign-clock.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './steps.ts';

const band = (page: Page) => page.getByRole('complementary', { name: 'Mode démonstration' });
const shownTime = (page: Page) => band(page).locator('time');
const clockUrl = `**${campaignClockApi.read.path}`;

async function campaignTime(page: Page): Promise<{ atMs: number; speed: number }> {
  const { now, speed }: CampaignTime = await (await page.request.get(campaignClockApi.read.path)).json();
  return { atMs: Date.parse(now), speed };
}

const widths = [1280, 768, 390];

test('the date of the campaigns comes without moving the page, at any width, and runs', async ({
  page,
  newAccount,
  signIn,
}) => {
  const boxes = async () => {
    const found = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      found.push(await band(page).boundingBox());
    }
    return found;
  };
  for (const path of [paths.help, paths.leads]) {
    if (path === paths.leads) await signIn(page, await newAccount());
    const release = await holdCalls(page, clockUrl);
    await page.goto(path);
    await expect(band(page)).toContainText('rien ne part vers de vraies personnes');
    const before = await boxes();
    await expect(shownTime(page)).toBeHidden();
    release();
    await expect(shownTime(page)).toHaveText(/^\p{L}+ \d\S*\s\S+ \d{4}, \d{1,2}\sh\s\d\d$/u);
    expect(await boxes()).toEqual(before);

    const shown = await shownTime(page).textContent();
    await expect(shownTime(page)).not.toHaveText(shown ?? '');
    expect(await boxes()).toEqual(before);
    const apartMs = async () => {
      const { atMs, speed } = await campaignTime(page);
      const shownMs = Date.parse((await shownTime(page).getAttribute('datetime')) ?? '');
      return Math.abs(shownMs - atMs) / speed;
    };
    // Two looks, one after the other: a busy machine may let time pass between them.
    await expect.poll(apartMs, 'wall milliseconds apart').toBeLessThan(5000);
    await expectAccessibleEverywhere(page);
    await page.unroute(clockUrl);
  }
});

test('on a phone, the longest date takes no more room than another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const look = async (now: string, text: RegExp) => {
    await page.route(clockUrl, (route) => route.fulfill({ json: { now, speed: 0 } }));
    await page.goto(paths.help);
    await expect(shownTime(page)).toHaveText(text);
    return [await band(page).boundingBox(), await shownTime(page).boundingBox()];
  };
  const short = await look('2026-05-04T05:00:00.000Z', /^lundi 4.mai 2026, 7.h.00$/);
  expect(await look('2026-09-23T20:59:00.000Z', /^mercredi 23.sept\. 2026, 22.h.59$/)).toEqual(short);
});

test('nobody hears it tick: no live region is around the time', async ({ page }) => {
  await page.goto(paths.help);
  await expect(shownTime(page)).toBeVisible();
  const isAnnounced = await shownTime(page).evaluate(
    (time) => time.closest('[aria-live], [role=status], [role=alert], [role=log], output') !== null,
  );
  expect(isAnnounced).toBe(false);
});

test('a tab that comes back asks again; outside of the demonstration nobody asks', async ({ page }) => {
  let asked = 0;
  await page.route(clockUrl, (route) => {
    asked += 1;
    return route.fallback();
  });
  await page.goto(paths.help);
  await expect(shownTime(page)).toBeVisible();
  expect(asked).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => asked).toBe(2);

  await page.route(`**${paths.help}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' data-demo=""', '') });
  });
  await page.goto(paths.help, { waitUntil: 'networkidle' });
  await expect(band(page)).toBeHidden();
  expect(asked).toBe(2);
});

test('a time that nobody tells leaves the rest of the band as it is', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  await page.route(clockUrl, (route) => route.fulfill({ status: 500, json: {} }));
  const answered = page.waitForResponse(clockUrl);
  await page.goto(paths.help);
  await answered;
  await expect(band(page)).toContainText('Démonstration.');
  await expect(shownTime(page)).toBeHidden();
});
