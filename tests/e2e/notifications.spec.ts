import { notificationsApi } from '#contract/identity/notifications.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  bell,
  controlClock,
  holdCalls,
  makeNotification,
  notificationPanel,
  serveNotifications,
  visibleToast,
} from './steps.ts';
import { beginCampaign } from './wizard-steps.ts';

test.beforeEach(async ({ page, newAccount, signIn }) => signIn(page, await newAccount()));

test('a real notification is read by following it, then dismissed for good', async ({ page }) => {
  await page.goto(paths.leads);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 non lue');
  await bell(page).click();
  const panel = notificationPanel(page);
  const item = panel.getByRole('listitem').filter({ hasText: 'Bienvenue sur Accroche' });
  await expect(item).toContainText('(non lue)');
  await expectAccessible(page);
  await item.getByRole('link').click();
  await expect(page).toHaveURL(paths.profile);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, aucune non lue');

  await bell(page).click();
  await expect(panel.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0);
  const dismissed = page.waitForResponse((response) => response.url().endsWith('/dismiss'));
  await panel.getByRole('button', { name: 'Écarter : Bienvenue sur Accroche' }).click();
  await expect(panel.getByText('Aucune notification')).toBeVisible();
  await expect(panel.getByText("Vous n'avez pas encore reçu de notifications")).toBeVisible();
  expect((await dismissed).status()).toBe(200);
  await page.reload();
  await bell(page).click();
  await expect(panel.getByText('Aucune notification')).toBeVisible();
});

test('the panel is 380 by 400, waits with a skeleton, and marks all as read', async ({ page }) => {
  const release = await holdCalls(page, '**/api/notifications');
  const types = ['success', 'warning', 'error', 'info'] as const;
  await page.goto(paths.home);
  await bell(page).click();
  const panel = notificationPanel(page);
  await expect(panel.getByText('Chargement des notifications…')).toBeAttached();
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await page.unrouteAll();
  const served = await serveNotifications(
    page,
    Array.from({ length: 120 }, (_, index) => makeNotification(index, { type: types[index % 4] })),
  );
  release();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 120 non lues');
  await expect(bell(page).getByText('99+')).toBeVisible();
  await bell(page).click();
  await expect(panel.getByRole('listitem')).toHaveCount(120);
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await panel.boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual({ width: 380, height: 400 });
  for (const label of ['Bonne nouvelle', 'Avertissement', 'Erreur', 'Information']) {
    await expect(panel.getByRole('img', { name: label }).first()).toBeVisible();
  }

  await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(panel.getByText('(non lue)')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  expect(served.changes).toEqual(['/api/notifications/read-all']);
});

test('changes show at once and are taken back, with the reason, when the server fails', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  const served = await serveNotifications(page, [makeNotification(1), makeNotification(2)]);
  let answer = Promise.withResolvers<number>();
  served.answerChange = () => answer.promise;
  await page.goto(paths.leads);
  await bell(page).click();
  const panel = notificationPanel(page);
  const first = panel.getByRole('listitem').filter({ hasText: 'Nouvelle 1' });
  const unread = panel.getByText('(non lue)');

  const changes = [
    {
      act: () => first.getByRole('button', { name: 'Nouvelle 1 (non lue)' }).click(),
      shows: async () => expect(unread).toHaveCount(1),
      failure: 'Impossible de marquer la notification comme lue',
      call: /\/read$/,
    },
    {
      act: () => panel.getByRole('button', { name: 'Tout marquer comme lu' }).click(),
      shows: async () => expect(unread).toHaveCount(0),
      failure: 'Impossible de marquer toutes les notifications comme lues',
      call: /\/read-all$/,
    },
    {
      act: () => panel.getByRole('button', { name: 'Écarter : Nouvelle 1' }).click(),
      shows: async () => expect(first).toHaveCount(0),
      failure: 'Impossible de supprimer la notification',
      call: /\/dismiss$/,
    },
  ];
  for (const { act, shows, failure, call } of changes) {
    await act();
    await shows();
    await expect.poll(() => served.changes.at(-1)).toMatch(call);
    answer.resolve(500);
    await expect(visibleToast(page)).toHaveAccessibleName('Erreur');
    await expect(visibleToast(page)).toContainText(failure);
    await expect(unread, 'taken back').toHaveCount(2);
    await expect(panel.getByRole('listitem').first()).toContainText('Nouvelle 1');
    answer = Promise.withResolvers<number>();
  }
  expect(served.changes).toHaveLength(3);
});

test('news come every 30 seconds and on focus, and show for five seconds', async ({ page }) => {
  const served = await serveNotifications(page, [makeNotification(2)]);
  const clock = await controlClock(page);
  await clock.pause();
  await page.goto(paths.leads);
  const reads = () => clock.calls(notificationsApi.list.path);
  const untilRead = (count: number) => clock.runUntil(async () => (await reads()).length === count, 1000);
  // By small steps while the screen is set up, which sets the page's timer.
  await clock.runUntil(() => page.getByRole('button', { name: 'Notifications, 1 non lue' }).isVisible());
  await untilRead(2);
  served.list = [makeNotification(1, { title: 'Camille a répondu', type: 'success' }), ...served.list];
  await untilRead(3);
  const left = (await reads()).map(({ leftAt }) => leftAt);
  expect(left.slice(1).map((at, index) => Math.round((at - (left[index] ?? 0)) / 1000))).toEqual([30, 30]);
  const message = page.locator('output').filter({ hasText: 'Camille a répondu' });
  await clock.runUntil(() => message.isVisible());
  await expect(message).toContainText('Le message de la nouvelle 1.');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 non lues');
  const shownMs = await clock.runUntil(async () => (await message.count()) === 0);
  expect(Math.round(shownMs / 500) / 2, 'seconds on the screen').toBe(5);

  const before = served.reads;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => served.reads, 'the page is in sight again').toBe(before + 1);
  // One that comes while the last answer is still being read asks nothing more: it comes again.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(served.reads, 'the window got the focus').toBeGreaterThan(before + 1);
  }).toPass();
});

test('news leave the buttons at the foot of a page uncovered', async ({ page }) => {
  const served = await serveNotifications(page, []);
  await beginCampaign(page);
  await expect(bell(page)).toBeVisible();
  served.list = [makeNotification(1, { title: 'Camille a répondu', type: 'success' })];
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const news = page.locator('output > div').filter({ hasText: 'Camille a répondu' });
  const [card, foot] = [await news.boundingBox(), await page.getByText('Continuer vers').boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
