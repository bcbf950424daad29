import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignPath } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('an advice is read, its people opened, applied, then undone; two variants are compared, then one kept', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await linkAccount(page);
  const campaign = {
    of: 'untouched',
    name: 'Conseils',
    people: 11,
    sequence: sequences.noteFirst,
  } as const;
  const id = await campaignWithMembers(page, campaign);
  await actOn(page, id, 'launch');
  const stepOf = async (kind: 'invitation' | 'message') => {
    const read = (await (await page.request.get(`${campaignsApi.list.path}/${id}`)).json()) as Campaign;
    return read.metadata.engagementConfig?.steps.find((step) => step.kind === kind);
  };

  // Eleven notes to come, and an account that has three of them a month.
  await page.goto(`${campaignPath(id)}/intelligence`);
  const advice = page
    .getByRole('article', { name: /^Vos notes dépassent/ })
    .filter({ has: page.getByRole('button', { name: 'Appliquer' }) });
  await expect(advice).toContainText('11 personnes attendent une invitation avec note');
  await expect(advice.getByText('Si vous l’appliquez')).toBeVisible();
  await advice.getByRole('button', { name: /^11\s:/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Invitations avec note à venir' });
  await expect(drawer.getByRole('link')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectAccessible(page);

  await advice.getByRole('button', { name: 'Appliquer' }).click();
  await expect(advice).toHaveCount(0);
  const change = page
    .getByRole('region', { name: 'Changements appliqués' })
    .getByRole('article', { name: /^Vos notes dépassent/ });
  await expect(change).toContainText('En mesure');
  await expect(change).toContainText('Trop tôt pour conclure (n = 0)');
  expect(await stepOf('invitation')).toMatchObject({ hasNote: false });

  await change.getByRole('button', { name: 'Annuler ce changement' }).click();
  await expect(change).toContainText('Annulé');
  await expect(advice).toBeVisible();
  expect(await stepOf('invitation')).toMatchObject({ hasNote: true });

  const message = page.getByRole('region', { name: 'Deux variantes' }).getByRole('article').first();
  await expect(message).toContainText('messages par variante');
  await message.getByRole('button', { name: 'Comparer deux variantes' }).click();
  await expect(message).toContainText('Échantillon annoncé');
  expect(await stepOf('message')).toMatchObject({ hasVariants: true });
  await message.getByRole('button', { name: 'Arrêter, garder B' }).click();
  await expect(message.getByRole('button', { name: 'Comparer deux variantes' })).toBeVisible();
  expect(await stepOf('message')).toMatchObject({ hasVariants: false, angle: 'question' });
  await expectAccessible(page);
});
