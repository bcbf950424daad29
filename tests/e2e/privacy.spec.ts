import { paths, senderPagePath } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';

test('a request is entered, its identity noted, refused with a reason, and leaves its proof', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  await expect(page.getByText('Aucune demande pour le moment')).toBeVisible();
  await page.getByRole('button', { name: 'Saisir une demande' }).click();
  const entry = page.getByRole('dialog', { name: 'Saisir une demande' });
  await entry.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(entry.getByText('Indiquez le nom de la personne.')).toBeVisible();
  await entry.getByLabel('Nom de la personne').fill('Béatrice Haÿ-Collin');
  await entry.getByLabel('Adresse pour lui répondre').fill('beatrice@moulages.example');
  await expectAccessibleEverywhere(page);
  await entry.getByRole('button', { name: 'Enregistrer' }).click();
  const row = page.getByRole('list', { name: 'Demandes des personnes' }).getByRole('listitem');
  await expect(row).toContainText('Identité à vérifier');
  await expect(row).toContainText(/Reste (27|28|29|30|31) jours/);
  await expectAccessibleEverywhere(page);

  await row.getByRole('button', { name: /^Traiter/ }).click();
  const dialog = page.getByRole('dialog', { name: /Béatrice Haÿ-Collin/ });
  await dialog.getByLabel('Comment son identité a été vérifiée').fill('réponse depuis son profil');
  await dialog.getByRole('button', { name: 'Noter' }).click();
  await expect(dialog.getByText('Identité vérifiée')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Refuser', exact: true }).click();
  await dialog.getByLabel('Motif du refus').fill('Cette demande a déjà reçu une réponse le mois dernier');
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  const answer = page.getByRole('dialog', { name: 'Il reste à lui répondre' });
  await expect(answer).toContainText('beatrice@moulages.example');
  await expect(answer).toContainText('Cette demande a déjà reçu une réponse');
  await answer.getByRole('button', { name: 'Fermer' }).click();
  await expect(row).toContainText('Refusée le');
});

test('the register proposes an entry for a campaign, and keeps what the user writes instead', async ({
  page,
  server,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  await expect(page.getByText('Rien à inscrire encore')).toBeVisible();
  await createCampaign(page, server.url, { name: 'Paie des ETI' });
  await page.goto(paths.personalData);
  const entry = page.getByRole('list', { name: 'Traitements inscrits' }).getByRole('listitem');
  await expect(entry).toContainText('Aucune personne à ce jour.');
  await entry.getByRole('button', { name: /^Lire et corriger/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Paie des ETI' });
  await dialog.getByLabel('Conservation', { exact: true }).fill('Un an après le dernier message.');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(entry).toContainText('Un an après le dernier message.');
  await expect(entry).toContainText('une rubrique corrigée par vous');
  await expectAccessibleEverywhere(page);
});

test('a link that was cut says so, in whichever language', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  await page.goto(`${senderPagePath('000000000000')}&langue=en`);
  await expect(page.getByText('Ce lien n’ouvre la page d’aucun expéditeur')).toBeVisible();
});
