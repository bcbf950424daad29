import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { signInByPage } from '../../sandbox/unipile/testing/sign-in-by-page.ts';
import { originOf, post } from './fixtures.ts';

const networkPassword = 'reseau';
export const newMember = () => `nora.petit.${crypto.randomUUID().slice(0, 8)}@reseau.example`;

export const linkButton = (page: Page) => page.getByRole('button', { name: 'Connecter mon compte LinkedIn' });
export const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Erreur d’authentification LinkedIn' });
export const accountCard = (page: Page) => page.getByRole('region', { name: 'Votre compte' });
export const seeAccount = (page: Page) => page.getByRole('link', { name: 'Voir mon compte' });

export async function signInToNetwork(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: /^(Connecter un|Reconnecter le) compte/ })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(networkPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Linked without the screens, which have tests of their own; the page of the account is open at the end. */
export async function linkAccount(page: Page, email = newMember()) {
  const send = async <R>(path: string, { parse }: { parse: (answer: unknown) => R }) =>
    parse(await post(page.request, await originOf(page), path));
  const { connect, finish } = socialAccountsApi;
  const { attemptId, url } = await send(connect.path, connect.reply);
  await signInByPage(url, { email, password: networkPassword });
  const attempt = () => send(finish.path.replace(':id', attemptId), finish.reply);
  await expect.poll(async () => (await attempt()).state).toBe('succeeded');
  await page.goto(paths.socialAccounts);
  await expect(accountCard(page).getByText('Connecté', { exact: true })).toBeVisible();
  return email;
}
