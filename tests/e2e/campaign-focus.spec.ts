import { paths, wizardPath } from '#contract/paths.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './steps.ts';
import { beginCampaign, field, newCampaignPath, stepTab } from './wizard-steps.ts';

test('the keyboard lands on what each choice of the wizard opens', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await beginCampaign(page, 'targeting');
  const sentence = page.getByLabel('Décrivez votre cible en une phrase');
  await sentence.fill('Des DRH à Lyon');
  await sentence.press('Enter');
  await page.getByRole('button', { name: 'Ajouter ces critères' }).press('Enter');
  await expect(page.getByText('Critères ajoutés.')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toHaveCount(0);
  await expect(sentence).toBeFocused();

  await stepTab(page, 'engagement').click();
  await page.getByRole('button', { name: 'Choisir Approche complète' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Séquence', exact: true })).toBeFocused();

  await page.goto(newCampaignPath);
  await page.getByRole('button', { name: 'Reprendre l’offre Liseré' }).press('Enter');
  await expect(field(page, 'Votre nom')).toBeFocused();
});

test('the keyboard lands on the first field of another offer', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await beginCampaign(page);
  await page.goto(newCampaignPath);
  await page.getByRole('button', { name: 'Créer une autre offre' }).press('Enter');
  await expect(field(page, 'Votre nom')).toBeFocused();
});

test('a person who leaves before the step is known is not taken back to it', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  const giveCampaign = await holdCalls(page, `**/api/production/campaigns/${id}`);
  const givePage = await holdCalls(page, '**/discovery.page-*.js');
  await page.goto(wizardPath(id));
  await expect(page.getByText('Chargement...')).toBeVisible();
  await page.getByRole('link', { name: 'Découverte' }).click();
  await expect(page).toHaveURL(paths.discovery);
  const answered = page.waitForResponse(`**/api/production/campaigns/${id}`);
  giveCampaign();
  await (await answered).finished();
  await expect(page.getByRole('textbox', { name: 'Nom de la campagne' })).toHaveCount(0);
  givePage();
  await expect(page.getByRole('heading', { level: 1, name: 'Découverte' })).toBeVisible();
  await expect(page).toHaveURL(paths.discovery);
});
