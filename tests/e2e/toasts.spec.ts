import type { Locator } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import {
  bell,
  controlClock,
  makeNotification,
  notificationPanel,
  serveNotifications,
  visibleToast,
} from './steps.ts';

test('one toast at a time, gone 4 seconds after it is dismissed', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  await signIn(page, await newAccount());
  const served = await serveNotifications(page, [makeNotification(1), makeNotification(2)]);
  served.answerChange = async () => 500;
  const clock = await controlClock(page);
  await page.goto(paths.leads);
  await bell(page).click();
  const panel = notificationPanel(page);
  const any = page.locator('output fieldset');
  const toast = (text: string) => visibleToast(page).filter({ hasText: text });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await clock.pause();

  await panel.getByRole('button', { name: 'Nouvelle 1 (non lue)' }).click();
  await clock.runUntil(() => toast('Impossible de marquer la notification comme lue').isVisible());
  await panel.getByRole('button', { name: 'Écarter : Nouvelle 2' }).click();
  await clock.runUntil(() => toast('Impossible de supprimer la notification').isVisible());
  await expect(any, 'the new one took the place').toHaveCount(1);

  await page.keyboard.press('Escape');
  await visibleToast(page).hover();
  await clock.runFor(20_000, 1000);
  await expect(visibleToast(page), 'held under the pointer').toHaveCount(1);
  await visibleToast(page).getByRole('button', { name: 'Fermer le message' }).click();
  await expect(visibleToast(page)).toHaveCount(0);
  await expect(any, 'still there, closed').toHaveCount(1);
  const closedMs = await clock.runUntil(async () => (await any.count()) === 0);
  expect(Math.round(closedMs / 200) / 5, 'seconds').toBe(4);
});

test('a toast leaves by itself', async ({ page, newAccount, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 500/);
  await signIn(page, await newAccount());
  const served = await serveNotifications(page, [makeNotification(1)]);
  served.answerChange = async () => 500;
  const clock = await controlClock(page);
  await page.goto(paths.leads);
  await bell(page).click();
  await notificationPanel(page).getByRole('button', { name: 'Nouvelle 1 (non lue)' }).click();
  await expect(visibleToast(page)).toHaveCount(1);
  await clock.pause();
  const isGone = async (locator: Locator) => (await locator.count()) === 0;
  expect(await clock.runUntil(() => isGone(visibleToast(page)))).toBeLessThanOrEqual(5_000);
  expect(await clock.runUntil(() => isGone(page.locator('output fieldset')))).toBeLessThanOrEqual(4_200);
});

test('a tooltip opens after 700 ms, its neighbour at once', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await serveNotifications(page, [makeNotification(1), makeNotification(2)]);
  const clock = await controlClock(page);
  await page.goto(paths.leads);
  await bell(page).click();
  const panel = notificationPanel(page);
  const tooltip = page.getByRole('tooltip', { name: 'Écarter' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await clock.pause();

  const first = panel.getByRole('button', { name: 'Écarter : Nouvelle 1' });
  const second = panel.getByRole('button', { name: 'Écarter : Nouvelle 2' });
  const leave = async () => {
    await panel.getByRole('heading', { name: 'Notifications' }).hover();
    await panel.getByRole('button', { name: 'Tout marquer comme lu' }).hover();
    await page.clock.runFor(10);
    await expect(tooltip).toHaveCount(0);
  };
  await first.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(1);
  await leave();
  await page.clock.runFor(200);
  await second.hover();
  await page.clock.runFor(10);
  await expect(tooltip, 'less than 300 ms later').toHaveCount(1);
  await leave();
  await page.clock.runFor(350);
  await first.hover();
  await page.clock.runFor(10);
  await expect(tooltip, 'more than 300 ms later').toHaveCount(0);
});
