import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { bell, makeNotification, notificationPanel, serveNotifications, visibleToast } from './steps.ts';

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
  await page.clock.install();
  await page.goto(paths.leads);
  await bell(page).click();
  const panel = notificationPanel(page);
  const any = page.locator('output fieldset');

  await panel.getByRole('button', { name: 'Nouvelle 1 (non lue)' }).click();
  await expect(visibleToast(page)).toContainText('Impossible de marquer la notification comme lue');
  await panel.getByRole('button', { name: 'Écarter : Nouvelle 2' }).click();
  await expect(visibleToast(page)).toContainText('Impossible de supprimer la notification');
  await expect(any, 'the new one took the place').toHaveCount(1);

  await page.keyboard.press('Escape');
  await visibleToast(page).hover();
  await page.clock.fastForward(20_000);
  await expect(visibleToast(page), 'held under the pointer').toHaveCount(1);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await visibleToast(page).getByRole('button', { name: 'Fermer le message' }).click();
  await expect(visibleToast(page)).toHaveCount(0);
  await page.clock.runFor(3_900);
  await expect(any, 'still there, closed').toHaveCount(1);
  await page.clock.runFor(200);
  await expect(any).toHaveCount(0);
});

test('a toast leaves by itself', async ({ page, newAccount, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 500/);
  await signIn(page, await newAccount());
  const served = await serveNotifications(page, [makeNotification(1)]);
  served.answerChange = async () => 500;
  await page.clock.install();
  await page.goto(paths.leads);
  await bell(page).click();
  await notificationPanel(page).getByRole('button', { name: 'Nouvelle 1 (non lue)' }).click();
  await expect(visibleToast(page)).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(visibleToast(page)).toHaveCount(0);
  await page.clock.runFor(4_000);
  await expect(page.locator('output fieldset')).toHaveCount(0);
});

test('a tooltip opens after 700 ms, its neighbour at once', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await serveNotifications(page, [makeNotification(1), makeNotification(2)]);
  await page.clock.install();
  await page.goto(paths.leads);
  await bell(page).click();
  const panel = notificationPanel(page);
  const tooltip = page.getByRole('tooltip', { name: 'Écarter' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 2000)));

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
