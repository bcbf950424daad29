import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { demoAdmin, submitSignIn, userMenuButton } from './steps.ts';

const overview = ['Comptes', 'Travaux en arrière-plan', 'Santé'];

test('a visitor and a member see the administrators’ sign-in', async ({
  page,
  newAccount,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  const notAdmin = page.getByText('Ce compte n’est pas administrateur.');
  for (const path of [paths.adminSignIn, paths.adminDashboard]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' }), path).toBeVisible();
    await expect(page.getByLabel('Adresse e-mail'), path).toBeVisible();
    await expect(notAdmin).toHaveCount(0);
  }
  const member = await newAccount();
  await submitSignIn(page, { ...member, password: 'pas-le-bon' });
  await expect(page.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
  await submitSignIn(page, member);
  await expect(notAdmin).toBeVisible();
  await expect(page.getByText(`Votre session est ouverte avec ${member.email}`)).toBeVisible();

  for (const path of [paths.adminSignIn, paths.adminDashboard, paths.administration]) {
    await page.goto(path);
    await expect(notAdmin, path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comptes' })).toHaveCount(0);
  }
  await userMenuButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Abonnement' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);
});

test('an administrator sees the overview at every address', async ({ page }) => {
  await page.goto(paths.adminDashboard);
  await submitSignIn(page, demoAdmin);
  await expect(page).toHaveURL(paths.adminDashboard);
  for (const name of overview) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const health = page.getByRole('complementary', { name: 'Santé' });
  await expect(health.getByText('démonstration')).toBeVisible();
  await expect(health.getByText(/^(PGlite|PostgreSQL) \d/)).toBeVisible();
  const accounts = page.getByRole('table', { name: 'Comptes par formule' });
  await expect(accounts.getByRole('row', { name: /^PRO/ }).getByRole('cell')).toHaveText(/^[1-9]\d*$/);

  await page.goto(paths.adminSignIn);
  await expect(page.getByRole('heading', { level: 2, name: 'Comptes' })).toBeVisible();
  await page.goto(paths.home);
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page).toHaveURL(paths.administration);
  await expect(page.getByRole('heading', { level: 2, name: 'Travaux en arrière-plan' })).toBeVisible();
});
