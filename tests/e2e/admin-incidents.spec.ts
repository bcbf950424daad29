import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { demoAdmin } from './steps.ts';

test('a data breach is declared, read with its accounts and drafts, notified and closed', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[03]/);
  const account = await newAccount();
  await signIn(page, demoAdmin);
  await page.goto(`${paths.administration}?vue=incidents`);
  await page.getByRole('button', { name: 'Déclarer un incident' }).click();
  const form = page.getByRole('dialog', { name: 'Déclarer un incident' });
  await form.getByRole('button', { name: 'Déclarer', exact: true }).click();
  await expect(form.getByText('Choisissez les données touchées.')).toBeVisible();
  const what = `Une sauvegarde est restée lisible (${account.email}).`;
  await form.getByLabel('Ce qui s’est passé').fill(what);
  await form.getByLabel('Perte de confidentialité').check();
  await form.getByLabel('Échanges').check();
  await form.getByLabel('Adresses des comptes touchés').fill(account.email);
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Déclarer', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirmez votre identité' });
  await proof.getByLabel('Mot de passe', { exact: true }).fill(demoAdmin.password);
  await page.keyboard.press('Enter');

  const incident = page.getByRole('dialog', { name: 'Violation de données' });
  await expect(incident.getByText(/Il reste 7[12]\sh pour notifier la CNIL/)).toBeVisible();
  await expect(incident.getByRole('region', { name: 'Comptes touchés' })).toContainText(account.email);
  await expect(incident.getByRole('region', { name: 'Projet de notification' })).toContainText(what);
  await expectAccessibleEverywhere(page);
  await incident.getByRole('button', { name: 'CNIL notifiée…' }).click();
  await incident.getByRole('button', { name: 'Noter la notification' }).click();
  await expect(incident.getByText(/CNIL notifiée moins d’une heure après la découverte/)).toBeVisible();
  await incident.getByRole('button', { name: 'Clore l’incident' }).click();
  await expect(incident.getByRole('button', { name: 'Clore l’incident' })).toBeHidden();
  await incident.getByRole('button', { name: 'Fermer' }).click();
  const row = page.getByRole('listitem').filter({ hasText: what });
  await expect(row).toContainText('Clos le');
  await expectAccessibleEverywhere(page);
});
