import { paths, siteCalls } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn, userMenuButton } from './steps.ts';

test('wrong credentials are refused alike, right ones go where the person was going', {
  tag: '@journey',
}, async ({ page, newAccount, allowConsoleErrors }) => {
  const account = await newAccount();
  allowConsoleErrors(/status of 401/);
  await page.goto(`${paths.signIn}?retour=${encodeURIComponent('/parametres?x=1#securite')}`);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await expect(page.getByText('Indiquez votre mot de passe.')).toBeVisible();

  for (const email of [account.email, 'personne@exemple.fr']) {
    await submitSignIn(page, { email, password: 'pas-le-bon' });
    await expect(page.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
    await page.getByLabel('Adresse e-mail').fill('');
  }

  await submitSignIn(page, account);
  await expect(page).toHaveURL('/parametres?x=1#securite');
  await expect(page.getByRole('region', { name: 'Sécurité', exact: true })).toBeVisible();
});

test('a way back that leaves the site is ignored', async ({ page, newAccount }) => {
  await page.goto(`${paths.signIn}?retour=${encodeURIComponent('//ailleurs.example/leads')}`);
  await submitSignIn(page, await newAccount());
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À faire aujourd’hui');

  for (const [wanted, expected] of [
    ['https://ailleurs.example', paths.home],
    ['/\\ailleurs.example', paths.home],
    ['javascript:alert(1)', paths.home],
    [paths.signIn, paths.home],
    [paths.leads, paths.leads],
  ] as const) {
    await page.goto(`${paths.signIn}?retour=${encodeURIComponent(wanted)}`);
    await expect(page, `signed in, retour=${wanted}`).toHaveURL(expected);
  }
});

test('signing out forgets everything and goes to the landing page', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.leads);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('accroche.campaigns', '{"owner":"x"}'));
  await userMenuButton(page).click();
  const leaving = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  expect((await leaving).status()).toBe(200);

  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accroche.campaigns'))).toBeNull();
  expect((await page.request.get(siteCalls.session)).status()).toBe(401);
  await page.goBack();
  await expect(page, 'the way back is closed').toHaveURL(`${paths.signIn}?retour=%2Fleads`);
});
