import { authApi } from '#contract/auth.ts';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn } from './steps.ts';

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
  await expect(page.getByRole('region', { name: 'Sécurité' })).toBeVisible();
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
  let calls = 0;
  await page.route(`**${authApi.session.path}`, async (route) => {
    calls += 1;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto(paths.leads);
  await expect.poll(() => calls).toBe(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => calls, 'after 1 s').toBe(2);
  for (const [pause, expected] of [
    [1900, 2],
    [150, 3],
    [2900, 3],
    [150, 4],
  ] as const) {
    await page.clock.runFor(pause);
    await expect.poll(() => calls, `${pause} ms later`).toBe(expected);
  }
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Votre espace ne répond pas' })).toBeVisible();
  await page.unroute(`**${authApi.session.path}`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
