import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { campaignCacheKey } from '#web/lib/persist-campaign-queries.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { act, actsButton, createCampaign, prepared, row } from './campaign-steps.ts';
import { campaignWithTexts } from './draft-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { controlClock, forgetWhatIsKept, holdCalls, visibleToast } from './steps.ts';

test('a new person sees four steps, and goes on with the right one of the right campaign', {
  tag: '@journey',
}, async ({ page, newAccount, signIn, server }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.home);
  await expect(page.getByText('Il reste quatre étapes avant votre première campagne.')).toBeVisible();
  const start = page.getByRole('region', { name: 'Lancez votre première campagne' });
  await expect(start.getByRole('listitem')).toHaveText([
    /Décrire votre offre/,
    /Connecter votre compte/,
    /Choisir qui contacter/,
    /Vérifier et lancer/,
  ]);
  await expect(start.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', paths.welcome);
  await expect(start.getByRole('link', { name: 'Activer' })).toHaveAttribute('href', paths.accountSecurity);
  await expect(page.getByText('Aucune campagne pour le moment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connecter mon compte LinkedIn' })).toBeVisible();
  await expect(page.getByText('Recherches comptées au total')).toBeVisible();

  const draft = await createCampaign(page, server.url, { name: 'Paie, Grand Est', ...prepared });
  await page.goto(paths.home);
  await expect(start.getByRole('listitem').nth(0).getByRole('img', { name: 'Fait' })).toBeVisible();
  const line = row(page, 'Paie, Grand Est');
  await expect(line).toContainText('Étape 3 sur 5, Leads');
  await expect(line.getByRole('link', { name: 'Paie, Grand Est' })).toHaveAttribute(
    'href',
    wizardPath(draft.id, 'leads'),
  );
  await line.getByRole('link', { name: 'Reprendre la création' }).click();
  await expect(page).toHaveURL(wizardPath(draft.id, 'leads'));
});

test('nothing moves once the state of the account of a beginner is known', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.home);
  await linkAccount(page);
  const answer = await holdCalls(page, `**${socialAccountsApi.status.path}`);
  await page.goto(paths.home);
  await expect(page.getByText('Aucune campagne pour le moment')).toBeVisible();
  await expect(page.getByText(/ · semaine \d+$/)).toBeVisible();
  const start = page.getByText('Lancez votre première campagne');
  await expect(start).toBeHidden();
  const topOfHeading = async () => (await page.getByRole('heading', { name: 'Campagnes' }).boundingBox())?.y;
  const before = await topOfHeading();
  answer();
  await expect(start).toBeVisible();
  expect(await topOfHeading()).toBe(before);
});

test('nothing concludes before what waits is known, and nothing moves once it is', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await campaignWithTexts(page);
  await page.route(`**${campaignsApi.list.path}`, async (route) => {
    const response = await route.fetch();
    const all: Campaign[] = await response.json();
    const running = all.map((one) => ({ ...one, status: 'active', launchedAt: one.created }));
    await route.fulfill({ response, json: running });
  });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await forgetWhatIsKept(page);
  const answer = await holdCalls(page, `**${draftsApi.queue.path}*`);
  await page.goto(paths.home);
  await expect(page.getByText(/ · semaine \d+$/)).toBeVisible();
  await expect(page.getByText('Chargement de vos campagnes…')).toBeAttached();
  await expect(page.getByText(/Rien à faire pour l’instant|Le reste continue/)).toHaveCount(0);
  answer();
  // Nobody of it is in a sequence: nothing « continue ».
  await expect(page.getByText(/messages? à valider, un point à corriger\.$/)).toBeVisible();
  await expect(row(page, 'Paie')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});

