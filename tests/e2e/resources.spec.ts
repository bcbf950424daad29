import { paths } from '#contract/paths.ts';
import { loadFirst } from './first-load.ts';
import { expect, test } from './fixtures.ts';

const articles = [
  paths.gettingStarted,
  paths.bestPractices,
  paths.useCases,
  paths.advancedFeatures,
  paths.security,
];
const phone = { width: 390, height: 844 };

test('the index leads to the five articles', async ({ page }) => {
  await page.goto(paths.resources);
  for (const path of articles)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Guide de démarrage/ })
    .click();
  await expect(page).toHaveURL(paths.gettingStarted);
});

test('the first load of an article is light: nothing in it answers, and a visitor is sent no more script', async ({
  page,
}) => {
  const { bytes } = await loadFirst(page, paths.gettingStarted);
  expect(bytes.Script, 'JavaScript, compressed').toBeGreaterThan(0);
  expect(bytes.Script, 'JavaScript, compressed').toBeLessThanOrEqual(30_000);
  await expect(page.getByRole('navigation', { name: 'Compte' })).toBeVisible();
});

test('somebody signed in finds their corner on an article', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.gettingStarted);
  await expect(page.getByRole('button', { name: /^Menu du compte/ })).toBeVisible();
});

test('every article has a summary, a reading time and a call to action', async ({ page }) => {
  for (const path of articles) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+\u00A0min de lecture$/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'À retenir' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Commencer', exact: true })).toHaveAttribute(
      'href',
      paths.signUp,
    );
    await expect(main.getByRole('navigation', { name: 'À lire ensuite' }).getByRole('link')).toHaveCount(2);

    const entries = main.getByRole('navigation', { name: 'Sommaire' }).getByRole('link');
    const last = entries.last();
    await last.click();
    await expect(page.locator((await last.getAttribute('href')) ?? '')).toBeInViewport();
  }
});

test('the summary stays in sight on a wide screen', async ({ page }) => {
  await page.goto(paths.security);
  await page.locator('#faille').scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').first()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test('the summary is folded', async ({ page }) => {
    await page.goto(paths.useCases);
    const summary = page.getByRole('navigation', { name: 'Sommaire' });
    await expect(summary.getByRole('link').first()).toBeHidden();
    await summary.getByText('Sommaire').click();
    await summary.getByRole('link', { name: 'Construire le vôtre' }).click();
    await expect(page.locator('#construire')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an article reads to its end', async ({ page }) => {
    await page.goto(paths.bestPractices);
    await expect(page.getByRole('heading', { level: 2, name: 'Attendez avant de conclure' })).toBeVisible();
    await expect(page.getByText('Un pourcentage sans effectif ne prouve rien.')).toBeVisible();
  });
});
