import { paths } from '#contract/paths.ts';
import { writingApi } from '#contract/texts/writing.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const message = (name: string) =>
  `Salut ${name},\n\nVotre annonce parle de trois recrutements. On s’appelle jeudi ?\n\nÀ bientôt,\nCamille`;

test('a manner of writing is learned, corrected and obeyed; lists are kept as they are typed', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.writing);
  await expect(page.getByText('Rien d’appris pour le moment')).toBeVisible();
  const learn = page.getByRole('button', { name: 'Apprendre de ces textes' });
  await learn.click();
  await expect(page.getByText('Collez au moins un message entier.')).toBeVisible();

  await page
    .getByLabel('Messages que vous avez écrits')
    .fill(['Léa', 'Hugo', 'Inès'].map(message).join('\n\n'));
  await expect(page.getByText('3 textes reconnus')).toBeVisible();
  await learn.click();
  await expect(page.getByText('3 textes lus : 5 habitudes retenues.')).toBeVisible();
  const rules = page.getByRole('list', { name: 'Règles d’écriture' });
  await expect(rules.getByRole('listitem')).toHaveCount(5);
  const signature = rules.getByRole('listitem').filter({ hasText: 'Signe « Camille »' });
  await expect(signature).toContainText('Lu dans 3 textes collés');
  await expectAccessibleEverywhere(page);

  // In place, by keyboard: Escape gives up, Enter keeps, and the focus comes back.
  const edit = signature.getByRole('button', { name: 'Modifier la règle signe « Camille »' });
  await edit.press('Enter');
  await expect(page.getByLabel('Vous signez')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await page.getByLabel('Vous signez').fill('Camille D.');
  await page.keyboard.press('Enter');
  const changed = rules.getByRole('listitem').filter({ hasText: 'Signe « Camille D. »' });
  await expect(changed.getByRole('button', { name: /^Modifier/ })).toBeFocused();
  const isOn = changed.getByRole('switch', { name: 'Signe « Camille D. »' });
  await isOn.press('Space');
  await expect(isOn).not.toBeChecked();
  await expect(changed).toContainText('sans effet');

  // Two rules that cannot both hold: the last one said is on.
  await page.getByRole('button', { name: 'Ajouter une règle' }).click();
  await page.getByLabel('Règle', { exact: true }).selectOption('Longueur');
  await page.getByLabel('Vous ne dépassez pas, en caractères').fill('12');
  await page.getByRole('button', { name: 'Ajouter la règle' }).click();
  await expect(page.getByText('Entre 120 et 1 900 caractères.')).toBeVisible();
  await page.getByLabel('Règle', { exact: true }).selectOption('Salutation');
  await page.getByLabel('Vous commencez par').fill('Bonsoir');
  await page.getByRole('button', { name: 'Ajouter la règle' }).click();
  await expect(rules.getByRole('switch', { name: 'Commence par « Bonsoir »' })).toBeChecked();
  await expect(rules.getByRole('switch', { name: 'Commence par « Salut »' })).not.toBeChecked();

  await rules.getByRole('button', { name: 'Retirer la règle ne met jamais d’émoji' }).click();
  await expect(page.getByText('Règle retirée')).toBeVisible();
  await expect(rules.getByText('Ne met jamais d’émoji')).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rules.getByText('Ne met jamais d’émoji')).toBeVisible();

  await page.getByRole('button', { name: 'Modifier la liste' }).click();
  const phrases = page.getByLabel('Expressions', { exact: true });
  await expect(phrases).toBeFocused();
  await phrases.fill('point d’étape');
  await phrases.press('Enter');
  await page.getByRole('button', { name: 'Retirer synergie des expressions interdites' }).click();
  const words = page.getByLabel('Mots de votre métier');
  await words.fill('Intacct');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith(writingApi.changeSettings.path) && response.ok(),
  );
  await words.press('Enter');
  await saved;
  await page.reload();
  await page.getByRole('button', { name: 'Modifier la liste' }).click();
  await expect(
    page.getByRole('button', { name: 'Retirer point d’étape des expressions interdites' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer Intacct du lexique' })).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la liste d’Accroche' }).click();
  await expect(
    page.getByRole('button', { name: 'Retirer synergie des expressions interdites' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revenir à la liste d’Accroche' })).toBeHidden();
  await expect(rules.getByRole('switch', { name: 'Signe « Camille D. »' })).not.toBeChecked();

  // What could not be loaded says so, and comes back.
  allowConsoleErrors(/status of 503/);
  let isDown = true;
  await page.route(`**${writingApi.voice.path}`, (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.reload();
  await expect(page.getByText('Vos règles n’ont pas pu être chargées.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(6);
});
