import type { Page } from '@playwright/test';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './steps.ts';
import {
  beginCampaign,
  campaignAddress,
  field,
  newCampaignPath,
  readCampaign,
  readCampaigns,
  untilSaved,
} from './wizard-steps.ts';

const oneCampaign = `**${campaignsApi.list.path}/*`;
const offline = 'Hors ligne, gardé sur cet appareil';

/** As a machine that is switched off: the browser may tell a page, as it ends, that the network is back. */
async function leaveOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.close();
}

test.beforeEach(async ({ page, newAccount, signIn }) => signIn(page, await newAccount()));

test('nothing is sent before the first input, then the address follows without losing a key', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(campaignsApi.create.path))
      posts.push(request.postData() ?? '');
  });
  await page.goto(newCampaignPath);
  await expect(page.getByText('S’enregistre dès votre première saisie')).toBeVisible();
  await expect(page.getByLabel('Nom de la campagne')).toHaveValue('Nouvelle campagne');
  expect(posts).toEqual([]);

  const name = field(page, 'Votre nom');
  await name.focus();
  await page.keyboard.type('Hélène', { delay: 30 });
  await expect(page).toHaveURL(campaignAddress);
  await page.keyboard.type(' Vasseur');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Hélène Vasseur');
  await untilSaved(page);
  const [campaign, ...others] = await readCampaigns(page);
  expect(others).toEqual([]);
  expect(campaign).toMatchObject({
    name: 'Nouvelle campagne',
    offerData: { personalProfile: { displayName: 'Hélène Vasseur' } },
  });
  expect(posts).toHaveLength(1);
});

test('begun offline, it is kept on the device and created when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(newCampaignPath);
  await expect(field(page, 'Votre nom')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Votre nom').fill('Hélène');
  await expect(page.getByText(offline)).toBeVisible();
  await field(page, 'Votre fonction').fill('Directrice');
  await expect(page).toHaveURL(new RegExp(`${newCampaignPath}$`));
  await context.setOffline(false);
  await expect(page).toHaveURL(campaignAddress);
  await untilSaved(page);
  expect((await readCampaigns(page))[0]?.offerData.personalProfile).toMatchObject({
    displayName: 'Hélène',
    jobTitle: 'Directrice',
  });
});

test('begun offline and reloaded, it is there again, and created once', async ({ page, context }) => {
  await page.goto(newCampaignPath);
  await expect(field(page, 'Votre nom')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Votre nom').fill('Hélène');
  await expect(page.getByText(offline)).toBeVisible();
  await leaveOffline(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(newCampaignPath);
  await expect(again).toHaveURL(campaignAddress);
  await expect(field(again, 'Votre nom')).toHaveValue('Hélène');
  await expect
    .poll(async () =>
      (await readCampaigns(again)).map(({ offerData }) => offerData.personalProfile.displayName),
    )
    .toEqual(['Hélène']);
  // The next visit begins another one.
  await again.goto(newCampaignPath);
  await expect(again.getByText('S’enregistre dès votre première saisie')).toBeVisible();
});

test('offline, what is typed is kept, and sent when the network is back', async ({ page, context }) => {
  const id = await beginCampaign(page);
  // What the page had asked for is there: only the text that is typed meets the lost network.
  await expect(page.getByText('Aucun lead pour l’instant')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Votre nom').fill('Hélène V.');
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await context.setOffline(false);
  await untilSaved(page);
  expect((await readCampaign(page, id)).offerData.personalProfile.displayName).toBe('Hélène V.');
});

test('a server that fails is tried again, by itself and by hand', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 500|campaigns: update failed/);
  const id = await beginCampaign(page);
  let isBroken = true;
  let tries = 0;
  await page.route(oneCampaign, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    tries += 1;
    return isBroken ? route.fulfill({ status: 500, json: { code: 'server_error' } }) : route.fallback();
  });
  await field(page, 'Votre nom').fill('Hélène V.');
  await expect(page.getByText('Enregistrement impossible, gardé sur cet appareil')).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThan(1);
  isBroken = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await untilSaved(page);
  expect((await readCampaign(page, id)).offerData.personalProfile.displayName).toBe('Hélène V.');
});

