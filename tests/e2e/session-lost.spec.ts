import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { controlClock, submitSignIn, userMenuButton } from './steps.ts';

const expired = 'Session expirée. Veuillez vous reconnecter.';

test('/login says that the session has expired and keeps a safe way back', async ({ page }) => {
  await page.goto(`${paths.sessionExpired}?retour=%2Fprospects`);
  await expect(page).toHaveURL(`${paths.signIn}?session=expiree&retour=%2Fprospects`);
  await expect(page.getByText(expired)).toBeVisible();
  await page.goto(`${paths.sessionExpired}?retour=https%3A%2F%2Failleurs.example`);
  await expect(page).toHaveURL(`${paths.signIn}?session=expiree`);
});

test('a session ended elsewhere sends the open page to sign in, then back', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  allowConsoleErrors,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await page.goto(paths.profile);
  await expect(page.getByRole('region', { name: 'Profil' })).toBeVisible();

  const elsewhere = await newVisitor();
  await signIn(elsewhere, account);
  await elsewhere.goto(paths.accountSecurity);
  await elsewhere.getByRole('button', { name: 'Fermer les autres' }).click();
  await elsewhere.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(elsewhere.getByText('Vos autres sessions sont fermées.')).toBeVisible();

  allowConsoleErrors(/status of 401/);
  await page.getByRole('link', { name: 'Sécurité' }).click();
  await expect(page).toHaveURL(`${paths.signIn}?session=expiree&retour=%2Fparametres%23securite`);
  await expect(page.getByText(expired)).toBeVisible();
  await submitSignIn(page, account);
  await expect(page).toHaveURL(paths.accountSecurity);
  await expect(page.getByRole('region', { name: 'Sécurité', exact: true })).toBeVisible();
});

test('a call that says « Session expired » while the session is good leads to sign in once, never in a loop', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  allowConsoleErrors(/status of 401/);
  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visits.push(new URL(frame.url()).pathname);
  });
  await page.route(`**${dashboardApi.read.path}`, (route) =>
    route.fulfill({ status: 401, json: { error: 'Session expired', message: 'Session expired' } }),
  );
  await page.goto(paths.home);
  await expect(page).toHaveURL(`${paths.signIn}?session=expiree`);
  await expect(page.getByText(expired)).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
  await expect(page.getByRole('link', { name: 'revenir à la page' })).toHaveAttribute('href', paths.home);
  expect(visits.filter((path) => path === paths.signIn)).toHaveLength(1);

  await page.unrouteAll({ behavior: 'wait' });
  await submitSignIn(page, account);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À faire aujourd’hui');
});

test('a page opened with a dead cookie makes no session call and says why', async ({
  page,
  newAccount,
  signIn,
  context,
}) => {
  await signIn(page, await newAccount());
  const [session] = (await context.cookies()).filter(({ name }) => name.includes('session'));
  expect(session).toBeDefined();
  await context.addCookies([{ ...session!, value: 'une-session-inconnue' }]);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(paths.leads);
  await expect(page).toHaveURL(`${paths.signIn}?session=expiree&retour=%2Fleads`);
  await expect(page.getByText(expired)).toBeVisible();
  expect(calls).not.toContain(authApi.session.path);
});

test('a server that does not answer is asked four times, then the page says so', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  await signIn(page, await newAccount());
  await page.route(`**${authApi.session.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  const clock = await controlClock(page);
  await clock.pause();
  await page.goto(paths.leads);
  const problem = page.getByRole('heading', { name: 'Votre espace ne répond pas' });
  await clock.runUntil(() => problem.isVisible());
  const calls = await clock.calls(authApi.session.path);
  const waitsMs = calls.slice(1).map(({ leftAt }, index) => leftAt - (calls[index]?.answeredAt ?? 0));
  expect(waitsMs.map((ms) => Math.floor(ms / 100))).toEqual([10, 20, 30]);
  await page.unroute(`**${authApi.session.path}`);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('signing out saves what is typed, asks about what only this device has, then clears every text', async ({
  page,
  newAccount,
  signIn,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  const { user } = await (await page.request.get(authApi.session.path)).json();
  const answerKey = `accroche.reponse.${user.id}.7c0e7a52-3a5c-4f0e-9a3b-0d2a5a3c9b11`;
  const keptKeys = () => page.evaluate(() => Object.keys(localStorage).toSorted());
  const signOut = async () => {
    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };

  await page.goto(wizardPath());
  await page.getByLabel('Nom de la campagne').fill('Relance des adhérents');
  await signOut();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(await keptKeys(), 'what could be saved was not asked about').toEqual([]);

  await signIn(page, account);
  await page.goto(paths.leads);
  await page.evaluate((key) => localStorage.setItem(key, 'Bonjour Claire,'), answerKey);
  const question = page.getByRole('alertdialog', { name: 'Se déconnecter et effacer ces textes\u00a0?' });
  await signOut();
  await expect(question).toContainText('Une réponse écrite n’est pas envoyée.');
  await question.getByRole('button', { name: 'Rester connecté' }).click();
  await expect(userMenuButton(page)).toBeFocused();
  expect(await keptKeys()).toContain(answerKey);
  await signOut();
  await question.getByRole('button', { name: 'Effacer et se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(await keptKeys()).toEqual([]);

  await signIn(page, account);
  const campaigns = await (await page.request.get(campaignsApi.list.path)).json();
  expect(campaigns.map(({ name }: { name: string }) => name)).toEqual(['Relance des adhérents']);
});
