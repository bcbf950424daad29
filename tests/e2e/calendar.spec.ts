import { paths } from '#contract/paths.ts';
import { calendarTokens } from '../../sandbox/calendar/serve-calendars.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { lookOver, watchRefusals } from './look-over.ts';

test('a calendar is connected with its key, a booking arrives, and it is disconnected, at both widths', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 4\d\d/);
  await watchRefusals(page);
  await signIn(page, await newAccount());
  await page.goto(paths.integrations);
  const section = page.getByRole('region', { name: 'Agenda' });
  await section.getByRole('button', { name: 'Connecter Cal.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connecter Cal.com' });
  // A simulated calendar gives its key.
  await expect(dialog.getByLabel('Clé d’accès')).toHaveValue(calendarTokens.calcom);
  await dialog.getByLabel('Clé d’accès').fill('');
  await dialog.getByRole('button', { name: 'Connecter' }).click();
  await expect(dialog.getByText('Collez la clé.')).toBeVisible();
  await dialog.getByLabel('Clé d’accès').fill('cal_perdue');
  await dialog.getByRole('button', { name: 'Connecter' }).click();
  await expect(dialog.getByText(/refuse cette clé/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Clé d’accès').fill(calendarTokens.calcom);
  await dialog.getByRole('button', { name: 'Connecter' }).click();
  await expect(section.getByText(/^Connecté depuis le/)).toBeVisible();

  // A stranger books on the page of the calendar.
  const [booking] = await Promise.all([
    page.context().waitForEvent('page'),
    section.getByRole('link', { name: /127\.0\.0\.1/ }).click(),
  ]);
  await booking.getByLabel('Prénom et nom').fill('Zoé Inconnue');
  await booking.getByLabel('E-mail').fill('zoe@ailleurs.example');
  await booking.getByLabel('Jour').fill('2027-01-12');
  await booking.getByRole('button', { name: 'Réserver' }).click();
  await expect(booking.getByText('C’est réservé')).toBeVisible();
  await booking.close();
  await page.reload();
  const line = section.getByRole('listitem').filter({ hasText: 'Zoé Inconnue' });
  await expect(line).toContainText('réservé');
  await expect(line).toContainText('Personne non reconnue parmi vos prospects');
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lookOver(page)).toEqual([]);

  await section.getByRole('button', { name: 'Déconnecter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
  await expect(section.getByRole('button', { name: 'Connecter Cal.com' })).toBeVisible();
});
