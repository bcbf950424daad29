import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn, visibleToast } from './steps.ts';

test('changing the password keeps this session and ends the others', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  mailbox,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[013]/);
  const account = await newAccount();
  const newPassword = `Genevrier-${crypto.randomUUID()}`;
  const other = await newVisitor();
  await signIn(other, account);
  await other.goto(paths.leads);
  await signIn(page, account);
  await page.goto(paths.accountSecurity);
  const current = page.getByLabel('Mot de passe actuel');
  const next = page.getByLabel('Nouveau mot de passe');
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });

  await current.fill('pas-le-bon');
  await next.fill(newPassword);
  await change.click();
  await expect(page.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(account.password);
  await next.fill('azertyuiop12');
  await change.click();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await next.fill(newPassword);
  await change.click();
  await expect(
    page.getByText('Votre mot de passe est changé. Vos autres sessions sont fermées.'),
  ).toBeVisible();
  await expect(current).toHaveValue('');
  await mailbox.lastTo(account.email, { subject: /mot de passe a changé/ });

  await page.reload();
  await expect(page.getByText('Cette session')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/connexion\?session=expiree/);
  await submitSignIn(other, { email: account.email, password: newPassword });
  await expect(other).toHaveURL(paths.leads);
});

test('open sessions are listed and ended, one or all the others', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
}) => {
  const account = await newAccount();
  const others = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const other of others) await signIn(other, account);
  await signIn(page, account);
  await page.goto(paths.accountSecurity);
  const rows = page.getByRole('listitem').filter({ hasText: 'dernière activité' });
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Cette session' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Cette session' })).toContainText('Chrome');

  await rows
    .getByRole('button', { name: /^Fermer la session/ })
    .first()
    .click();
  await expect(visibleToast(page)).toContainText('Cette session est fermée.');
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Fermer les autres' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Fermer les autres sessions ?' });
  await expect(dialog).toContainText('2 autres appareils');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Fermer les autres' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(visibleToast(page)).toContainText('Vos autres sessions sont fermées.');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Fermer les autres' })).toHaveCount(0);
  for (const other of others) {
    await other.goto(paths.leads);
    await expect(other).toHaveURL(/\/connexion\?session=expiree/);
  }
});