test('a campaign is renamed, duplicated, put away and taken out again', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Première' });
  await page.goto(paths.home);

  await act(page, 'Première', 'Renommer');
  const dialog = page.getByRole('dialog', { name: 'Renommer la campagne' });
  await dialog.getByLabel('Nom').fill('   ');
  await dialog.getByRole('button', { name: 'Renommer' }).click();
  await expect(dialog.getByText('Donnez un nom à la campagne.')).toBeVisible();
  await dialog.getByLabel('Nom').fill('DRH d’ETI');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(actsButton(page, 'DRH d’ETI')).toBeFocused();

  await act(page, 'DRH d’ETI', 'Dupliquer');
  await expect(visibleToast(page)).toContainText('Campagne dupliquée.');
  await expect(row(page, 'DRH d’ETI (copie)')).toContainText('Brouillon');
  await expect(page.getByText('2 brouillons')).toBeVisible();

  await act(page, 'DRH d’ETI (copie)', 'Archiver');
  await expect(visibleToast(page)).toContainText('Campagne archivée.');
  await expect(row(page, 'DRH d’ETI (copie)')).toHaveCount(0);
  const archives = page.getByRole('button', { name: 'Archivées (1)' });
  await archives.click();
  await expect(page).toHaveURL('/?archivees=oui');
  await page.reload();
  await expect(archives).toHaveAttribute('aria-expanded', 'true');
  await act(page, 'DRH d’ETI (copie)', 'Désarchiver');
  await expect(visibleToast(page)).toContainText('Campagne désarchivée.');
  await expect(archives).toHaveCount(0);
  await expect(row(page, 'DRH d’ETI (copie)')).toContainText('Brouillon');
  await page.reload();
  await expect(row(page, 'DRH d’ETI (copie)')).toContainText('Brouillon');
});

test('a deletion says what is lost and what stays, and can be undone for ten seconds', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Cabinets' });
  await createCampaign(page, server.url, { name: 'Autre' });
  const clock = await controlClock(page);
  await page.goto(paths.home);
  await act(page, 'Cabinets', 'Supprimer');
  const dialog = page.getByRole('alertdialog', { name: 'Supprimer « Cabinets » ?' });
  await expect(dialog).toContainText('Le registre des envois, l’activité et les oppositions sont conservés.');
  await dialog.getByRole('button', { name: 'Garder la campagne' }).click();
  await expect(actsButton(page, 'Cabinets')).toBeFocused();

  await act(page, 'Cabinets', 'Supprimer');
  await clock.pause();
  await dialog.getByRole('button', { name: 'Supprimer la campagne' }).click();
  const toast = visibleToast(page);
  await clock.runUntil(() => toast.isVisible());
  await expect(toast).toContainText(/Campagne supprimée\.\s*Annuler\s\((10|9)\ss\)/);
  await clock.runUntil(async () => (await row(page, 'Cabinets').count()) === 0);
  await clock.runFor(3000, 250);
  await expect(toast).toContainText(/\([67]\ss\)/);
  await page.clock.resume();
  await toast.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'Cabinets')).toContainText('Brouillon');
  await expect(toast).toHaveCount(0);

  await act(page, 'Autre', 'Supprimer');
  await clock.pause();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la campagne' }).click();
  await clock.runUntil(() => toast.isVisible());
  await expect(toast).toContainText('Campagne supprimée.');
  await toast.hover();
  const offeredMs = await clock.runUntil(async () => (await toast.count()) === 0, 250);
  expect(Math.round(offeredMs / 1000), 'the offer ends in time, even under the pointer').toBe(10);
  await page.clock.resume();
  await page.reload();
  await expect(row(page, 'Cabinets')).toBeVisible();
  await expect(row(page, 'Autre')).toHaveCount(0);
});

