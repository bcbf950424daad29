import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';

const networkPassword = 'reseau';
export const newMember = () => `nora.petit.${crypto.randomUUID().slice(0, 8)}@reseau.example`;

export const linkButton = (page: Page) => page.getByRole('button', { name: 'Relier mon compte LinkedIn' });
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

export async function linkAccount(page: Page, email = newMember()) {
  await page.goto(paths.socialAccounts);
  await linkButton(page).click();
  await signInToNetwork(page, email);
  await expect(page.getByText('Votre compte LinkedIn est relié.')).toBeVisible();
  await seeAccount(page).click();
  await expect(accountCard(page).getByText('Connecté', { exact: true })).toBeVisible();
  return email;
}
