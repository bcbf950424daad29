import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the contract of sub-processing is read in the settings', async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  await page.getByRole('button', { name: 'Lire le contrat' }).click();
  const contract = page.getByRole('dialog', { name: 'Contrat de sous-traitance' });
  await expect(contract.getByText('Pas encore en place')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
