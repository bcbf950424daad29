import type { Page } from '@playwright/test';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { paths } from '#contract/paths.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessible, expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  accountCard,
  banner,
  linkAccount,
  linkButton,
  newMember,
  seeAccount,
  signInToNetwork,
} from './social-account-steps.ts';
import { bell, visibleToast } from './steps.ts';

/** The network's news takes its way through a webhook and a job; each look is asked for by the product's own event. */
const untilShown = (page: Page, isLost: boolean) =>
  expect
    .poll(async () => {
      const answer = page.waitForResponse(`**${socialAccountsApi.status.path}`);
      await page.evaluate(() => window.dispatchEvent(new Event('integration-auth-error')));
      await (await answer).finished();
      return banner(page).count();
    })
    .toBe(isLost ? 1 : 0);

test('an account is linked on the provider’s own page, and shown with its limits', {
  tag: '@journey',
}, async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Connecter mon compte LinkedIn' }).click();
  await expect(page.getByText('Aucun compte connecté')).toBeVisible();
  await expect(page.getByText('Accroche ne le voit jamais.')).toBeVisible();
  await linkButton(page).focus();
  await page.keyboard.press('Enter');
  await signInToNetwork(page, newMember());

  await expect(page).toHaveURL(/\/auth\/callback\?tentative=[0-9a-f-]{36}$/);
  await expect(page.getByText('Votre compte LinkedIn est connecté.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page, 'the next thing to do').toHaveURL(paths.welcome);
  await page.goto(paths.socialAccounts);
  const card = accountCard(page);
  await expect(card.getByRole('heading', { name: /^Nora Petit/ })).toBeVisible();
  await expect(card).toContainText('Connecté');
  await expect(card).toContainText('Compte gratuit');
  await expect(card.locator('time')).toHaveCount(2);

  const use = page.getByRole('table', { name: 'Actions faites depuis ce compte' });
  await expect(use.getByRole('row', { name: /^Invitations 0/ })).toContainText(/0 sur .*3.*0 sur .*15/);
  await expect(use.getByRole('row', { name: /^Notes d’invitation/ })).toContainText('ce mois-ci');
  await expect(use).toContainText(
    'Limite d’Accroche, novembre 2026 · 15 par jour et 75 en 7 jours après le démarrage progressif',
  );
  await expect(use).toContainText('Limite de LinkedIn');
  const ramp = page.getByRole('region', { name: 'Démarrage progressif' });
  await expect(ramp).toContainText('Semaine 1 sur 4 : 3 invitations par jour');
  await expect(ramp.getByRole('row')).toHaveCount(5);
  await expect(ramp.getByRole('row', { name: /^Semaine 4, .* à venir/ })).toContainText('100 %');

  await page.goto(paths.home);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Connecter votre compte' })
      .getByRole('img', { name: 'Fait' }),
  ).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a second factor is asked for by the network, not by us', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  await signIn(page, await newAccount());
  await page.goto(paths.socialAccounts);
  await linkButton(page).click();
  await signInToNetwork(page, 'ines.benali@reseau.example');
  const code = page.getByLabel('Code de vérification');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('Ce code n’est pas valable.')).toBeVisible();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Valider' }).click();
  await seeAccount(page).click();
  await expect(accountCard(page)).toContainText('Inès Benali');
  await expect(accountCard(page)).toContainText('Premium');
});

test('a refusal says so and leads to a fresh link; the old one is dead', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 410/);
  await signIn(page, await newAccount());
  await page.goto(paths.socialAccounts);
  await linkButton(page).click();
  await expect(page.getByRole('heading', { name: /^(Connecter un|Reconnecter le) compte/ })).toBeVisible();
  const usedLink = page.url();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('alert')).toContainText('La connexion a été interrompue avant la fin.');
  const refused = page.url();
  expect(refused).toContain('echec=1');

  await page.goto(usedLink);
  await expect(page.getByRole('heading', { name: 'Lien expiré' })).toBeVisible();
  await page.goto(refused);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await signInToNetwork(page, newMember());
  await expect(page.getByText('Votre compte LinkedIn est connecté.')).toBeVisible();
});

