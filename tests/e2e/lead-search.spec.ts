import { wizardPath } from '#contract/paths.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { visibleToast } from './steps.ts';

test('a search is started from the wizard, followed, and brings people with their reasons', {
  tag: '@journey',
}, async ({ page, newAccount, signIn, server }) => {
  await signIn(page, await newAccount());
  await linkAccount(page);
  const { id } = await createCampaign(page, server.url, {
    ...prepared,
    icpData: { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
  });
  await page.goto(wizardPath(id, 'leads'));
  await expect(page.getByText('Aucun lead')).toBeVisible();
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByText(/^Terminée : /)).toBeVisible();

  const table = page.getByRole('table', { name: /Personnes de la campagne/ });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await table
    .getByRole('button', { name: /^Pourquoi/ })
    .first()
    .click();
  await expect(table.getByText(/Intitulé/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^3 Leads/ })).toContainText('sur');
  await expectAccessibleEverywhere(page);

  // What was found stays, and the same people do not come twice.
  await page.reload();
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Chercher de nouvelles personnes' })).toBeVisible();
});

test('people already known come from a file or from the leads, are acted on one by one, and may leave', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Autre campagne' });
  const { id } = await createCampaign(page, server.url, { ...prepared, name: 'Paie' });
  const step = wizardPath(id, 'leads');
  await page.goto(step);

  // A file: the campaign is chosen already, and the end leads back.
  await page.getByRole('link', { name: 'Importer un fichier' }).click();
  await page
    .getByLabel(/Lignes copiées/)
    .fill(
      'Prénom;Nom;Fonction;LinkedIn\nOdile;Quentin;Responsable paie;linkedin.com/in/odile-essai\nPaul;Nardi;Responsable paie;linkedin.com/in/paul-essai',
    );
  await page.getByRole('button', { name: 'Lire cette liste' }).click();
  const wanted = page.getByLabel(/^Ajouter à une campagne/);
  await expect(wanted).toHaveValue(id);
  await page.getByLabel('Base légale').selectOption('Consentement');
  await page.getByRole('button', { name: 'Importer 2 personnes' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Revenir à la campagne' }).last().click();
  await expect(page).toHaveURL(new RegExp(`${step}$`));
  const table = page.getByRole('table', { name: /Personnes de la campagne/ });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expectAccessibleEverywhere(page);

  // Taken out and put back; then excluded; both by keyboard.
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions sur ${name}` });
  const choose = async (name: string, act: string) => {
    await menuOf(name).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: act }).press('Enter');
  };
  await choose('Odile Quentin', 'Retirer de la campagne');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Annuler/ }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(3);
  await choose('Odile Quentin', 'Retirer de la campagne');
  await expect(table.getByRole('row')).toHaveCount(2);
  await choose('Paul Nardi', 'Exclure…');
  await page
    .getByRole('alertdialog', { name: /^Exclure Paul Nardi/ })
    .getByRole('button', { name: 'Exclure' })
    .click();
  await expect(table.getByText('Hors campagne')).toBeVisible();

  // From the leads: the campaign stays chosen through filters, and the result leads back.
  await page.getByRole('link', { name: 'Choisir parmi vos leads' }).click();
  await expect(page.getByText(/ajoutez-les à la campagne «\sPaie\s»/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('Odile');
  await expect(page.getByRole('button', { name: 'Paul Nardi' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('checkbox', { name: 'Import' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Relations' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // One person, from their record.
  await page.getByRole('button', { name: 'Odile Quentin', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Odile Quentin' });
  await record.getByRole('button', { name: 'Étiqueter' }).click();
  await page.getByRole('combobox', { name: 'Étiquettes' }).fill('salon');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(record.getByText('salon')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await record.getByRole('button', { name: 'Ajouter à une campagne' }).click();
  await expect(page.getByLabel('Campagne', { exact: true })).toHaveValue(id);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(visibleToast(page)).toContainText('1 personne ajoutée');
  await expect(record.getByRole('link', { name: 'Paie' })).toBeVisible();
  await record.getByRole('button', { name: 'Exclure' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exclure' }).click();
  await expect(record.getByText('N’entre dans aucune campagne')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Exclure' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Revenir à la campagne' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('a search that the network holds back is stopped, and another may start', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await openNetworkControl(server.sandboxUrl).holdSearches(await linkAccount(page));
  const { id } = await createCampaign(page, server.url, prepared);
  await page.goto(wizardPath(id, 'leads'));
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByText(/^LinkedIn demande de ralentir/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer la recherche' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrêter la recherche' }).click();
  await expect(page.getByText(/^Arrêtée à votre demande/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrêter la recherche' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(/^Arrêtée à votre demande/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chercher de nouvelles personnes' })).toBeEnabled();
});

test('without an account, the search says what it needs', async ({ page, newAccount, signIn, server }) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  await page.goto(wizardPath(id, 'leads'));
  await expect(page.getByRole('button', { name: 'Lancer la recherche' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Le connecter' })).toBeVisible();
});
