import { readFile } from 'node:fs/promises';
import { importPath } from '#contract/paths.ts';
import { expectAccessibleEverywhere, expectNoOverflow } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';

const list = [
  'Prénom;NOM;Fonction;Société;Profil LinkedIn;E-mail;Commentaire',
  'JEAN-PIERRE;DE LA TOUR, MBA;Responsable paie;Acmé;https://fr.linkedin.com/in/jp-de-la-tour?trk=x;;vu au stand',
  'Noémie;Oulhaci;DRH;Clinique Parc;https://www.linkedin.com/in/noemie-oulhaci;;',
  'Noémie;Oulhaci;DRH;Clinique Parc;linkedin.com/in/noemie-oulhaci;;',
  'Paul;Sans-Adresse;DG;Nulle Part;;;paul@nulle-part.fr',
].join('\r\n');

test('a file is read, corrected, confirmed with its lawful basis, and the second time brings nobody', {
  tag: '@journey',
}, async ({ page, newAccount, signIn, server, allowConsoleErrors }) => {
  await signIn(page, await newAccount());
  // The tag with a comma is refused.
  allowConsoleErrors(/status of 400/);
  await createCampaign(page, server.url, { ...prepared, name: 'Salon de Nancy' });
  await page.goto(importPath());
  const drop = (content: Buffer) =>
    page
      .getByLabel(/Choisir un fichier/)
      .setInputFiles({ name: 'salon.csv', mimeType: 'text/csv', buffer: content });

  // The tab is part of the address: it is chosen once the address has followed.
  const showTab = async (name: string) => {
    const tab = page.getByRole('radio', { name: new RegExp(`^${name}`) });
    await tab.click();
    await expect(tab).toBeChecked();
  };

  // Excel in French writes neither UTF-8 nor commas.
  await drop(Buffer.from(list, 'latin1'));
  await expect(page.getByText(/4 lignes et 7 colonnes en Windows-1252/)).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('Nom remis en casse : DE LA TOUR → de La Tour')).toBeVisible();
  await page.getByRole('button', { name: 'Changer le séparateur ou l’encodage' }).click();
  const header = page.getByLabel('Noms des colonnes');
  await header.selectOption('Aucune ligne');
  await expect(page.getByText(/Aucune ligne ne donne le nom/)).toBeVisible();
  await header.selectOption('1');
  await expect(page.getByText('La première ligne donne le nom des colonnes.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  // The draft and what is looked at are in the address.
  await expect(page.getByText('Écartées 2')).toBeVisible();
  await showTab('Écartées');
  await page.reload();
  await expect(table.getByText(/La même personne que ligne 3/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger les lignes écartées' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Sans-Adresse');

  // A column that was left aside holds the address after all.
  await page.getByLabel(/^Commentaire/).selectOption('E-mail');
  await expect(page.getByText('Écartées 1')).toBeVisible();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue('');
  const confirm = page.getByRole('button', { name: 'Importer 3 personnes' });
  await confirm.click();
  await expect(page.getByText('Choisissez sur quelle base vous gardez ces personnes.')).toBeVisible();
  await page.getByLabel('Base légale').selectOption('Intérêt légitime');
  await page.getByLabel(/^Étiquette/).fill('Salon, Nancy');
  await confirm.click();
  await expect(page.getByText('Sans virgule.', { exact: true })).toBeVisible();
  await page.getByLabel(/^Étiquette/).fill('Salon');
  await page.getByLabel(/^Ajouter à une campagne/).selectOption('Salon de Nancy');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText(['3', '0', '1', '3']);
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Importer une autre liste' }).click();
  await page.getByLabel(/Lignes copiées/).fill('linkedin.com/in/noemie-oulhaci\nlinkedin.com/company/acme');
  await page.getByRole('button', { name: 'Lire cette liste' }).click();
  await showTab('Déjà connues');
  await expect(table.getByText('Déjà connue, rien de nouveau')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Abandonner cet import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('heading', { name: 'Déposez un fichier' })).toBeVisible();
});

test('a file that is no list, or a draft that is gone, is told plainly', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  await signIn(page, await newAccount());
  allowConsoleErrors(/status of 40[04]/);
  await page.goto(importPath());
  await page
    .getByLabel(/Choisir un fichier/)
    .setInputFiles({ name: 'liste.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toContainText('Ce fichier est un PDF');
  await page.goto(importPath('00000000-0000-4000-8000-000000000000'));
  await expect(page.getByText('Ce brouillon n’existe plus')).toBeVisible();
});
