import { paths } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('people of a launched campaign: record by keyboard, note, outcome on the board, « Ne plus contacter »', {
  tag: '@journey',
}, async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await linkAccount(page);
  const campaign = { of: 'prospects', name: 'Prospects', people: 3, sequence: sequences.visitFirst } as const;
  const campaignId = await campaignWithMembers(page, campaign);
  await actOn(page, campaignId, 'launch');
  // Nothing moves by itself while the test looks.
  await actOn(page, campaignId, 'pause');
  await page.goto(`${paths.prospects}?campagne=${campaignId}&tri=name`);
  const boxes = page.getByRole('checkbox', { name: /^Choisir (?!toutes)/ });
  await expect(boxes).toHaveCount(3);
  const shown = await boxes.evaluateAll((all) =>
    all.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  );
  const [first = '', second = '', third = ''] = shown.map((label) => label?.replace('Choisir ', ''));
  await expectAccessible(page);

  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog', { name: second });
  await expect(record.getByRole('heading', { name: 'Parcours' })).toBeVisible();
  await expect(page).toHaveURL(/personne=/);
  await record.getByLabel('Nouvelle note').fill('À rappeler jeudi.');
  await page.keyboard.press('Control+Enter');
  await expect(record.getByText('À rappeler jeudi.')).toBeVisible();
  await page.reload();
  await expect(record.getByText('À rappeler jeudi.')).toBeVisible();
  await record.getByRole('button', { name: 'Rendez-vous pris' }).click();
  await record.getByRole('button', { name: 'Retirer' }).click();
  await expect(record.getByRole('button', { name: 'Rendez-vous pris' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();

  await page.getByText('Pipeline', { exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (name: string) =>
    page.getByRole('listitem').filter({ hasText: first }).and(column(name).getByRole('listitem'));
  await page.getByRole('button', { name: `Rendez-vous pris avec ${first}` }).click();
  await expect(card('Rendez-vous pris')).toBeVisible();
  await page.getByRole('button', { name: `Actions pour ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Retirer « Rendez-vous pris »' }).click();
  await expect(card('À contacter')).toBeVisible();
  await page.getByRole('button', { name: `Actions pour ${first}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rendez-vous pris' }).press('Enter');
  await expect(card('Rendez-vous pris')).toBeVisible();
  await card('Rendez-vous pris').getByRole('link', { name: first }).dragTo(column('Gagné'));
  await expect(card('Gagné')).toBeVisible();
  await expect(card('Rendez-vous pris')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByText('Tableau', { exact: true }).click();
  await page.getByRole('checkbox', { name: `Choisir ${third}` }).check();
  await page.getByRole('button', { name: 'Ne plus contacter' }).click();
  await page.getByRole('button', { name: 'Ne plus contacter, pour toujours' }).click();
  await expect(page.getByRole('row', { name: new RegExp(third) })).toContainText('Opposition');
});
