import { readFile } from 'node:fs/promises';
import { paths, wizardPath } from '#contract/paths.ts';
import { type LeadSearch, leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { ofName } from '#core/french/of-name.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('people are excluded with a reason, corrected, and erased for good', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await linkAccount(page);
  const { id } = await createCampaign(page, server.url, {
    ...prepared,
    icpData: { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
  });
  const { request } = page.context();
  const started = await post(request, server.url, leadSearchesApi.start.path, { campaignId: id });
  await page.goto(wizardPath(id, 'leads'));
  const table = page.getByRole('table', { name: /Personnes de la campagne/ });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  // Enough people; it may have ended by itself meanwhile.
  const { id: searchId } = started as LeadSearch;
  await post(request, server.url, leadSearchesApi.cancel.path.replace(':id', searchId));
  await expect(page.getByText(/^(Arrêtée à votre demande|Terminée)/)).toBeVisible();
  const name = (await table.getByRole('rowheader').first().locator('span').first().textContent()) ?? '';

  // A word of their title keeps people out, and each of them says so.
  await page.goto(paths.exclusions);
  await expect(page.getByText('Aucune exclusion')).toBeVisible();
  await page.getByLabel('Quoi exclure').selectOption('Mots clés');
  await page.getByLabel('Liste').fill('paie');
  await page.getByRole('button', { name: 'Ajouter aux exclusions' }).click();
  await expect(page.getByText('1 exclusion ajoutée.')).toBeVisible();
  await expect(page.getByText(/personnes? sort(ent)? de vos campagnes/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(wizardPath(id, 'leads'));
  await expect(table.getByText('Hors campagne').first()).toBeVisible();
  await table
    .getByRole('row')
    .filter({ hasText: 'Hors campagne' })
    .first()
    .getByRole('button', { name: /^Pourquoi/ })
    .click();
  await expect(table.getByText(/^Hors campagne\s: «\spaie\s» dans le titre/)).toBeVisible();

  await page.goto(paths.exclusions);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter en CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Mot clé;paie');
  await page.getByRole('button', { name: 'Retirer l’exclusion paie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer l’exclusion' }).click();
  await expect(page.getByText('Aucune exclusion')).toBeVisible();

  // Someone asks for their data, a correction, then to be forgotten.
  await page.goto(paths.personalData);
  await expect(page.getByText('Aucune fusion')).toBeVisible();
  const search = page.getByLabel('Nom, adresse du profil LinkedIn ou e-mail');
  await search.fill(name);
  const edit = page.getByRole('button', { name: `Corriger la fiche ${ofName(name)}` }).first();
  await edit.click();
  const form = page.getByRole('form', { name: `Corriger la fiche ${ofName(name)}` });
  await form.getByLabel('E-mail').fill('pas une adresse');
  await form.getByRole('button', { name: 'Enregistrer les corrections' }).click();
  await expect(form.getByText('Cette adresse e-mail n’est pas complète.')).toBeVisible();
  await form.getByLabel('E-mail').fill('paie@acme.example');
  await form.getByRole('button', { name: 'Enregistrer les corrections' }).click();
  await expect(form.getByText('Fiche à jour')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Revenir à la valeur du profil\s: e-mail/ })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page
    .getByRole('button', { name: `D’où vient chaque donnée ${ofName(name)}` })
    .first()
    .click();
  const data = page.getByRole('dialog', { name: `Les données ${ofName(name)}` });
  await expect(data.getByText(/trois ans après la collecte/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await data.getByRole('button', { name: 'Fermer' }).click();

  const [dossier] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: `Télécharger le dossier ${ofName(name)}` })
      .first()
      .click(),
  ]);
  expect(JSON.parse(await readFile(await dossier.path(), 'utf8'))).toMatchObject({
    fiche: { champs: { 'e-mail': { valeur: 'paie@acme.example', 'donné par': 'correction' } } },
  });

  await page
    .getByRole('button', { name: `Effacer la fiche ${ofName(name)}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(dialog.getByText('Tapez EFFACER pour confirmer.')).toBeVisible();
  await dialog.getByLabel('Tapez EFFACER pour confirmer').fill('EFFACER');
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(page.getByText(/^La fiche est effacée/)).toBeVisible();
  await search.fill('paie@acme.example');
  await expect(page.getByText(/^Aucune fiche ne correspond/)).toBeVisible();
});
