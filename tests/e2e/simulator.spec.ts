import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './steps.ts';

/** A Thursday: the page then starts on Monday 16 November 2026. */
const thursday = new Date('2026-11-12T10:00:00Z');

const simulator = (page: Page) => page.locator('#simulateur');
const open = async (page: Page, now = thursday) => {
  await page.clock.setFixedTime(now);
  await openLive(page, paths.home);
};
const table = async (page: Page) => {
  await simulator(page).getByText('Voir le tableau').click();
  return simulator(page).getByRole('table');
};

test('the example: 240 people from an account connected lately', async ({ page }) => {
  await open(page);
  await expect(simulator(page)).toContainText(
    '240 invitations en 24 jours ouvrés, du lundi 16 novembre au jeudi 17 décembre 2026. Jamais plus de 15 par jour ni de 75 par semaine.',
  );
  await expect(simulator(page)).toContainText('Entre 6 et 14 rendez-vous');
  await expect(simulator(page)).toContainText(
    'Si vous obtenez bien 4 rendez-vous pour 100 invitations, le résultat tombe dans cette fourchette au moins huit fois sur dix.',
  );
  await expect(simulator(page).getByRole('img')).toHaveAccessibleName(
    /Fourchette de 6 à 14 rendez-vous sur une échelle de 0 à 20, valeur centrale.: 9/,
  );
  await expect(simulator(page).getByText('1 trait = 1 invitation')).toBeVisible();
});

test('the table says the same, day by day', async ({ page }) => {
  await open(page);
  const weeks = await table(page);
  await expect(weeks.getByRole('row')).toHaveCount(6);
  await expect(weeks.getByRole('row', { name: '16 nov.' }).getByRole('cell')).toHaveText([
    '3',
    '3',
    '3',
    '3',
    '3',
    '15',
    '15',
  ]);
  await expect(weeks.getByRole('row', { name: '14 déc.' }).getByRole('cell')).toHaveText([
    '15',
    '15',
    '15',
    '15',
    '0',
    '60',
    '240',
  ]);
  await expect(simulator(page).getByText('Masquer le tableau')).toBeVisible();
  await expectAccessible(page);
});

test('each control recomputes at once', async ({ page }) => {
  await open(page);
  await simulator(page).getByRole('radio', { name: 'Déjà actif' }).check();
  await expect(simulator(page)).toContainText('240 invitations en 16 jours ouvrés');
  await simulator(page).getByLabel('Personnes à contacter').fill('300');
  await expect(simulator(page)).toContainText('300 invitations en 20 jours ouvrés');
  const rate = simulator(page).getByLabel('Rendez-vous pour 100 invitations');
  await rate.focus();
  await page.keyboard.press('End');
  await expect(simulator(page)).toContainText('Si vous obtenez bien 10 rendez-vous');
  await expect(simulator(page)).toContainText(/Entre 2\d et 3\d rendez-vous/);
  await page.keyboard.press('Home');
  await expect(simulator(page)).toContainText(/Entre 1 et 5 rendez-vous/);
});

test('a holiday is named and sends nothing', async ({ page }) => {
  await open(page, new Date('2026-11-05T10:00:00Z'));
  await expect(simulator(page).getByText('mer. 11 : armistice de 1918')).toBeVisible();
  const weeks = await table(page);
  await expect(
    weeks.getByRole('row', { name: '9 nov.', exact: false }).first().getByRole('cell').nth(2),
  ).toHaveText('férié');
});

test.describe('far from Paris', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the week is that of Paris', async ({ page }) => {
    // Sunday afternoon in California, Monday already in Paris.
    await open(page, new Date('2026-11-15T23:30:00Z'));
    await expect(simulator(page)).toContainText('du lundi 23 novembre');
  });
});

test('the method shows on hover and on focus, and leaves on Escape', async ({ page }) => {
  await openLive(page, paths.home);
  const question = simulator(page).getByRole('button', { name: 'Comment la fourchette est calculée' });
  const method = simulator(page).getByRole('tooltip');
  await expect(method).toBeHidden();
  await question.hover();
  await expect(method).toBeVisible();
  await expect(method).toContainText('Loi binomiale');
  await page.keyboard.press('Escape');
  await expect(method).toBeHidden();
  await page.mouse.move(0, 0);
  await question.focus();
  await expect(method).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the method answers a finger and stays on the screen', async ({ page }) => {
    await openLive(page, paths.home);
    const word = simulator(page).getByRole('button', { name: 'Comment la fourchette est calculée' });
    const method = simulator(page).getByRole('tooltip');
    // At the foot of the screen, then in its middle: above the word, then under it.
    for (const [block, isAbove] of [
      ['end', true],
      ['center', false],
    ] as const) {
      await word.evaluate((button, block) => button.scrollIntoView({ block }), block);
      await word.tap();
      await expect(method).toBeVisible();
      await expect(method).toBeInViewport({ ratio: 1 });
      const [bubble, under] = [await method.boundingBox(), await word.boundingBox()];
      expect((bubble?.y ?? 0) < (under?.y ?? 0)).toBe(isAbove);
      await page.keyboard.press('Escape');
    }
    await word.tap();
    await expect(method).toBeVisible();
    await page.getByRole('heading', { name: 'Une démonstration à l’écran, puis cinq étapes.' }).tap();
    await expect(method).toBeHidden();
  });

  test('500 people stay legible: every week on its line, nothing wider than the screen', async ({ page }) => {
    await open(page);
    await simulator(page).getByLabel('Personnes à contacter').fill('500');
    await expect(simulator(page)).toContainText('500 invitations en');
    const weeks = await table(page);
    await expect(weeks.locator('tbody tr').last().getByRole('cell').last()).toHaveText('500');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const cut = await simulator(page)
      .locator('ol ol li span, td, th')
      .evaluateAll(
        (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example, its table and its method read', async ({ page }) => {
    await page.goto(paths.home);
    await expect(simulator(page)).toContainText(/240\sinvitations en \d+\sjours ouvrés, du lundi/);
    await expect(simulator(page).getByText('Sans JavaScript, les réglages ne bougent pas')).toBeVisible();
    await expect(await table(page)).toBeVisible();
    await expect(simulator(page).getByRole('tooltip')).toBeVisible();
  });
});
