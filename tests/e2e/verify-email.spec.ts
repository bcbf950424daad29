import { paths, siteCalls } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls, visibleToast } from './steps.ts';

test('the link of the mail verifies once', async ({ page, newAccount, mailbox, allowConsoleErrors }) => {
  const { link } = await mailbox.lastTo((await newAccount()).email, { subject: /Confirmez/ });
  const release = await holdCalls(page, `**${siteCalls.verifyEmail}`);
  await page.goto(link);
  await expect(page.getByText('Vérification de votre e-mail…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail vérifié !' })).toBeVisible();
  await expect(visibleToast(page)).toContainText('E-mail vérifié');
  await expect(visibleToast(page)).toContainText('Votre adresse e-mail a bien été vérifiée.');
  await expect(page.getByRole('link', { name: 'Accéder au tableau de bord' })).toHaveAttribute('href', '/');

  allowConsoleErrors(/status of 400/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification échouée' })).toBeVisible();
  await expect(page.getByText('Token invalide.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');

  await page.route(`**${siteCalls.verifyEmail}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(link);
  await expect(page.getByRole('main').getByText('La vérification a échoué.'), 'without a word').toBeVisible();
});

test('the address alone tells every other result', async ({ page }) => {
  for (const [query, title, text] of [
    ['success=true', 'E-mail vérifié !', 'Votre adresse e-mail a bien été vérifiée.'],
    ['token=', 'Vérification échouée', 'Lien de vérification invalide ou incomplet.'],
    ['success=false&error=missing_token', 'Vérification échouée', 'Le lien de vérification est incomplet.'],
    ['success=false&error=invalid_token', 'Vérification échouée', 'Token invalide.'],
    ['success=false&error=expired_token', 'Vérification échouée', 'Le lien de vérification a expiré.'],
    [
      'success=false&error=server_error',
      'Vérification échouée',
      "Une erreur s'est produite lors de la vérification.",
    ],
    ['success=false&error=autre', 'Vérification échouée', 'La vérification a échoué.'],
    ['success=', 'Vérification échouée', 'La vérification a échoué.'],
  ] as const) {
    await page.goto(`${paths.verifyEmail}?${query}`);
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveText(title);
    await expect(page.getByRole('main').getByText(text), query).toBeVisible();
  }
  await expectAccessible(page);

  await page.goto(`${siteCalls.verifyEmail}?token=inconnu`);
  await expect(page, 'from a mail program').toHaveURL(
    `${paths.verifyEmail}?success=false&error=invalid_token`,
  );
});

test('without a result to show, it goes home or to sign in', async ({ page, newAccount, signIn }) => {
  await page.goto(paths.verifyEmail);
  await expect(page).toHaveURL(paths.signIn);
  await signIn(page, await newAccount());
  await page.goto(paths.verifyEmail);
  await expect(page).toHaveURL(paths.home);
});

test('« Renvoyer l’e-mail » sends a link that works and the band leaves', async ({
  page,
  newAccount,
  signIn,
  mailbox,
}) => {
  const account = await newAccount();
  await mailbox.lastTo(account.email);
  await signIn(page, account);
  await page.goto(paths.home);
  const band = page.getByRole('complementary', { name: 'Adresse e-mail à confirmer' });
  await expect(band).toContainText(account.email);
  await band.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
  await expect(band.getByText(`Un nouveau lien part vers ${account.email}.`)).toBeVisible();
  await expect.poll(async () => (await mailbox.allTo(account.email)).length).toBe(2);

  const { link } = await mailbox.lastTo(account.email);
  // Listened to from before: the page asks again as soon as it has the answer.
  const seen: ('verified' | 'asked')[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(siteCalls.verifyEmail)) seen.push('verified');
  });
  page.on('request', (request) => {
    if (request.url().endsWith(siteCalls.session)) seen.push('asked');
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail vérifié !' })).toBeVisible();
  await expect.poll(() => seen.slice(seen.indexOf('verified')).join()).toMatch(/^verified,.*asked/);
  await page.getByRole('link', { name: 'Accéder au tableau de bord' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1, name: 'À faire aujourd’hui' })).toBeVisible();
  await expect(band).toHaveCount(0);
});
