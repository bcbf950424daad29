import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './steps.ts';

const searchField = { name: 'Chercher dans l’aide' };

test('searches without accents, counts, and keeps the query in the address', async ({ page }) => {
  await openLive(page, paths.help);
  const field = page.getByRole('searchbox', searchField);
  const count = page.locator('output[for=recherche]');
  await expect(count).toHaveText(/^\d{2} réponses$/);

  await field.fill('RESILIER');
  await expect(count).toHaveText(/^\d+ réponses? trouvées?$/);
  await expect(page.getByText('Comment résilier\u00A0?')).toBeVisible();
  await expect(page.getByText('Votre formule reste active jusqu’à la fin')).toBeVisible();
  await expect(page.getByText('Pourquoi rien ne part\u00A0?')).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.help}?q=RESILIER`);

  await page.reload();
  await expect(field).toHaveValue('RESILIER');
  await expect(page.getByText('Pourquoi rien ne part\u00A0?')).toHaveCount(0);

  await field.fill('');
  await expect(page).toHaveURL(paths.help);
  await expect(page.getByText('Pourquoi rien ne part\u00A0?')).toBeVisible();
});

test('an empty result leads to support, or back to everything', async ({ page }) => {
  await page.goto(`${paths.help}?q=${encodeURIComponent('girafe volante')}`);
  const empty = page.getByRole('heading', { name: 'Rien pour «\u00A0girafe volante\u00A0»' });
  await expect(empty).toBeVisible();
  await expect(page.locator('output[for=recherche]')).toHaveText('Aucune réponse');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Écrire au support' }).last()).toHaveAttribute(
    'href',
    paths.support,
  );
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Voir toutes les réponses' }).click();
  await expect(page.getByRole('searchbox', searchField)).toBeFocused();
  await expect(page.getByText('Pourquoi rien ne part\u00A0?')).toBeVisible();
});

test('opens and closes an answer with the keyboard', async ({ page }) => {
  await page.goto(paths.help);
  const answer = page.locator('#resilier');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Comment résilier' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a link to an answer opens it', async ({ page }) => {
  await page.goto(`${paths.help}#rien-ne-part`);
  await expect(page.locator('#rien-ne-part')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every answer can be opened', async ({ page }) => {
    await page.goto(`${paths.help}?q=facture`);
    await expect(page.getByRole('searchbox', searchField)).toBeHidden();
    await expect(page.locator('details').nth(24)).toBeVisible();
    await page.locator('summary', { hasText: 'Où trouver mes factures' }).click();
    await expect(page.getByText('Chaque paiement y a sa facture.')).toBeVisible();
  });
});
