import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { act } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import {
  beginCampaign,
  campaignAddress,
  field,
  newCampaignPath,
  readCampaign,
  readCampaigns,
  untilSaved,
} from './wizard-steps.ts';

// The console also reports the server's refusal of a version.
test.beforeEach(async ({ page, newAccount, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 40[49]|campaigns: (update|read) failed/);
  await signIn(page, await newAccount());
});

async function openSecondTab(page: Page, id: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${newCampaignPath}/${id}/offer`);
  await expect(field(other, 'Votre nom')).toHaveValue('Hélène Vasseur-Guérin');
  return other;
}

const compare = (page: Page) => page.getByRole('button', { name: 'Comparer' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cette campagne a été modifiée ailleurs' });

test('two tabs that change different fields: both changes are kept, without a question', async ({ page }) => {
  const id = await beginCampaign(page);
  const other = await openSecondTab(page, id);
  await field(other, 'Votre fonction').fill('Présidente');
  await untilSaved(other);
  await field(page, 'Site web').fill('lisere.example');
  await expect(field(page, 'Votre fonction')).toHaveValue('Présidente');
  await untilSaved(page);
  await expect(compare(page)).toHaveCount(0);
  expect((await readCampaign(page, id)).offerData).toMatchObject({
    personalProfile: { jobTitle: 'Présidente' },
    companyInfo: { website: 'lisere.example' },
  });
});

test('two tabs that change the same field: the person chooses, and nothing is lost meanwhile', async ({
  page,
}) => {
  const id = await beginCampaign(page);
  const other = await openSecondTab(page, id);
  await field(other, 'Votre fonction').fill('Présidente');
  await untilSaved(other);
  await field(page, 'Votre fonction').fill('Associée');
  await field(page, 'Site web').fill('lisere.example');
  await expect(page.getByText('Modifié ailleurs.')).toBeVisible();
  // Both texts are there: here the user's own, on the server the other one; the free field went through.
  await expect(field(page, 'Votre fonction')).toHaveValue('Associée');
  await expect
    .poll(async () => (await readCampaign(page, id)).offerData)
    .toMatchObject({
      personalProfile: { jobTitle: 'Présidente' },
      companyInfo: { website: 'lisere.example' },
    });

  await compare(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Votre fonction');
  await expect(dialog(page)).toContainText('Votre texteAssociée');
  await expect(dialog(page)).toContainText('L’autre versionPrésidente');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Garder votre texte' }).click();
  await expect(field(page, 'Votre fonction')).toBeFocused();
  await untilSaved(page);
  expect((await readCampaign(page, id)).offerData.personalProfile.jobTitle).toBe('Associée');
});

test('a conflict survives a reload; the other version can be taken for all fields at once', async ({
  page,
}) => {
  const id = await beginCampaign(page);
  const other = await openSecondTab(page, id);
  await field(other, 'Votre fonction').fill('Présidente');
  await field(other, 'Nom de l’entreprise').fill('Liseré Conseil');
  await untilSaved(other);
  await field(page, 'Votre fonction').fill('Associée');
  await field(page, 'Nom de l’entreprise').fill('Liseré SAS');
  await expect(compare(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Votre fonction')).toHaveValue('Associée');
  await compare(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(field(page, 'Nom de l’entreprise')).toHaveValue('Liseré SAS');
  await compare(page).click();
  await dialog(page).getByRole('button', { name: 'Tout prendre de l’autre version' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'Votre fonction')).toHaveValue('Présidente');
  await expect(field(page, 'Nom de l’entreprise')).toHaveValue('Liseré Conseil');
  await untilSaved(page);
  expect((await readCampaign(page, id)).offerData.companyInfo.companyName).toBe('Liseré Conseil');
});

test.describe('deleted in another tab', () => {
  async function deleteElsewhere(page: Page) {
    const other = await page.context().newPage();
    await other.goto(paths.home);
    await act(other, 'Nouvelle campagne', 'Supprimer');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la campagne' }).click();
    await expect.poll(() => readCampaigns(page)).toEqual([]);
  }

  test('what was typed becomes a new campaign, with the same offer', async ({ page }) => {
    const id = await beginCampaign(page);
    const { offerId } = await readCampaign(page, id);
    await deleteElsewhere(page);
    await field(page, 'Site web').fill('lisere.example');
    await expect(page.getByText('Cette campagne a été supprimée ailleurs.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await page.getByRole('button', { name: 'En faire une nouvelle campagne' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page).toHaveURL(campaignAddress);
    await expect(field(page, 'Site web')).toHaveValue('lisere.example');
    await untilSaved(page);
    await expect
      .poll(() => readCampaigns(page))
      .toMatchObject([{ offerId, offerData: { companyInfo: { website: 'lisere.example' } } }]);
  });

  test('what was typed can be abandoned', async ({ page }) => {
    await beginCampaign(page);
    await deleteElsewhere(page);
    await field(page, 'Site web').fill('lisere.example');
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(page).toHaveURL(paths.home);
    await page.goto(newCampaignPath);
    await expect(page.getByRole('heading', { name: 'Quelle offre présentez-vous ?' })).toBeVisible();
  });
});
