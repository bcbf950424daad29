import type { Page } from '@playwright/test';
import { campaignsApi, type SearchStatus } from '#contract/campaigns.ts';
import { leadSearchesApi } from '#contract/lead-searches.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
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
  await expect.poll(async () => (await status()).status, { timeout: 40_000 }).toBe('completed');
}

test('the list: search, filters, views, keyboard, tags, record, exclusion and deletion', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  // A search on the simulated network comes first.
  test.setTimeout(90_000);
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The former list stays, pale, until the next one is there.
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await expect(table(page)).toHaveCSS('opacity', '1');
  await expectAccessibleEverywhere(page);
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
  await expect(page.getByText('Vos leads n’ont pas pu être chargés.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/leads?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Aucun lead pour le moment')).toBeVisible();
});
