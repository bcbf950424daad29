import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { demoAdmin, submitSignIn } from './steps.ts';

const view = (name: string) => `${paths.administration}?vue=${name}`;

test('an administrator finds an account, proves who they are, suspends it and restores it', async ({
  page,
  newAccount,
  newVisitor,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[139]/);
  const account = await newAccount();
  const person = await newVisitor();
  await signIn(person, account);
  await signIn(page, demoAdmin);
  await page.goto(view('utilisateurs'));
  await page.getByRole('searchbox', { name: 'Chercher un utilisateur' }).fill(account.email);
  await expect(page).toHaveURL(/recherche=/);
  const row = page.getByRole('row').filter({ hasText: account.email });
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog').filter({ hasText: account.email });
  await record.getByRole('button', { name: 'Suspendre' }).click();
  const ask = page.getByRole('dialog', { name: /Suspendre ce compte/ });
  await ask.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(ask.getByText('Dites pourquoi, en quelques mots.')).toBeVisible();
  await ask.getByLabel('Raison').fill('Plainte reçue');
  await ask.getByRole('button', { name: 'Suspendre le compte' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirmez votre identité' });
  await proof.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  await expect(proof.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await proof.getByLabel('Mot de passe', { exact: true }).fill(demoAdmin.password);
  await page.keyboard.press('Enter');
  await expect(record.getByText(/^Suspendu le/)).toBeVisible();
  await person.goto(paths.leads);
  await expect(person).toHaveURL(/\/connexion/);
  await submitSignIn(person, account);
  await expect(person.getByRole('alert')).toContainText('Ce compte est suspendu.');
  await record.getByRole('button', { name: 'Rétablir le compte' }).click();
  await expect(record.getByRole('button', { name: 'Suspendre' })).toBeVisible();
  await submitSignIn(person, account);
  await expect(person).toHaveURL(paths.leads);
  await page.goto(view('journal'));
  await expect(page.getByRole('row').filter({ hasText: 'Compte suspendu' }).first()).toBeVisible();
});

test('every view of the administration reads well, on a desk and on a phone', async ({ page, signIn }) => {
  await signIn(page, demoAdmin);
  const views = [
    ['exploitation', 'Envois non confirmés'],
    ['webhooks', 'Reçus de Stripe'],
    ['support', 'Support'],
    ['annonces', 'Annonces'],
    ['fonctions', 'Fonctions'],
    ['journal', 'Journal'],
  ] as const;
  for (const [name, heading] of views) {
    await page.goto(view(name));
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByText(/^(Chargement|Lecture) d/)).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  }
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(page.getByText(/^Chaîne vérifiée le/)).toBeVisible();
});

test('a person takes a copy of everything, asks for the end of their account and keeps it', async ({
  page,
  newAccount,
  signIn,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await page.goto(paths.ownAccount);
  await page.getByRole('button', { name: 'Préparer ma copie' }).click();
  const file = page.getByRole('link', { name: /^Télécharger/ });
  await expect(file).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/^accroche-.*\.zip$/);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const ask = page.getByRole('dialog', { name: /Supprimer votre compte/ });
  await ask.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await ask.getByRole('button', { name: /^Supprimer dans/ }).click();
  await expect(page.getByText(/^Votre compte sera supprimé le/)).toBeVisible();
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  await page.goto(paths.accountSecurity);
  await expect(page.getByText('Suppression du compte annulée')).toBeVisible();
});
