import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn, userMenuButton } from './steps.ts';

test('names are checked, saved, and shown everywhere at once', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.settings);
  const firstName = page.getByLabel('Prénom');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(firstName).toHaveValue('Camille');
  await firstName.fill(' ');
  await save.click();
  await expect(page.getByText('Indiquez votre prénom.')).toBeVisible();
  await expect(firstName).toBeFocused();

  await firstName.fill('Anne-Laure');
  await page.getByLabel('Nom', { exact: true }).fill('d’Été');
  await save.click();
  await expect(page.getByText(/^Enregistré à \d{1,2}/)).toBeVisible();
  await expect(userMenuButton(page)).toContainText('Anne-Laure d’Été');
  await page.reload();
  await expect(firstName).toHaveValue('Anne-Laure');
  await expect(userMenuButton(page)).toContainText('Anne-Laure d’Été');
});

test('a new address needs the password and its own confirmation', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  mailbox,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[139]/);
  const [account, neighbour] = [await newAccount(), await newAccount()];
  const newEmail = `nouvelle.${crypto.randomUUID()}@exemple.fr`;
  await signIn(page, account);
  await page.goto(paths.profile);
  const email = page.getByLabel('Nouvelle adresse');
  const password = page.getByLabel('Mot de passe actuel');
  const change = page.getByRole('button', { name: 'Changer d’adresse' });

  await email.fill(newEmail);
  await password.fill('pas-le-bon');
  await change.click();
  await expect(page.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await expect(email).toHaveValue(newEmail);
  await email.fill(neighbour.email);
  await password.fill(account.password);
  await change.click();
  await expect(page.getByText('Un autre compte utilise cette adresse.')).toBeVisible();

  await email.fill(newEmail);
  await change.click();
  await expect(page.getByText(`Un lien de confirmation part vers ${newEmail}.`)).toBeVisible();
  await expect(page.getByText(`En attente : ${newEmail}`)).toBeVisible();
  await expect(password).toHaveValue('');
  await mailbox.lastTo(account.email, { subject: /Changement d’adresse/ });

  await page.goto((await mailbox.lastTo(newEmail, { subject: /Confirmez/ })).link);
  await expect(page.getByRole('heading', { name: 'E-mail vérifié !' })).toBeVisible();
  await page.goto(paths.profile);
  const profile = page.getByRole('region', { name: 'Profil' });
  await expect(profile.getByText(newEmail)).toBeVisible();
  await expect(profile.getByText('confirmée', { exact: true })).toBeVisible();
  await expect(profile.getByText(/^En attente/)).toHaveCount(0);

  const visitor = await newVisitor();
  await visitor.goto(paths.signIn);
  await submitSignIn(visitor, account);
  await expect(visitor.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
  await submitSignIn(visitor, { email: newEmail, password: account.password });
  await expect(visitor).toHaveURL(paths.home);
});

test('a change of address that was asked by mistake is cancelled', async ({
  page,
  newAccount,
  signIn,
  mailbox,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/);
  const account = await newAccount();
  const newEmail = `erreur.${crypto.randomUUID()}@exemple.fr`;
  await signIn(page, account);
  await page.goto(paths.profile);
  await page.getByLabel('Nouvelle adresse').fill(newEmail);
  await page.getByLabel('Mot de passe actuel').fill(account.password);
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  const { link } = await mailbox.lastTo(newEmail, { subject: /Confirmez/ });
  await page.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByText(/^En attente/)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('Token invalide.')).toBeVisible();
});

test('each section has its address and its place in the navigation', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.settings);
  const sections = page.getByRole('navigation', { name: 'Sections des paramètres' });
  for (const [name, path] of [
    ['Abonnement', paths.subscription],
    ['Sécurité', paths.accountSecurity],
    ['Profil', paths.profile],
  ] as const) {
    await sections.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Sécurité', exact: true })).toBeVisible();
});
