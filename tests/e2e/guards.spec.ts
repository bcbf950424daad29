import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import { createCampaign } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';
import { bell, holdCalls } from './steps.ts';

const id = '3f0c1f0e-7a55-4c43-9d3b-0d2a5a3c9b11';
const memberPages = [
  ['/', /^À faire aujourd’hui$/, /^Tableau de bord/],
  [`/campaigns/${id}`, 'Campagne', /^Campagne/],
  [`/campaigns/${id}/analytics`, 'Analyse', /^Analyse de campagne/],
  [`/campaigns/${id}/intelligence`, 'Conseils', /^Conseils de campagne/],
  [paths.leads, 'Leads', /^Leads/],
  [paths.discovery, 'Découverte', /^Découverte/],
  [paths.prospects, 'Prospects', /^Prospects/],
  [paths.settings, 'Paramètres', /^Paramètres/],
  [paths.search, 'Recherche', /^Recherche/],
  [paths.socialAccounts, 'Compte LinkedIn', /^Compte LinkedIn/],
  // The heading of a new campaign is the field of its name.
  ['/production/campaign', '', /Préparer une campagne/],
  [`/production/campaign/${id}`, 'Préparer une campagne', /Préparer une campagne/],
  [`/production/campaign/${id}/targeting`, 'Préparer une campagne', /Préparer une campagne/],
  [paths.administration, 'Administration', /^Administration/],
] as const;

test('every signed-in page opens for a member, with one session call', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  // The campaign of these addresses does not exist.
  allowConsoleErrors(/status of 404|campaigns: read failed/);
  await signIn(page, await newAccount());
  let sessionCalls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(authApi.session.path)) sessionCalls += 1;
  });
  for (const [path, heading, title] of memberPages) {
    sessionCalls = 0;
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page, path).toHaveURL(path);
    await expect(page, path).toHaveTitle(title);
    await expect(bell(page), path).toBeVisible();
    expect(sessionCalls, path).toBe(1);
  }
  sessionCalls = 0;
  await page.goto(paths.help);
  await expect(bell(page)).toBeVisible();
  expect(sessionCalls, 'on a public page').toBe(1);
});

test('a visitor is sent to sign in, with the way back, and never asks for a session nor for campaigns', async ({
  page,
}) => {
  const memberCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === authApi.session.path || pathname === campaignsApi.list.path) memberCalls.push(pathname);
  });
  const withQuery = `${paths.leads}?tri=score&vue=liste#haut`;
  for (const path of [...memberPages.map(([path]) => path), withQuery]) {
    await page.goto(path);
    if (path === paths.home) {
      await expect(page).toHaveURL(paths.home);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Commencer' })).toBeVisible();
    } else {
      await expect(page, path).toHaveURL(`${paths.signIn}?retour=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Se connecter');
    }
  }
  await page.goto('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retour dans Accroche');
  expect(memberCalls).toEqual([]);
});

test('the old addresses of the campaign editor lead to its first step, or home', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await page.goto(`/production/campaign-creation/${id}`);
  await expect(page).toHaveURL(/^[^?]*\/connexion\?retour=/);
  await signIn(page, await newAccount());
  const { id: ownId } = await createCampaign(page, server.url, { name: 'Paie' });
  await page.goto(`/production/campaign-creation/${ownId}`);
  await expect(page).toHaveURL(`/production/campaign/${ownId}/offer`);
  await expect(page.locator('[aria-current=step]')).toContainText('Offre');
  await page.goto('/production/campaign-creation');
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^À faire aujourd’hui$/);
});

test('an unknown path is a 404 for a member too', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404/);
  await signIn(page, await newAccount());
  for (const path of [
    '/une-page-inconnue',
    '/leads/inconnue',
    `/campaigns/${id}/inconnue`,
    `/${'a'.repeat(63)}`,
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
    await expect(bell(page)).toBeVisible();
  }
});

test('a spinner stands for the page while the session loads', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  const release = await holdCalls(page, `**${authApi.session.path}`);
  await page.goto(paths.leads);
  await expect(page.getByRole('status')).toHaveText('Chargement de votre espace…');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.goto(paths.signIn);
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toBeHidden();
  release();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^À faire aujourd’hui$/);
});