test('everything works from the keyboard alone, and the focus is never lost', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Clavier' });
  await page.goto(paths.home);
  const button = actsButton(page, 'Clavier');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ouvrir' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Garder la campagne' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(visibleToast(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Clavier')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('an act that fails goes back and says why', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (409|500)|ERR_FAILED|campaigns: (archive|update|delete) failed/);
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Têtue' });
  await page.goto(paths.home);
  await expect(row(page, 'Têtue')).toBeVisible();
  const message = 'Une campagne en cours ne peut pas être archivée. Mettez-la d’abord en pause.';
  await page.route('**/archive', (route) =>
    route.fulfill({ status: 409, json: { error: message, message, code: 'conflict' } }),
  );
  await act(page, 'Têtue', 'Archiver');
  await expect(visibleToast(page)).toContainText('La campagne n’a pas été archivée.');
  await expect(visibleToast(page)).toContainText(message);
  await expect(row(page, 'Têtue')).toContainText('Brouillon');

  await page.route(`**${campaignsApi.list.path}/*`, (route) => route.abort());
  await act(page, 'Têtue', 'Supprimer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la campagne' }).click();
  await expect(visibleToast(page)).toContainText('La campagne n’a pas été supprimée.');
  await expect(row(page, 'Têtue')).toBeVisible();
});

test('each part loads, fails and comes back by itself', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED|campaigns: list failed/);
  await signIn(page, await newAccount());
  const release = await holdCalls(page, `**${campaignsApi.list.path}`);
  await page.goto(paths.home);
  await expect(page.getByText('Chargement de vos campagnes…')).toBeAttached();
  release();
  await expect(page.getByText('Aucune campagne pour le moment')).toBeVisible();
  await createCampaign(page, server.url, { name: 'Retrouvée' });

  const calls = [campaignsApi.list.path, dashboardApi.read.path, plansApi.qualifiedLeads.path];
  for (const path of calls) await page.route(`**${path}`, (route) => route.abort());
  await forgetWhatIsKept(page);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Impossible de charger les campagnes.' });
  await expect(alert).toContainText('Rien n’a été modifié.');
  await expect(page.getByText('Votre liste du jour n’a pas pu être lue.')).toBeVisible();
  await expect(page.getByText('L’usage de votre formule n’a pas pu être lu.')).toBeVisible();
  for (const path of calls) await page.unroute(`**${path}`);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(row(page, 'Retrouvée')).toBeVisible();
});

test('nothing is said of the day when the list could not be read', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500|campaigns: list failed/);
  await signIn(page, await newAccount());
  await page.route(`**${campaignsApi.list.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(paths.home);
  const alert = page.getByRole('alert').filter({ hasText: 'Impossible de charger les campagnes.' });
  await expect(alert).toContainText('Rien n’a été modifié.');
  await expect(page.getByText(/semaine \d+/)).toBeVisible();
  await expect(page.getByText('Rien à faire pour l’instant.')).toHaveCount(0);
});

test('the list kept from the last visit shows before the server answers, then is read again', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Gardée' });
  await page.goto(paths.home);
  await expect(row(page, 'Gardée')).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', campaignCacheKey))
    .toContain('Gardée');
  await createCampaign(page, server.url, { name: 'Nouvelle' });
  const release = await holdCalls(page, `**${campaignsApi.list.path}`);
  await page.reload();
  await expect(row(page, 'Gardée')).toBeVisible();
  await expect(row(page, 'Nouvelle')).toHaveCount(0);
  release();
  await expect(row(page, 'Nouvelle')).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the dashboard is accessible with its menu and its dialog, on a desk and on a phone, light and dark', async ({
    page,
    newAccount,
    signIn,
    server,
  }) => {
    await signIn(page, await newAccount());
    const name = 'Directions financières de l’agroalimentaire, Bretagne et Pays de la Loire';
    await createCampaign(page, server.url, { name, ...prepared });
    await page.goto(paths.home);
    await expect(row(page, name)).toContainText('Il reste');
    await expectAccessibleEverywhere(page);
    await actsButton(page, name).click();
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
    // What stands behind an open menu is hidden from readers, which axe admits for a dialog only.
    await expectAccessibleEverywhere(page, [
      'color-contrast',
      'aria-required-children',
      'aria-required-parent',
    ]);
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