test('on a slow network one request runs at a time, and the last words win', async ({ page }) => {
  const id = await beginCampaign(page);
  const running = { now: 0, most: 0 };
  await page.route(oneCampaign, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    const answer = await route.fetch();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    running.now -= 1;
    await route.fulfill({ response: answer });
  });
  const release = await holdCalls(page, oneCampaign);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await field(page, 'Votre nom').fill('Un');
  await expect(page.getByText('Enregistrement…')).toBeVisible();
  await sent;
  await field(page, 'Votre nom').fill('Deux');
  await field(page, 'Votre fonction').fill('Associée');
  release();
  await untilSaved(page);
  await expect
    .poll(async () => (await readCampaign(page, id)).offerData.personalProfile)
    .toMatchObject({ displayName: 'Deux', jobTitle: 'Associée' });
  expect(running.most).toBe(1);
});

test('a reload in mid-save loses nothing', async ({ page, allowConsoleErrors }) => {
  // The save that was on its way arrives after all: the page that came next learns of it by a refusal.
  allowConsoleErrors(/status of 409|campaigns: update failed/);
  const id = await beginCampaign(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(oneCampaign, async (route) => {
    if (route.request().method() === 'PATCH') await promise;
    await route.fallback();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await field(page, 'Votre nom').fill('En chemin');
  await sent;
  await field(page, 'Votre nom').fill('En chemin, puis la suite');
  await page.reload();
  // Restored here, or taken along by the page that was left.
  await expect(field(page, 'Votre nom')).toHaveValue('En chemin, puis la suite');
  resolve();
  await untilSaved(page);
  await expect
    .poll(async () => (await readCampaign(page, id)).offerData.personalProfile.displayName)
    .toBe('En chemin, puis la suite');
});

test('a text typed just before leaving is on the server, or restored', async ({
  page,
  allowConsoleErrors,
}) => {
  // Restored and sent again before the save that left with the page arrives: the server settles which came first.
  allowConsoleErrors(/status of 409|campaigns: update failed/);
  const id = await beginCampaign(page);
  await field(page, 'Votre nom').fill('Avant de partir');
  await page.goto('/leads');
  await page.goto(`${newCampaignPath}/${id}/offer`);
  await expect(field(page, 'Votre nom')).toHaveValue('Avant de partir');
  await expect
    .poll(async () => (await readCampaign(page, id)).offerData.personalProfile.displayName)
    .toBe('Avant de partir');
});

test('what is refused stays in its field, with the reason; the rest is saved', async ({ page }) => {
  const id = await beginCampaign(page);
  await field(page, 'Prix').fill('x'.repeat(4001));
  await field(page, 'Votre nom').fill('Hélène V.');
  await expect(page.getByText('4 000 caractères au plus.')).toBeVisible();
  await expect(page.getByText('Un champ à corriger')).toBeVisible();
  await expect
    .poll(async () => (await readCampaign(page, id)).offerData.personalProfile.displayName)
    .toBe('Hélène V.');
  await page.reload();
  await expect(field(page, 'Prix')).toHaveValue('x'.repeat(4001));
  await field(page, 'Prix').fill('4 900 €');
  await untilSaved(page);
  expect((await readCampaign(page, id)).offerData.targetingInfo.pricing).toBe('4 900 €');
});

test('the browser asks before leaving only while a text is neither saved nor kept', async ({
  page,
  context,
}) => {
  await beginCampaign(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, 'Votre nom').fill('Ni l’un ni l’autre');
  await expect(page.getByText('Pas encore enregistré : gardez cette page ouverte')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await context.setOffline(false);
  await untilSaved(page);
});

test('what one person left unsent is never shown to another', async ({
  page,
  context,
  newAccount,
  signIn,
}) => {
  await page.goto(newCampaignPath);
  await expect(field(page, 'Votre nom')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Votre nom').fill('À moi seule');
  await expect(page.getByText(offline)).toBeVisible();
  await leaveOffline(page);
  await context.setOffline(false);
  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, await newAccount());
  await other.goto(newCampaignPath);
  await expect(field(other, 'Votre nom')).toHaveValue('');
  await expect(other.getByText('S’enregistre dès votre première saisie')).toBeVisible();
});
