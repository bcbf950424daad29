import { paths } from '#contract/paths.ts';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';

test('Ctrl-K opens anything from anywhere, without accents, by the keyboard alone', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, { ...prepared, name: 'Été à l’usine' });
  await page.goto(paths.prospects);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Trouver' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'Été à l’usine' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await field.fill('ete usi');
  const option = dialog.getByRole('option', { name: 'Été à l’usine' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/production/campaign/${id}`));
  await expect(dialog).toHaveCount(0);

  // What was opened comes first; arrows go round; a page is found by its words.
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Ouverts récemment' }).getByRole('option')).toHaveText([
    'Été à l’usine',
  ]);
  await field.fill('decou');
  await expect(dialog.getByRole('option', { name: 'Découverte' })).toBeVisible();
  await field.press('ArrowUp');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(paths.discovery);

  // Entered before the answer came: it is waited for, and nothing of the answer before is opened.
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('option', { name: 'Été à l’usine' })).toBeVisible();
  const { promise: isEntered, resolve: enter } = Promise.withResolvers<void>();
  await page.route(`**${quickFindApi.find.path}?*`, async (route) => {
    await isEntered;
    await route.continue();
  });
  await field.fill('prosp');
  await field.press('Enter');
  enter();
  await expect(page).toHaveURL(paths.prospects);

  // The button does the same, and takes the focus back.
  const button = page.getByRole('button', { name: /^Trouver une personne/ });
  await button.click();
  await field.fill('zzzz');
  await expect(dialog.getByText(/^Rien ne commence ainsi/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
