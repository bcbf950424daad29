import type { Page } from '@playwright/test';
import { offersApi } from '#contract/campaigns/offers.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './steps.ts';
import {
  beginCampaign,
  campaignAddress,
  field,
  newCampaignPath,
  readCampaign,
  readCampaigns,
  stepTab,
  untilSaved,
} from './wizard-steps.ts';

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[3] ?? '';
const readOffers = async (page: Page) =>
  offersApi.list.reply.parse(await (await page.request.get(offersApi.list.path)).json());

test.describe('the plan’s last offer, taken while another tab was typing', () => {
  test.beforeEach(async ({ page, newAccount, signIn, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 403|campaigns: (create|update) failed/);
    await signIn(page, await newAccount());
  });

  /** A second tab, whose form was open before the offer was made. */
  async function typeInSecondTab(page: Page): Promise<Page> {
    const late = await page.context().newPage();
    await late.goto(newCampaignPath);
    await expect(field(late, 'Votre nom')).toBeVisible();
    await beginCampaign(page);
    await field(late, 'Votre nom').fill('Camille Durand');
    await expect(late.getByRole('heading', { name: 'Quelle offre présentez-vous ?' })).toBeVisible();
    return late;
  }

  test('the campaign is made without it, the texts stay, and the offer that exists can be taken', async ({
    page,
  }) => {
    const late = await typeInSecondTab(page);
    await expect(late.getByText('Vos textes sont gardés sur cet appareil.')).toBeVisible();
    await expect(
      late.getByRole('main').getByRole('link', { name: 'Voir les formules' }).first(),
    ).toHaveAttribute('href', paths.subscription);
    await expect(late.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(late).toHaveURL(campaignAddress);
    expect((await readCampaign(late, idOf(late))).offerId).toBeNull();
    await expectAccessible(late);

    await late.getByRole('button', { name: 'Reprendre l’offre Liseré' }).click();
    await expect(field(late, 'Nom de l’entreprise')).toHaveValue('Liseré');
    await expect(field(late, 'Votre nom')).toHaveValue('Camille Durand');
    await late.getByRole('button', { name: 'Comparer' }).click();
    const choice = late.getByRole('dialog', { name: 'Vos textes, ou ceux de l’offre reprise' });
    await choice.getByRole('button', { name: 'Prendre l’autre version' }).click();
    await expect(field(late, 'Votre nom')).toHaveValue('Hélène Vasseur-Guérin');
    await untilSaved(late);
    expect(await readOffers(late)).toHaveLength(1);
  });

  test('a reload keeps the texts; the draft can be abandoned, and the next campaign begins afresh', async ({
    page,
  }) => {
    const late = await typeInSecondTab(page);
    await expect(late).toHaveURL(campaignAddress);
    await late.reload();
    await expect(late.getByText('Vos textes sont gardés sur cet appareil.')).toBeVisible();
    await late.getByRole('button', { name: 'Abandonner ce brouillon' }).click();
    await late.getByRole('alertdialog').getByRole('button', { name: 'Abandonner ce brouillon' }).click();
    await expect(late).toHaveURL(paths.home);
    await expect.poll(async () => (await readCampaigns(late)).length).toBe(1);
    await late.goto(newCampaignPath);
    await expect(late.getByText('Vos textes sont gardés sur cet appareil.')).toHaveCount(0);
    await late.getByRole('button', { name: 'Reprendre l’offre Liseré' }).click();
    await expect(field(late, 'Votre nom')).toHaveValue('Hélène Vasseur-Guérin');
  });

  test('no form stands before the list of offers is known', async ({ page }) => {
    await beginCampaign(page);
    const answer = await holdCalls(page, `**${offersApi.list.path}`);
    await page.goto(newCampaignPath);
    await expect(page.getByText('Chargement de vos offres…')).toBeAttached();
    await expect(field(page, 'Votre nom')).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { name: 'Quelle offre présentez-vous ?' })).toBeVisible();
  });
});

test.describe('offers and targets of their own', () => {
  test('an offer that serves a campaign says so; one that serves none is deleted', async ({
    page,
    newAccount,
    signIn,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 409/);
    await signIn(page, await newAccount());
    await beginCampaign(page);
    const name = page.getByLabel('Nom de la campagne');
    await name.fill('Première');
    await name.press('Enter');
    await untilSaved(page);
    const id = idOf(page);

    await page.goto(newCampaignPath);
    const remove = page.getByRole('button', { name: 'Supprimer l’offre Liseré' });
    await remove.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Supprimer l’offre' }).click();
    await expect(dialog).toContainText('Cette offre sert à « Première ».');
    await dialog.getByRole('button', { name: 'Garder l’offre' }).click();
    await expect(remove).toBeFocused();

    await page.goto(`${newCampaignPath}/${id}/offer`);
    await page.getByRole('button', { name: 'Changer d’offre' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer cette offre' }).click();
    await expect(dialog).toContainText('Première');
    await dialog.getByRole('button', { name: 'Supprimer l’offre' }).click();
    await expect(page.getByLabel('Offre', { exact: true })).toHaveCount(0);
    await expect.poll(() => readOffers(page)).toEqual([]);
    await expect(field(page, 'Votre nom')).toHaveValue('');
    await field(page, 'Votre nom').fill('Camille');
    await untilSaved(page);
    expect(await readOffers(page)).toHaveLength(1);
  });

  test('another offer, or another target, is made by its first words and not before', async ({
    page,
    newAccount,
    signIn,
    server,
  }) => {
    await signIn(page, await newAccount({ plan: 'PRO' }));
    const { id } = await createCampaign(page, server.url, prepared);
    await page.goto(`${newCampaignPath}/${id}/offer`);
    await page.getByRole('button', { name: 'Changer d’offre' }).click();
    await page.getByRole('menuitem', { name: 'Créer une autre offre' }).click();
    await expect(field(page, 'Nom de l’entreprise')).toHaveValue('');
    await expect(field(page, 'Votre nom')).toBeFocused();
    expect(await readOffers(page)).toHaveLength(1);
    await field(page, 'Nom de l’entreprise').fill('Toute neuve');
    await expect.poll(async () => (await readOffers(page)).length).toBe(2);

    await page.getByRole('button', { name: 'Changer d’offre' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer cette offre' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’offre' }).click();
    await expect.poll(async () => (await readOffers(page)).length).toBe(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await stepTab(page, 'targeting').click();
    await page.getByRole('button', { name: 'Changer de ciblage' }).click();
    await page.getByRole('menuitem', { name: 'Créer un autre ciblage' }).click();
    await expect(page.getByLabel('Décrivez votre cible en une phrase')).toBeFocused();
    await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
    expect((await readCampaign(page, id)).icpId).toBeNull();
  });
});
