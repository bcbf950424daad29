import { sequenceTemplatesApi } from '#contract/campaigns/engagement.ts';
import { wizardPath } from '#contract/paths.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';

test('a template deleted by the keyboard comes back by the keyboard, in the dialog that shows it', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  const template = { name: 'Avec un appel', config: defaultEngagement };
  await post(page.context().request, server.url, sequenceTemplatesApi.create.path, template);
  await page.goto(wizardPath(id, 'engagement'));
  await page.getByRole('button', { name: 'Partir d’un modèle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partir d’un modèle' });
  await dialog.getByRole('button', { name: 'Supprimer le modèle Avec un appel' }).press('Enter');
  await expect(dialog).toContainText('Modèle « Avec un appel » supprimé.');
  await expect(dialog.getByRole('button', { name: 'Choisir Avec un appel' })).toHaveCount(0);
  const undo = dialog.getByRole('button', { name: 'Annuler la suppression du modèle Avec un appel' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Choisir Avec un appel' })).toBeVisible();
});

test('the foot of a short step stands at the bottom of the window', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, prepared);
  await page.goto(wizardPath(id, 'leads'));
  const foot = page.getByRole('link', { name: 'Continuer vers la séquence' });
  await expect(foot).toBeVisible();
  const bottom = () => page.locator('main footer').evaluate((node) => node.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(1400);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(1400);
});