test('a sign-in page left open past its hour says so and leads back; the next click works', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 410/);
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount());
  await page.goto(paths.socialAccounts);
  await linkButton(page).click();
  await expect(page.getByRole('heading', { name: 'Connecter un compte' })).toBeVisible();
  await network.expireLink(page.url());
  await signInToNetwork(page, newMember());
  await expect(page.getByRole('heading', { name: 'Lien expiré' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Revenir à l’application' }).click();
  await expect(page).toHaveURL(/\/auth\/callback\?tentative=[0-9a-f-]{36}&echec=1$/);
  await expect(page.getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await signInToNetwork(page, newMember());
  await expect(page.getByText('Votre compte LinkedIn est connecté.')).toBeVisible();
});

test('a request that a newer one replaced, or that is someone else’s, links nothing', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[04]/);
  await signIn(page, await newAccount());
  const attempts: string[] = [];
  await page.route(`**${socialAccountsApi.connect.path}`, async (route) => {
    const response = await route.fetch();
    attempts.push((await response.json()).attemptId);
    await route.fulfill({ response });
  });
  for (let click = 0; click < 2; click += 1) {
    await page.goto(paths.socialAccounts);
    await linkButton(page).click();
    await expect(page.getByRole('heading', { name: /^(Connecter un|Reconnecter le) compte/ })).toBeVisible();
  }
  const [attemptId] = attempts;
  const callback = `${paths.authCallback}?tentative=${attemptId}`;
  await page.goto(callback);
  await expect(page.getByRole('alert')).toContainText('Une demande plus récente a remplacé celle-ci.');

  const otherUser = await newVisitor();
  await otherUser.goto(callback);
  await expect(otherUser.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    `${paths.signIn}?retour=${encodeURIComponent(callback)}`,
  );
  await signIn(otherUser, await newAccount());
  for (const tentative of [attemptId, 'nimporte-quoi']) {
    await otherUser.goto(`${paths.authCallback}?tentative=${tentative}`);
    await expect(otherUser.getByText('Cette demande de connexion n’est pas connue.')).toBeVisible();
  }
});

test('an account that someone else linked is refused', async ({ page, newAccount, signIn, newVisitor }) => {
  await signIn(page, await newAccount());
  const member = await linkAccount(page);
  const other = await newVisitor();
  await signIn(other, await newAccount());
  await other.goto(paths.socialAccounts);
  await linkButton(other).click();
  await signInToNetwork(other, member);
  await expect(other.getByRole('alert')).toContainText(
    'Ce compte LinkedIn est déjà connecté par un autre utilisateur d’Accroche.',
  );
  await seeAccount(other).click();
  await expect(other.getByText('Aucun compte connecté')).toBeVisible();
});

test('a confirmation that does not come is told after thirty seconds', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount());
  await page.clock.install();
  await page.goto(paths.socialAccounts);
  await network.loseCallbacks(true);
  await linkButton(page).click();
  await signInToNetwork(page, newMember());
  const again = page.waitForResponse('**/finish');
  try {
    await expect(page.getByText('Connexion en cours de vérification…')).toBeVisible();
    await again;
    await page.waitForResponse('**/finish');
  } finally {
    // The network is everybody's.
    await network.loseCallbacks(false);
  }
  await page.clock.fastForward(30_000);
  await expect(page.getByText('LinkedIn n’a pas encore confirmé la connexion.')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(page.getByText('Connexion en cours de vérification…')).toBeVisible();
});

test('a lost connection shows on every page until the account is reconnected', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount());
  const member = await linkAccount(page);
  await network.disconnect(member);
  await untilShown(page, true);
  await expect(banner(page)).toContainText('Vos campagnes sont en pause');
  await expect(accountCard(page)).toContainText('Déconnecté');
  await page.goto(paths.home);
  await expect(page.getByText('Reconnecter votre compte')).toBeVisible();
  await page.goto(paths.leads);
  await banner(page).getByRole('link', { name: 'Reconnecter mon compte' }).click();
  await expect(page).toHaveURL(paths.socialAccounts);
  await expect(accountCard(page)).toContainText('LinkedIn a fermé la session de ce compte.');

  await page.getByRole('button', { name: 'Reconnecter' }).click();
  await signInToNetwork(page, member);
  await expect(page.getByText('Votre compte LinkedIn est de nouveau connecté.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await seeAccount(page).click();
  await expect(accountCard(page)).toContainText('Connecté');
});

test('a call that learns of the loss, or its event alone, has the status and the user asked again', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/);
  await signIn(page, await newAccount());
  await linkAccount(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('integration-auth-error')));
    expect([...asked]).toEqual(expect.arrayContaining([socialAccountsApi.status.path, authApi.session.path]));
  }, 'the event alone has the status and the user asked again').toPass();
  const message = 'Votre compte LinkedIn est déconnecté. Reconnectez-le, puis réessayez.';
  await page.route('**/check', (route) =>
    route.fulfill({ status: 409, json: { error: message, message, code: 'conflict' } }),
  );
  await page.route(`**${socialAccountsApi.status.path}`, (route) =>
    route.fulfill({ json: { isConnected: false, error: 'Votre compte LinkedIn est déconnecté.' } }),
  );
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(banner(page)).toBeVisible();
});

