import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { lookOver, watchRefusals } from './look-over.ts';
import { visibleToast } from './steps.ts';

const url = 'https://hooks.accroche.invalid/entree';

test('an address is added with its secret, tried, paused and removed, at both widths', async ({
  page,
  newAccount,
  signIn,
}) => {
  await watchRefusals(page);
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await page.goto(paths.integrations);
  await expect(page.getByText('Aucune adresse pour le moment')).toBeVisible();

  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('dialog', { name: 'Ajouter une adresse' });
  await form.getByLabel('Adresse').fill('hooks');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByText('Indiquez une adresse complète qui commence par https://.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await form.getByLabel('Adresse').fill(url);
  await form.getByLabel('Campagne en pause').check();
  await form.getByRole('button', { name: 'Ajouter' }).click();

  const secret = page.getByRole('dialog', { name: 'Le secret de cette adresse' });
  await expect(secret.getByText(/^whsec_[A-Za-z0-9+/]+=*$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await secret.getByRole('button', { name: 'J’ai gardé le secret' }).click();
  const line = page.getByRole('listitem').filter({ hasText: url });
  await expect(line).toContainText('Réponse reçue, Rendez-vous marqué, Campagne en pause');

  // A name that no server knows.
  await line.getByRole('button', { name: 'Tester' }).click();
  await expect(visibleToast(page).filter({ hasText: 'L’essai a échoué' })).toContainText(
    'Ce nom de domaine est inconnu.',
  );
  await line.getByRole('button', { name: 'Livraisons' }).click();
  const calls = page.getByRole('dialog', { name: 'Livraisons' });
  await expect(calls.getByRole('listitem')).toHaveCount(1);
  await calls.getByRole('button', { name: 'Voir le contenu' }).click();
  await expect(calls.getByText('"type": "webhook.test"')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(line).toBeVisible();
  expect(await lookOver(page)).toEqual([]);
  const menu = line.getByRole('button', { name: `Actions sur ${url}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mettre en pause' }).click();
  await expect(line.getByText('En pause', { exact: true })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune adresse pour le moment')).toBeVisible();
});
