import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { expectAccessible } from './accessible.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('a running sequence is changed only once its owner has seen who moves', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await linkAccount(page);
  const campaign = { of: 'version', name: 'Versions', people: 2, sequence: sequences.visitFirst } as const;
  const id = await campaignWithMembers(page, campaign);
  await actOn(page, id, 'launch');
  const read = async () =>
    (await (await page.request.get(`${campaignsApi.list.path}/${id}`)).json()) as Campaign;

  await page.goto(wizardPath(id, 'engagement'));
  await expect(page.getByText('que vous relisez avant de l’appliquer.')).toBeVisible();
  await page.getByText('Cordial', { exact: true }).click();
  const pending = page.getByRole('region', { name: 'Nouvelle version de la séquence' });
  await expect(pending).toContainText('pas encore appliquée');
  // Kept in this tab, and nowhere else.
  await page.reload();
  await expect(pending).toContainText('pas encore appliquée');
  expect(await read()).toMatchObject({
    sequenceVersion: 1,
    metadata: { engagementConfig: { style: sequences.visitFirst.style } },
  });

  await page.goto(wizardPath(id, 'review'));
  const recap = page.getByRole('region', { name: 'Ce qui est en cours' });
  await expect(recap).toContainText('2 qualifiées, 2 dans la séquence');
  await expect(page.getByText('Ce que vous lancez')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir qui change et appliquer' }).click();

  await pending.getByRole('button', { name: 'Voir qui change et appliquer' }).click();
  const dialog = page.getByRole('dialog', { name: /Appliquer la nouvelle version/ });
  await expect(dialog).toContainText('Passent à la nouvelle version');
  await expect(dialog).toContainText(/Prochaine étape\s: .+ \(\d\)/);
  await dialog.getByText('Voir ces personnes').click();
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Appliquer, et faire passer 2 personnes' }).click();
  await expect(pending).toHaveCount(0);
  await expect.poll(async () => (await read()).sequenceVersion).toBe(2);
  expect((await read()).metadata.engagementConfig?.style).toBe('warm');
});
