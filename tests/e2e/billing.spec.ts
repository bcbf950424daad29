import type { Page } from '@playwright/test';
import { offersApi } from '#contract/campaigns/offers.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, originOf, post, test } from './fixtures.ts';

const cards = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
};

/** On the provider's page. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(card);
  await page.getByLabel('Expiration (MM/AA)').fill('12/40');
  await page.getByLabel('Cryptogramme').fill('123');
  await page.getByLabel('Nom ou raison sociale').fill('Paie & Co');
  await page.getByLabel('Adresse', { exact: true }).fill('1 rue de la Paix');
  await page.getByLabel('Code postal').fill('75002');
  await page.getByLabel('Ville').fill('Paris');
  await page.getByRole('button', { name: 'Payer et s’abonner' }).click();
}

const section = (page: Page) => page.getByRole('region', { name: 'Abonnement', exact: true });
const expectPlan = (page: Page, plan: string) =>
  expect(section(page).getByText(`Votre formule : ${plan}`)).toBeVisible();

test.beforeEach(({ allowConsoleErrors }) => {
  // The provider's page has no icon of its own.
  allowConsoleErrors(/favicon\.ico/);
});

test('from the rate card to a paid plan: address confirmed, a card refused, another one taken', {
  tag: '@journey',
}, async ({ page, mailbox }) => {
  const email = `lea.${crypto.randomUUID()}@exemple.fr`;
  await page.goto(`${paths.signUp}?plan=PRO&interval=monthly`);
  await page.getByLabel('Prénom').fill('Léa');
  await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('cheval-pile-agrafe-correct');
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(paths.subscription);

  await page.goto((await mailbox.lastTo(email)).link);
  await page.getByRole('link', { name: 'Accéder au tableau de bord' }).click();
  await expectPlan(page, 'FREE');
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /PRO/ })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toHaveText('Votre carte a été refusée.');
  await payWith(page, cards.works);

  await expect(page).toHaveURL(paths.subscription);
  await expectPlan(page, 'PRO');
  // Said by the page, and soon after by the news of the account.
  await expect(page.getByText('Formule PRO active').first()).toBeVisible();
  await expect(section(page).getByText(/^ACC-\d{4}-\d{4}$/)).toBeVisible();
  const invoice = section(page).getByRole('link', { name: /PDF/ });
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectAccessibleEverywhere(page);
});

test('a bank that asks, a higher plan for the amount shown, a lower one item by item, an end that is taken back', async ({
  page,
  newAccount,
  signIn,
}) => {
  const account = await newAccount({ plan: 'FREE' });
  await signIn(page, account);
  await page.goto(paths.subscription);
  await section(page).getByRole('button', { name: 'Payer SOLO' }).click();
  await payWith(page, cards.asksBank);
  await page.getByRole('button', { name: 'Autoriser le paiement' }).click();
  await expect(page).toHaveURL(paths.subscription);
  await expectPlan(page, 'SOLO');

  // By the keyboard: the amount is shown, Escape pays nothing, and the button has the focus again.
  const raise = section(page).getByRole('button', { name: 'Passer à EXPERT' });
  const dialog = page.getByRole('dialog');
  await raise.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('À payer aujourd’hui')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(raise).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessibleEverywhere(page);
  const pay = dialog.getByRole('button', { name: /^Payer / });
  const amount = ((await pay.textContent()) ?? '').replace('Payer ', '');
  await expect(dialog.getByText(`${amount} TTC`)).toBeVisible();
  await pay.click();
  await expectPlan(page, 'EXPERT');
  await expect(
    section(page)
      .getByRole('listitem')
      .filter({ hasText: `${amount} TTC` }),
  ).toHaveCount(1);

  const origin = await originOf(page);
  for (const name of ['Paie', 'Audit']) await post(page.request, origin, offersApi.create.path, { name });
  await section(page).getByRole('button', { name: 'Passer à SOLO' }).click();
  await expect(dialog.getByText('1 offre gelée')).toBeVisible();
  await expect(dialog.getByText('Fonctions fermées')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: /^Passer à SOLO le/ }).click();
  await expect(section(page).getByText(/À partir du .*\s:\sSOLO/)).toBeVisible();
  await expectPlan(page, 'EXPERT');
  await section(page).getByRole('button', { name: 'Garder EXPERT' }).click();
  await expect(section(page).getByText(/À partir du .*\s:\sSOLO/)).toHaveCount(0);

  await section(page).getByRole('button', { name: 'Résilier à l’échéance' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Résilier à l’échéance' }).click();
  await expect(section(page).getByText('Résilié, encore actif')).toBeVisible();
  await section(page).getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(section(page).getByText('Résilié, encore actif')).toHaveCount(0);
  await expectPlan(page, 'EXPERT');
});
