import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

const buyers = {
  ...prepared,
  name: 'Acheteurs',
  icpData: { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
};

test('a free search is started, followed, and its people go to a campaign; run again it finds nobody new', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await linkAccount(page);
  await createCampaign(page, server.url, buyers);
  await page.goto(paths.search);
  await expect(page.getByText('Aucune recherche pour le moment')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ciblage' })).toHaveValue(/./);

  // A wrong address is reported beside its field, before anything starts.
  await page.getByText('Une adresse copiée').click();
  await page.getByLabel('Adresse de la recherche').fill('https://www.linkedin.com/in/camille');
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByText(/n’est pas celle d’une recherche de personnes/)).toBeVisible();

  await page.getByText('Des critères').click();
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByText(/au moins un intitulé de poste/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Intitulés de poste' }).fill('Responsable paie,');
  await page.getByRole('combobox', { name: 'Lieux' }).fill('France');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page).toHaveURL(/recherche=/);
  await expect(page.getByText(/^Terminée/).first()).toBeVisible({ timeout: 60_000 });

  const table = page.getByRole('table', { name: /Personnes trouvées/ });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await table
    .getByLabel(/^Choisir /)
    .nth(1)
    .check();
  await expect(page.getByText('1 personne choisie')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter à une campagne' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter 1 personne à une campagne' });
  await dialog.getByRole('button', { name: 'Ajouter à la campagne' }).click();
  await expect(page.getByText('1 personne dans « Acheteurs »')).toBeVisible();

  await page.getByRole('button', { name: 'Relancer cette recherche' }).click();
  await expect(page.getByText(/aucune nouvelle personne/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Aucune nouvelle personne' })).toBeVisible();
  const past = page.getByRole('complementary', { name: 'Recherches précédentes' });
  await expect(past.getByRole('link', { name: 'Responsable paie, France' })).toHaveCount(2);

  // Deleted since: the search did find them, and says that they are gone.
  await post(page.context().request, server.url, leadActionsApi.start.path, {
    act: { is: 'delete' },
    selection: { filter: {} },
  });
  await past.getByRole('link', { name: 'Responsable paie, France' }).last().click();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Ces personnes ne sont plus dans vos leads' }),
  ).toBeVisible();
});

test('without an account, the page shows the way to link one', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.search);
  await expect(page.getByRole('link', { name: 'Connecter mon compte LinkedIn' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer la recherche' })).toHaveCount(0);
});
