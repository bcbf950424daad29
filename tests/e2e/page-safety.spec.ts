import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { bell } from './steps.ts';

test('a section that cannot be shown says so, and the rest of the page lives', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED|dynamically imported module/);
  await signIn(page, await newAccount());
  await page.route('**/assets/leads.page-*.js', (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(paths.home);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Leads' }).click();
  const fallback = page.getByRole('alert');
  await expect(fallback.getByRole('heading')).toHaveText('Oups ! Une erreur est survenue.');
  await expect(fallback).toContainText(
    'Quelque chose s’est mal passé lors de l’affichage de cette section. Veuillez réessayer plus tard.',
  );
  expect(documents, 'the first visit, and one reload in the hope of a newer script').toBe(2);
  await expectAccessible(page);
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await navigation.getByRole('link', { name: 'Prospects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();

  await navigation.getByRole('link', { name: 'Leads' }).click();
  await page.unrouteAll();
  await fallback.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('the content policy stops every injected script', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Content Security Policy/);
  await signIn(page, await newAccount());
  await page.addInitScript(() => {
    const refusals: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refusals.push(effectiveDirective);
    });
    Object.assign(window, { refusals });
  });
  for (const path of [paths.leads, paths.help]) {
    const answer = await page.goto(path);
    await expect(bell(page)).toBeVisible();
    expect(await page.evaluate('refusals'), `${path} itself asks for nothing forbidden`).toEqual([]);
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = "inline"';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.injected = "handler"');
      image.src = 'data:image/png;base64,xx';
      const remote = document.createElement('script');
      remote.src = 'data:text/javascript,window.injected="remote"';
      const settled = new Promise((done) => remote.addEventListener('error', done));
      document.body.append(script, image, remote);
      await settled;
    });
    await expect
      .poll(() => page.evaluate('refusals.toSorted()'), path)
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate('window.injected'), path).toBeUndefined();
  }
});

test('without its script, the sign-in form sends nothing and says why', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto(paths.signIn);
  await expect(page.locator('noscript p').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
  await page.getByLabel('Adresse e-mail').fill('demo@accroche.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-secret-bien-garde');
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await expect(page).toHaveURL(paths.signIn);
  await context.close();
});
