import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('own limits are bounded, warned about, and saved', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/);
  await signIn(page, await newAccount());
  await linkAccount(page);
  const perDay = page.getByLabel('Invitations par jour');
  const perWeek = page.getByLabel('Invitations en 7 jours');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const warning = page.getByText('Au-dessus de ce que nous conseillons');
  await expect(perDay).toHaveValue('15');
  await expect(warning).toHaveCount(0);
  await perDay.fill('41');
  await expect(warning).toBeVisible();
  await save.click();
  await expect(page.getByText('40 au plus.', { exact: true })).toBeVisible();
  await expect(perDay).toBeFocused();
  await perDay.fill('');
  await expect(page.getByText('Indiquez un nombre.')).toBeVisible();
  await perDay.fill('30');
  await perWeek.fill('20');
  await save.click();
  await expect(page.getByText('La limite de 7 jours ne peut pas être sous celle d’un jour.')).toBeVisible();
  await expect(perWeek).toBeFocused();
  await perWeek.fill('100');
  await page.getByLabel(/^Compte nouvellement connecté/).uncheck();
  await expect(page.getByText('Sans démarrage progressif')).toBeVisible();
  await save.click();
  await expect(page.getByText(/^Enregistré à \d{1,2}/)).toBeVisible();
  await expect(page.getByText(/^Aucun démarrage progressif/)).toBeVisible();
  await page.reload();
  await expect(perDay).toHaveValue('30');
  await expect(page.getByLabel(/^Compte nouvellement connecté/)).not.toBeChecked();
  await expect(page.getByText('Limite que vous avez réglée')).toBeVisible();
});

test('a free account sets its monthly notes, down to none; a paid one has nothing to set', async ({
  page,
  newAccount,
  signIn,
  newVisitor,
}) => {
  await signIn(page, await newAccount());
  await linkAccount(page);
  const notes = page.getByLabel('Notes par mois');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const row = page.getByRole('row', { name: /^Notes d’invitation/ });
  await expect(notes).toHaveValue('3');
  await expect(notes).toHaveAccessibleDescription(/compte gratuit seulement.*Conseil.: 3\. Plafond.: 5\./);
  await notes.fill('6');
  await expect(page.getByText(/^Notes par mois.: 6 au lieu de 3\./)).toBeVisible();
  await save.click();
  await expect(page.getByText('5 au plus.', { exact: true })).toBeVisible();
  await expect(notes).toBeFocused();
  await notes.fill('0');
  await save.click();
  await expect(page.getByText(/^Enregistré à \d{1,2}/)).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('0');
  await expect(row).toContainText('vos invitations partent sans note');

  const paying = await newVisitor();
  await signIn(paying, await newAccount());
  await linkAccount(paying, 'camille.moreau@reseau.example');
  await expect(paying.getByText('LinkedIn ne les compte que sur un compte gratuit.')).toBeVisible();
  await expect(paying.getByLabel('Notes par mois')).toHaveCount(0);
  await expect(paying.getByText('300 caractères au plus')).toBeVisible();
});
