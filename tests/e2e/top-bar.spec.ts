import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { bell, demoAdmin, notificationPanel, userMenuButton } from './steps.ts';

test('signed out: the logo and two ways in', async ({ page }) => {
  await page.goto(paths.help);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /^Accroche/ })).toHaveAttribute('href', paths.home);
  await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', paths.signIn);
  await bar.getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(paths.signUp);
  await expect(bell(page)).toHaveCount(0);
});

test('signed in: who, where to, and nothing for administrators, in the application and on public pages', async ({
  page,
  newAccount,
  signIn,
}) => {
  const account = await newAccount({ firstName: 'Maël', lastName: 'Le Bihan' });
  await signIn(page, account);
  for (const path of [paths.home, paths.help]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Accroche/ })).toHaveAttribute(
      'href',
      '/',
    );
    await userMenuButton(page).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Maël Le Bihan')).toBeVisible();
    await expect(menu.getByText(account.email)).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Profil',
      'Sécurité',
      'Abonnement',
      'Compte LinkedIn',
      'Paramètres',
      'Aide',
      'Se déconnecter',
    ]);
    for (const [name, href] of [
      ['Profil', paths.profile],
      ['Sécurité', paths.accountSecurity],
      ['Abonnement', paths.subscription],
      ['Compte LinkedIn', paths.socialAccounts],
      ['Paramètres', paths.settings],
      ['Aide', paths.help],
    ] as const) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeVisible();
  }
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Sécurité' }).click();
  await expect(page).toHaveURL(paths.accountSecurity);
  await expect(page.getByRole('region', { name: 'Sécurité', exact: true })).toBeVisible();
});

test('an administrator has one more entry', async ({ page, signIn }) => {
  await signIn(page, demoAdmin);
  await page.goto(paths.home);
  await userMenuButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveAttribute(
    'href',
    paths.administration,
  );
});

test('the navigation folds under 900 px', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(paths.leads);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(navigation.getByRole('link')).toHaveText([
    'Tableau de bord',
    'Leads',
    'Découverte',
    'Prospects',
    'Recherche',
  ]);
  await expect(navigation.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 899, height: 700 });
  await expect(navigation).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await navigation.getByRole('link', { name: 'Prospects' }).click();
  await expect(page).toHaveURL(paths.prospects);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();
});

test('the keyboard alone opens, walks and closes everything, and finds its place again', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.leads);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(notificationPanel(page)).toBeVisible();
  await expect(notificationPanel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notificationPanel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(userMenuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userMenuButton(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Sécurité' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.accountSecurity);
});

test('« ? » opens the help of the page, by a click or by its key', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.discovery);
  const opener = page.getByRole('button', { name: 'Aide sur cette page' });
  await opener.click();
  const help = page.getByRole('dialog', { name: 'Aide sur cette page' });
  await expect(
    help.getByRole('link', { name: 'Comment sont comptées les recherches de leads' }),
  ).toHaveAttribute('href', `${paths.help}#recherches`);
  await expect(help.getByText('Annuler la dernière réponse')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.goto(paths.settings);
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(help.getByRole('link', { name: 'Comment changer de formule' })).toBeVisible();
});
