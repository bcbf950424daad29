import type { Page } from '@playwright/test';
import { errorTexts } from '#contract/errors.ts';
import { paths, siteCalls } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const supportEmail = 'support@accroche.example';
const message = 'Ma campagne est en pause depuis hier et je ne vois pas pourquoi.';

const messageField = (page: Page) => page.getByLabel('Message', { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' });

async function fill(page: Page, name: string, email = 'camille@exemple.fr') {
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Sujet').selectOption('Un problème');
  await messageField(page).fill(message);
}

test('a visitor’s request reaches the support mailbox', async ({ page, mailbox }) => {
  const name = `Camille ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(paths.support);
  await fill(page, name);
  await sendButton(page).click();
  const done = page.getByRole('heading', { name: 'Votre message est bien arrivé' });
  await expect(done).toBeFocused();
  await expect(page.getByText('camille@exemple.fr')).toBeVisible();

  const mail = await mailbox.lastTo(supportEmail, { subject: new RegExp(name) });
  expect(mail.subject).toBe(`Problème de ${name}`);
  expect(mail.text).toContain(message);
  expect(mail.text).toContain('camille@exemple.fr');

  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(messageField(page)).toHaveValue('');
});

test('a signed-in person finds name and address filled, and the topic of the link', async ({
  page,
  newAccount,
  signIn,
}) => {
  const { email, ...credentials } = await newAccount({ firstName: 'Inès', lastName: 'Caradec' });
  await signIn(page, { email, ...credentials });
  await page.goto(`${paths.support}?sujet=facturation`);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Inès Caradec');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  await expect(page.getByLabel('Sujet')).toHaveValue('billing');
});

test('an unknown topic selects nothing', async ({ page }) => {
  await page.goto(`${paths.support}?sujet=girafe`);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Sujet')).toHaveValue('');
});

test('says at each field what is missing', async ({ page }) => {
  await page.goto(paths.support);
  await sendButton(page).click();
  for (const text of [
    'Indiquez votre nom.',
    'Indiquez votre adresse e-mail.',
    'Choisissez un sujet.',
    'Écrivez votre message.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused();
  await messageField(page).fill('Bonjour');
  await expect(page.getByText('10 caractères au moins')).toBeVisible();
  await expectAccessible(page);
});

test('a refused field is shown at its place', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 400/);
  const body = { error: 'x', message: 'x', code: 'invalid_input' };
  const details = { fields: { email: 'Cette adresse est refusée.' } };
  await page.route(siteCalls.support, (route) => route.fulfill({ status: 400, json: { ...body, details } }));
  await page.goto(paths.support);
  await fill(page, 'Camille');
  await sendButton(page).click();
  await expect(page.getByText('Cette adresse est refusée.')).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
});

test('a network failure keeps the text', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED/);
  await page.route(siteCalls.support, (route) => route.abort());
  await page.goto(paths.support);
  await fill(page, 'Camille');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(errorTexts.network);
  await expect(messageField(page)).toHaveValue(message);

  await page.unroute(siteCalls.support);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Votre message est bien arrivé' })).toBeVisible();
});

test('past the limit it says when to come back and offers the mailbox', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 429/);
  await page.goto(paths.support);
  for (let sent = 0; sent < 5; sent += 1) {
    await fill(page, 'Camille');
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  }
  await fill(page, 'Camille');
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Vous avez déjà envoyé cinq messages. Réessayez dans une heure.');
  await expect(alert.getByRole('link', { name: supportEmail })).toHaveAttribute('href', /^mailto:/);
  await expect(messageField(page)).toHaveValue(message);
});

test('a robot that fills the trap is thanked and nothing is mailed', async ({ page, mailbox }) => {
  const trap = page.locator('input[name=website]');
  await page.goto(paths.support);
  await expect(page.getByRole('textbox', { name: 'Site web' })).toHaveCount(0);
  await fill(page, 'Robot Dupiège');
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://robot.example';
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Votre message est bien arrivé' })).toBeVisible();

  // The next request's mail is written after the robot's would have been.
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  const name = `Suivante ${crypto.randomUUID().slice(0, 8)}`;
  await page.reload();
  await fill(page, name);
  await sendButton(page).click();
  await mailbox.lastTo(supportEmail, { subject: new RegExp(name) });
  const subjects = (await mailbox.allTo(supportEmail)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('Dupiège'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('offers the mailbox, and no button that does nothing', async ({ page }) => {
    const answer = await page.goto(paths.support);
    // Locators by text do not look into <noscript>.
    expect(await answer?.text()).toMatch(/<noscript>.*Ce formulaire a besoin de JavaScript.*<\/noscript>/s);
    const links = page.getByRole('main').getByRole('link', { name: supportEmail });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${supportEmail}`));
    }
    await expect(sendButton(page)).toBeDisabled();
  });
});
