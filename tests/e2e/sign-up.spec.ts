import { paths, siteCalls } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';

const password = 'Quatre-mots-sans-rapport-72';

test('a plan chosen on the rate card is shown, sent, and continues to the subscription', {
  tag: '@journey',
}, async ({ page, mailbox }) => {
  const email = `lea.${crypto.randomUUID()}@exemple.fr`;
  await page.goto(`${paths.signUp}?plan=PRO&interval=yearly`);
  await expect(page.getByText('Formule PRO, facturation annuelle')).toBeVisible();
  await page.getByLabel('Prénom').fill('  Léa ');
  await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel(/J’accepte/).check();

  const registering = page.waitForRequest((request) => request.url().endsWith(siteCalls.register));
  const signingIn = page.waitForResponse((response) => response.url().endsWith(siteCalls.login));
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  expect((await registering).postDataJSON()).toEqual({
    firstName: 'Léa',
    lastName: 'Le Goff',
    email,
    password,
    acceptTerms: true,
    plan: 'PRO',
    interval: 'yearly',
  });
  const signedIn = await signingIn;
  expect(signedIn.request().postDataJSON()).toEqual({ email, password });
  expect(signedIn.status()).toBe(200);

  await expect(page).toHaveURL(paths.subscription);
  await expect(page.getByRole('region', { name: 'Abonnement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer vers le paiement' })).toBeVisible();
  const onward = page.getByRole('link', { name: 'Plus tard' });
  await expect(onward, 'a plan is no dead end').toHaveAttribute('href', paths.home);
  await onward.click();
  await expect(page).toHaveURL(paths.home);

  await page.goto((await mailbox.lastTo(email)).link);
  await expect(page.getByRole('link', { name: 'Accéder au tableau de bord' })).toHaveAttribute(
    'href',
    paths.subscription,
  );

  await page.goto(`${paths.signUp}?plan=PRO&interval=yearly`);
  await expect(page, 'signed in, with a plan').toHaveURL(paths.subscription);
  await page.goto(paths.signUp);
  await expect(page, 'signed in, without a plan').toHaveURL(paths.home);
});

test('every mistake is told at its field and nothing typed is lost', async ({
  page,
  newAccount,
  allowConsoleErrors,
}) => {
  const known = await newAccount();
  allowConsoleErrors(/status of (400|409)/);
  const firstName = page.getByLabel('Prénom');
  const email = page.getByLabel('Adresse e-mail');
  const passwordField = page.getByLabel('Mot de passe', { exact: true });
  const create = page.getByRole('button', { name: 'Créer mon compte' });

  await page.goto(paths.signUp);
  await create.click();
  for (const text of [
    'Indiquez votre prénom.',
    'Indiquez votre nom.',
    'Indiquez votre adresse e-mail.',
    'Choisissez un mot de passe.',
    'Acceptez les conditions pour continuer.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');

  await firstName.fill('<Camille>');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await email.fill(known.email);
  await passwordField.fill('motdepasse123');
  await page.getByLabel(/J’accepte/).check();
  await expect(page.getByText(/^(Très faible|Faible)\./)).toBeVisible();
  await create.click();
  await expect(page.getByText('Ce mot de passe est trop facile à deviner.')).toBeVisible();

  await passwordField.fill(password);
  await expect(page.getByText(/^(Solide|Très solide)\./)).toBeVisible();
  await create.click();
  await expect(page.getByText('Ce nom contient des caractères qui ne sont pas admis.')).toBeVisible();
  await expect(firstName).toBeFocused();

  await firstName.fill('Camille');
  await create.click();
  await expect(page.getByText('Un compte existe déjà avec cette adresse.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' }).first()).toHaveAttribute(
    'href',
    paths.signIn,
  );
  await expect(firstName).toHaveValue('Camille');
  await expect(email).toHaveValue(known.email);
  await expect(passwordField).toHaveValue(password);
  await expect(page.getByLabel(/J’accepte/)).toBeChecked();

  await email.fill(`camille.${crypto.randomUUID()}@exemple.fr`);
  await create.click();
  await expect(page, 'without a plan').toHaveURL(paths.welcome);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que vendez-vous ?');
});
