import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn } from './steps.ts';

test('a forgotten password is replaced through the mail, once, and every session ends', {
  tag: '@journey',
}, async ({ page, newAccount, newVisitor, signIn, mailbox, server, allowConsoleErrors }) => {
  const account = await newAccount();
  const newPassword = `Fougere-${crypto.randomUUID()}`;
  const other = await newVisitor();
  await signIn(other, account);
  await other.goto(paths.leads);
  await expect(other.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();

  await page.goto(paths.signIn);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  const ask = page.getByRole('button', { name: /Recevoir le lien|Envoyer un nouveau lien/ });
  for (const email of ['personne@exemple.fr', account.email]) {
    await page.getByLabel('Adresse e-mail').fill(email);
    await ask.click();
    await expect(page.getByRole('status').filter({ hasText: 'Consultez votre boîte' })).toContainText(
      `Si un compte existe pour ${email}, un lien vient d’y être envoyé.`,
    );
  }
  const { link } = await mailbox.lastTo(account.email, { subject: /nouveau mot de passe/ });
  expect(link).toMatch(new RegExp(`^${server.url}/[0-9a-f]{64}$`));
  expect(await mailbox.allTo('personne@exemple.fr')).toEqual([]);

  await page.goto(link);
  const field = page.getByLabel('Nouveau mot de passe');
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });
  await field.fill('azertyuiop12');
  await change.click();
  await expect(page.getByText('Ce mot de passe est trop facile à deviner.')).toBeVisible();
  await field.fill(newPassword);
  await change.click();
  await expect(page).toHaveURL(`${paths.signIn}?reinitialise=1`);
  await expect(page.getByText('Mot de passe modifié')).toBeVisible();

  allowConsoleErrors(/status of 40[01]|campaigns: list failed/);
  await other.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  await expect(other, 'the other session').toHaveURL(/\/connexion\?session=expiree/);
  await submitSignIn(other, account);
  await expect(other.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
  await submitSignIn(other, { email: account.email, password: newPassword });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('À faire aujourd’hui');
  await mailbox.lastTo(account.email, { subject: /mot de passe a changé/ });

  for (const used of [link, `${paths.resetPassword}?token=${link.slice(-64)}`]) {
    await page.goto(used);
    await field.fill(`Bruyere-${crypto.randomUUID()}`);
    await change.click();
    await expect(page.getByRole('alert'), used).toContainText('Ce lien n’est plus valable');
    await expect(page.getByRole('link', { name: 'Demander un lien' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  }
});

test('the long address resets as well, and says when the link is missing or odd', async ({
  page,
  newAccount,
  mailbox,
}) => {
  await page.goto(paths.resetPassword);
  await expect(page.getByRole('alert')).toContainText('Il manque le lien reçu par e-mail');
  await page.goto(`${paths.resetPassword}?token=abc`);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');

  const account = await newAccount();
  const newPassword = `Fougere-${crypto.randomUUID()}`;
  await page.goto(paths.forgotPassword);
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  const { link } = await mailbox.lastTo(account.email, { subject: /nouveau mot de passe/ });
  await page.goto(`${paths.resetPassword}?token=${link.slice(-64)}`);
  await page.getByLabel('Nouveau mot de passe').fill(newPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié')).toBeVisible();
  await submitSignIn(page, { email: account.email, password: newPassword });
  await expect(page).toHaveURL(paths.home);
});
