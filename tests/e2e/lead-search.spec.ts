import { wizardPath } from '#contract/paths.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('a search is started from the wizard, followed, and brings people with their reasons', async ({
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
  await page.goto(wizardPath(id, 'leads'));
  await expect(page.getByText('Personne pour le moment')).toBeVisible();
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByText(/^Terminée : /)).toBeVisible({ timeout: 40_000 });

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
  await expect(page.getByRole('link', { name: 'Le relier' })).toBeVisible();
});