test('a notification that the account is lost brings the banner before its own next look', async ({
  page,
  newAccount,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, await newAccount());
  await linkAccount(page);
  // Its next look is timed from the first one.
  await expect(bell(page)).toHaveAccessibleName(/\d non lue/);
  await expect(banner(page)).toHaveCount(0);
  await page.route(`**${notificationsApi.list.path}`, (route) =>
    route.fulfill({
      json: [
        {
          id: crypto.randomUUID(),
          title: 'Compte LinkedIn déconnecté',
          message: 'LinkedIn a fermé la session de ce compte.',
          type: 'error',
          read: false,
          dismissed: false,
          createdAt: new Date().toISOString(),
          link: paths.socialAccounts,
        },
      ],
    }),
  );
  await page.route(`**${socialAccountsApi.status.path}`, (route) =>
    route.fulfill({ json: { isConnected: false, error: 'Votre compte LinkedIn est déconnecté.' } }),
  );
  await page.clock.fastForward(31_000);
  await expect(banner(page)).toBeVisible();
});

test('reconnecting an account that LinkedIn restricted is told as a warning', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount());
  const member = await linkAccount(page);
  await network.restrict(member);
  await page.getByRole('button', { name: 'Reconnecter' }).click();
  await signInToNetwork(page, member);
  const notice = page.getByRole('status').filter({ hasText: 'est connecté, mais LinkedIn l’a restreint.' });
  await expect(notice).toContainText('Plus rien ne part pour l’instant');
  await expect(page.getByText('reprennent')).toHaveCount(0);
  await seeAccount(page).click();
  await expect(accountCard(page).getByText('Restreint', { exact: true })).toBeVisible();
});

test('checking now finds a restriction and its end', async ({ page, newAccount, signIn, server }) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount());
  const member = await linkAccount(page);
  const check = page.getByRole('button', { name: 'Vérifier maintenant' });
  await network.restrict(member);
  await check.click();
  await expect(accountCard(page).getByText('Restreint', { exact: true })).toBeVisible();
  await expect(accountCard(page).getByText(/^Vérifié à \d{1,2}/)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await network.restore(member);
  await check.click();
  await expect(accountCard(page).getByText('Connecté', { exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('disconnecting asks first, says what stops and what stays, and leaves no banner', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await linkAccount(page);
  const open = page.getByRole('button', { name: 'Déconnecter', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Déconnecter le compte de Nora Petit/ });
  await expect(dialog).toContainText('Ce qui s’arrête');
  await expect(dialog).toContainText('Ce qui reste');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Déconnecter le compte' }).click();
  await expect(visibleToast(page)).toContainText('Votre compte LinkedIn est déconnecté d’Accroche.');
  await expect(linkButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(linkButton(page)).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
});

test('what a status answer brings beside its two fields is never run', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  await signIn(page, await newAccount());
  await linkAccount(page);
  const status = `**${socialAccountsApi.status.path}`;
  await page.route(status, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse(status);
  await page.goto(paths.leads);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await expect(banner(page), 'a status that could not be read announces nothing').toHaveCount(0);

  await page.unroute(status);
  await page.route(status, (route) =>
    route.fulfill({
      json: {
        isConnected: false,
        error: 'LinkedIn <img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script>',
        script: 'window.__pwned=1',
        injectedScript: '<script>window.__pwned=1</script>',
      },
    }),
  );
  await page.reload();
  await expect(banner(page)).toContainText('<script>window.__pwned=1</script>');
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(
    await page
      .locator('script, img')
      .evaluateAll((found) => found.filter((each) => each.outerHTML.includes('__pwned')).length),
  ).toBe(0);
});

test('a refused link, a failed list: both say so and can be tried again', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 50[03]/);
  await signIn(page, await newAccount());
  await page.route(`**${socialAccountsApi.list.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(paths.socialAccounts);
  await expect(page.getByRole('alert')).toContainText('Impossible de charger votre compte.');
  await page.unroute(`**${socialAccountsApi.list.path}`);
  await page.getByRole('button', { name: 'Réessayer' }).click();

  const message = 'La connexion à LinkedIn n’est pas configurée sur ce serveur.';
  await page.route(`**${socialAccountsApi.connect.path}`, (route) =>
    route.fulfill({ status: 503, json: { error: message, message, code: 'not_configured' } }),
  );
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await page.unroute(`**${socialAccountsApi.connect.path}`);
  await linkButton(page).click();
  await expect(page.getByRole('heading', { name: /^(Connecter un|Reconnecter le) compte/ })).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a linked account is accessible, connected and lost, on a desk and on a phone, light and dark', async ({
    page,
    newAccount,
    signIn,
    server,
  }) => {
    const network = openNetworkControl(server.sandboxUrl);
    await signIn(page, await newAccount({ firstName: 'Anne-Charlotte', lastName: 'de La Rochefoucauld' }));
    const member = await linkAccount(page);
    await page.getByLabel('Invitations par jour').fill('30');
    await page.getByLabel(/^Compte nouvellement connecté/).uncheck();
    await expectAccessibleEverywhere(page);
    await network.disconnect(member);
    await untilShown(page, true);
    await expect(accountCard(page)).toContainText('Déconnecté');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Retirer le compte' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
