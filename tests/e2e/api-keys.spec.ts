import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { lookOver, watchRefusals } from './look-over.ts';

test('a key is made with its rights, shown once, used and revoked, at both widths', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await watchRefusals(page);
  await signIn(page, await newAccount({ plan: 'ENTERPRISE' }));
  await page.goto(paths.apiKeys);
  await expect(page.getByText('Aucune clé pour le moment')).toBeVisible();
  await page.getByRole('button', { name: 'Créer une clé' }).click();
  const form = page.getByRole('dialog', { name: 'Créer une clé' });
  await form.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(form.getByText('Donnez un nom à la clé.')).toBeVisible();
  await form.getByLabel('Nom').fill('Tableau de bord');
  await form.getByLabel('Modifier : leads').check();
  await form.getByLabel('Valable').selectOption('30 jours');
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Créer la clé' }).click();

  const shown = page.getByRole('dialog', { name: 'Votre nouvelle clé' });
  const secret = (await shown.getByText(/^acc_live_[2-9a-z]{40}$/).textContent()) ?? '';
  await expectAccessibleEverywhere(page);
  await shown.getByRole('button', { name: 'J’ai gardé la clé' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Tableau de bord' });
  await expect(line).toContainText('lire : campagnes ; modifier : leads');
  await expect(line).toContainText('jamais utilisée');

  const call = () =>
    fetch(`${server.url}/api/v1/campaigns`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await call()).status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(line).toContainText('dernier usage');
  expect(await lookOver(page)).toEqual([]);
  await line.getByRole('button', { name: 'Révoquer Tableau de bord' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
  await expect(page.getByText('Aucune clé pour le moment')).toBeVisible();
  expect((await call()).status).toBe(401);
});

test('the reference says every call, and opens without a script', async ({ page }) => {
  await watchRefusals(page);
  await page.goto(paths.apiReference);
  await expect(page.getByRole('heading', { name: 'L’API d’Accroche' })).toBeVisible();
  await page.getByText('Champs et exemple').first().click();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('POST /campaigns/{id}/launch')).toBeVisible();
  expect(await lookOver(page)).toEqual([]);
});
