import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { submitSignIn, visibleToast } from './steps.ts';

const wrongCode = 'Ce code n’est pas le bon, ou il a déjà servi.';
const passwordDialog = (page: Page) => page.getByRole('dialog');
const passwordField = (page: Page) => passwordDialog(page).getByLabel('Mot de passe', { exact: true });

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(/status of 40[0139]/));

async function confirmWithPassword(page: Page, password: string, label: string) {
  await passwordField(page).fill(password);
  await passwordDialog(page).getByRole('button', { name: label }).click();
}

async function verifyAddress(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'E-mail vérifié !' })).toBeVisible();
}

async function startSetup(page: Page, password: string): Promise<string> {
  await page.goto(paths.accountSecurity);
  await page.getByRole('button', { name: 'Activer' }).click();
  await confirmWithPassword(page, password, 'Continuer');
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  return (await page.locator('code').innerText()).replaceAll(' ', '');
}

async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code à six chiffres').fill(code);
  await page.getByRole('button', { name: 'Activer' }).click();
}

async function readRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByText('Notez ces codes de secours')).toBeVisible();
  const shape = /^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/;
  return page.getByRole('listitem').filter({ hasText: shape }).allInnerTexts();
}

const answerField = (page: Page) => page.getByLabel('Code', { exact: true });

async function answer(page: Page, code: string) {
  await answerField(page).fill(code);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

test('turning it on asks for a confirmed address, the password and a right code', async ({
  page,
  newAccount,
  signIn,
  mailbox,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await page.goto(paths.accountSecurity);
  await page.getByRole('button', { name: 'Activer' }).click();
  await confirmWithPassword(page, 'pas-le-bon', 'Continuer');
  await expect(passwordDialog(page).getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await expectAccessible(page);
  await confirmWithPassword(page, account.password, 'Continuer');
  await expect(passwordDialog(page).getByRole('alert')).toContainText('Confirmez d’abord votre adresse');

  await verifyAddress(page, (await mailbox.lastTo(account.email)).link);
  const secret = await startSetup(page, account.password);
  await expectAccessible(page);
  const code = await generate({ secret });
  await giveCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Ce code n’est pas le bon.')).toBeVisible();
  await giveCode(page, await generate({ secret }));
  expect(new Set(await readRecoveryCodes(page)).size).toBe(10);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect((await downloading).suggestedFilename()).toBe('accroche-codes-de-secours.txt');
  await page.getByRole('button', { name: 'J’ai noté mes codes' }).click();
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
});

test('signing in takes a code or a recovery code, each one once', { tag: '@journey' }, async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  mailbox,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await verifyAddress(page, (await mailbox.lastTo(account.email)).link);
  const secret = await startSetup(page, account.password);
  const confirmedCode = await generate({ secret });
  await giveCode(page, confirmedCode);
  const [recoveryCode = ''] = await readRecoveryCodes(page);

  const visitor = await newVisitor();
  await visitor.goto(`${paths.signIn}?retour=%2Fleads`);
  await submitSignIn(visitor, account);
  await expect(visitor.getByRole('heading', { name: 'Vérification en deux étapes' })).toBeVisible();
  await expect(answerField(visitor)).toBeFocused();
  await expectAccessible(visitor);
  await answer(visitor, '12');
  await expect(visitor.getByText('Saisissez six chiffres, ou un code de secours.')).toBeVisible();
  await answer(visitor, confirmedCode);
  await expect(visitor.getByText(wrongCode)).toBeVisible();
  await answer(visitor, await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await expect(visitor).toHaveURL(paths.leads);

  const other = await newVisitor();
  await other.goto(paths.signIn);
  await submitSignIn(other, account);
  await answer(other, recoveryCode.toUpperCase());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('À faire aujourd’hui');
  const late = await newVisitor();
  await late.goto(paths.signIn);
  await submitSignIn(late, account);
  await answer(late, recoveryCode);
  await expect(late.getByText(wrongCode)).toBeVisible();

  await page.getByRole('button', { name: 'J’ai noté mes codes' }).click();
  await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
});

test('recovery codes are renewed, and turning it off takes both factors', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
  mailbox,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await verifyAddress(page, (await mailbox.lastTo(account.email)).link);
  await giveCode(page, await generate({ secret: await startSetup(page, account.password) }));
  const [oldCode = ''] = await readRecoveryCodes(page);
  await page.getByRole('button', { name: 'J’ai noté mes codes' }).click();

  await page.getByRole('button', { name: 'Renouveler les codes' }).click();
  await confirmWithPassword(page, account.password, 'Renouveler les codes');
  const [newCode = ''] = await readRecoveryCodes(page);
  await page.getByRole('button', { name: 'J’ai noté mes codes' }).click();
  await page.getByRole('button', { name: 'Désactiver' }).click();
  const code = passwordDialog(page).getByLabel('Code de vérification');
  await code.fill(oldCode);
  await confirmWithPassword(page, account.password, 'Désactiver');
  await expect(passwordDialog(page).getByText(wrongCode)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(newCode);
  await confirmWithPassword(page, account.password, 'Désactiver');
  await expect(visibleToast(page)).toContainText('La double authentification est désactivée.');
  await expect(page.getByText('Désactivée', { exact: true })).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto(paths.signIn);
  await submitSignIn(visitor, account);
  await expect(visitor).toHaveURL(paths.home);
});
