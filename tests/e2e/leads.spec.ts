import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { campaignsApi, type SearchStatus } from '#contract/campaigns/campaigns.ts';
import { importPath, paths } from '#contract/paths.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { expectAccessibleEverywhere, expectNoOverflow } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { visibleToast } from './steps.ts';

const table = (page: Page) => page.getByRole('table', { name: /^Vos leads/ });
const boxes = (page: Page) => table(page).locator('tbody').getByRole('checkbox');
const bar = (page: Page) => page.getByRole('region', { name: 'Personnes choisies' });

/** The people of a real search, on the simulated network. */
async function findPeople(page: Page, url: string): Promise<void> {
  await linkAccount(page);
  const { id } = await createCampaign(page, url, {
    ...prepared,
    name: 'Paie en France',
    icpData: { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
  });
  const { request } = page.context();
  await post(request, url, leadSearchesApi.start.path, { campaignId: id });
  const status = async () =>
    (await (await request.get(campaignsApi.searchStatus.path.replace(':id', id))).json()) as SearchStatus;
  await expect.poll(async () => (await status()).status).toBe('completed');
}

test('the list: search, filters, views, keyboard, tags, record, exclusion and deletion', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.leads);
  await expect(page.getByText('Aucun lead pour le moment')).toBeVisible();
  await findPeople(page, server.url);
  await page.goto(paths.leads);
  await expect(boxes(page)).not.toHaveCount(0);
  const total = page.getByRole('main').getByRole('status').first();
  const before = Number.parseInt(await total.innerText(), 10);
  expect(before).toBeGreaterThan(2);
  await expect(page.getByRole('link', { name: /Exporter.*avec PRO/ })).toBeVisible();
  await expectAccessibleEverywhere(page);

  // By keyboard: one person, then the next.
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('2 personnes');
  await bar(page).getByRole('button', { name: 'Étiqueter' }).click();
  await page.getByRole('combobox', { name: 'Étiquettes' }).fill('à relancer');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(visibleToast(page)).toContainText('2 personnes étiquetées');
  await expect(bar(page)).toBeHidden();

  // The filter is in the address, and may be kept under a name.
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('checkbox', { name: 'à relancer' }).check();
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(boxes(page)).toHaveCount(2);
  await expect(page).toHaveURL(/etiquettes=/);
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('À relancer');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const kept = page.getByRole('navigation', { name: 'Vues' }).getByRole('link', { name: 'À relancer' });
  await expect(kept).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(boxes(page)).toHaveCount(2);

  // A record opens with Enter and gives the keyboard back.
  await boxes(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog');
  await expect(record.getByRole('link', { name: 'Paie en France' })).toBeVisible();
  await expect(record.getByText('Intérêt légitime')).toBeVisible();
  await expect(record.getByText(/Intitulé/).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(boxes(page).nth(1)).toBeFocused();

  // Excluded, then everyone of the view but them deleted.
  const name = await table(page)
    .locator('tbody')
    .getByRole('rowheader')
    .nth(1)
    .getByRole('button')
    .innerText();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: 'Exclure' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exclure' }).click();
  await expect(table(page).getByText('Hors campagne').first()).toBeVisible();
  await boxes(page).first().focus();
  await page.keyboard.press('Control+a');
  await bar(page).getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(visibleToast(page)).toContainText('1 personne exclue reste');
  await expect(boxes(page)).toHaveCount(1);

  // Typed without accents, found with them; on a small screen, a card.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Toutes' }).click();
  await expect(total).toHaveText(`${before - 1}\u00a0personnes`);
  const typed = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill(typed);
  await expect(table(page).getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/recherche=/);
  await expectNoOverflow(page);
  // The former list stays, pale, until the next one is there.
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await expect(table(page)).toHaveCSS('opacity', '1');
  await expectAccessibleEverywhere(page);
});

test('a record is corrected, exported for a CRM, handed over and erased where it is read', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await page.goto(importPath());
  await page
    .getByLabel(/Lignes copiées/)
    .fill('Prénom;Nom;Fonction;LinkedIn\nOdile;Quentin;DAF;linkedin.com/in/odile-quentin-essai');
  await page.getByRole('button', { name: 'Lire cette liste' }).click();
  await page.getByLabel('Base légale').selectOption('Consentement');
  await page.getByRole('button', { name: 'Importer 1 personne' }).click();
  await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeVisible();
  await page.goto(paths.leads);
  const name = page.getByRole('button', { name: 'Odile Quentin', exact: true });
  await name.click();
  const record = page.getByRole('dialog', { name: 'Odile Quentin' });

  // By keyboard; what was typed is not lost by a slip, and a wrong code is refused.
  const correct = record.getByRole('button', { name: 'Corriger' });
  await correct.focus();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', { name: 'Corriger la fiche' })).toBeFocused();
  await record.getByLabel('Code NAF').fill('99.99Z');
  await record.getByLabel('Effectif').selectOption('20 à 49 salariés');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer à corriger' }).click();
  await record.getByRole('button', { name: 'Enregistrer les corrections' }).click();
  await expect(record.getByText('L’INSEE n’a pas de tel code NAF.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await record.getByLabel('Code NAF').fill('programmation informatique');
  await page.keyboard.press('Enter');
  await expect(correct).toBeFocused();
  await expect(record.getByText('62.01Z')).toBeVisible();
  await expect(record.getByText('20 à 49 salariés')).toBeVisible();
  await expect(record.getByText(/Correction\s: code NAF, effectif$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();

  // The file of one CRM, of the people in sight.
  await page.getByRole('button', { name: 'Exporter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Salesforce' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Pipedrive' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-pipedrive-/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toMatch(/^Person - ID,Person - First name/);
  expect(content).toMatch(/,Odile,Quentin,.*,62\.01Z,,12,/);

  await name.click();
  const dossier = page.waitForEvent('download');
  await record.getByRole('link', { name: /^Télécharger le dossier/ }).click();
  expect(await readFile(await (await dossier).path(), 'utf8')).toContain('odile-quentin-essai');
  await record.getByRole('button', { name: /^Effacer/ }).click();
  const last = page.getByRole('dialog', { name: /^Effacer la fiche/ });
  await last.getByLabel('Tapez EFFACER pour confirmer').fill('EFFACER');
  await last.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(visibleToast(page)).toContainText('La fiche est effacée');
  await expect(record).toBeHidden();
  await expect(name).toBeHidden();
});

test('a list that cannot be read says so and tries again', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  await signIn(page, await newAccount());
  allowConsoleErrors(/500/);
  await page.route('**/api/leads?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Panne', message: 'Panne' } }),
  );
  await page.goto(paths.leads);
  await expect(page.getByText('Vos leads n’ont pas pu être chargés.')).toBeVisible();
  await page.unroute('**/api/leads?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Aucun lead pour le moment')).toBeVisible();
});
