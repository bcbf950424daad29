import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { lookOver, watchRefusals } from './look-over.ts';
import { linkAccount } from './social-account-steps.ts';

test('HubSpot is connected on its own page, compared, written to, looked at and taken back, at both widths', async ({
  page,
  newAccount,
  signIn,
}) => {
  await watchRefusals(page);
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await linkAccount(page);
  const campaign = { of: 'prospects', name: 'CRM', people: 3, sequence: sequences.visitFirst } as const;
  const campaignId = await campaignWithMembers(page, campaign);
  await actOn(page, campaignId, 'launch');
  await actOn(page, campaignId, 'pause');

  await page.goto(paths.integrations);
  await expect(page.getByRole('button', { name: 'Se connecter à HubSpot' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Se connecter à HubSpot' }).click();
  await page.getByRole('link', { name: 'Autoriser' }).click();
  await expect(page.getByText('HubSpot, portail 146000001')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.integrations}$`));
  await expect(page.getByText('Rien n’a encore été comparé')).toBeVisible();

  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  const toCreate = page.getByRole('button', { name: /^3\s*à créer/ });
  await expect(toCreate).toHaveAttribute('aria-pressed', 'false');
  await toCreate.click();
  await expect(toCreate).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/3 prospects comparés .* rien n’a été écrit/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lookOver(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Voir sur 10 personnes' }).click();
  const preview = page.getByRole('dialog', { name: 'Ce qui serait écrit' });
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByLabel('En cas de conflit, Téléphone').selectOption('off');
  await expect(page.getByText('non écrit')).toBeVisible();

  await page.getByRole('button', { name: /^Synchroniser\s*: 3 créations/ }).click();
  await expect(page.getByText(/^Synchronisé /)).toBeVisible();
  await page.getByRole('button', { name: 'Journal des synchronisations' }).click();
  const log = page.getByRole('dialog', { name: 'Journal des synchronisations' });
  await log.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(log.getByText('Entreprise').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await log.getByRole('button', { name: 'Annuler ce qui a été créé' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer ces fiches' }).click();
  await expect(log.getByText('Annulée')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Déconnecter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter à HubSpot' })).toBeVisible();
});

test('Pipedrive takes a token that can be changed, Salesforce a yes that is said again; a company is a link there', async ({
  page,
  newAccount,
  signIn,
}) => {
  await watchRefusals(page);
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await page.goto(paths.integrations);
  await expect(page.getByRole('button', { name: /^Se connecter à/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Utiliser un jeton' })).toHaveCount(2);
  await expectAccessibleEverywhere(page);

  await page.getByRole('listitem').filter({ hasText: 'Pipedrive' }).getByText('Utiliser un jeton').click();
  const dialog = page.getByRole('dialog', { name: 'Connecter Pipedrive' });
  await dialog.getByLabel('Jeton privé').fill('pipedrive-sandbox-token');
  await dialog.getByRole('button', { name: 'Connecter', exact: true }).click();
  await expect(page.getByText('Pipedrive, Liseré Conseil')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer le jeton' })).toBeVisible();
  await expect(page.getByText('organisation liée')).toBeVisible();
  await expect(page.getByText('Aussi possibles : HubSpot, Salesforce.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lookOver(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Déconnecter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();

  await page.getByRole('button', { name: 'Se connecter à Salesforce' }).click();
  await page.getByRole('link', { name: 'Autoriser' }).click();
  await expect(page.getByText('Salesforce, Liseré Conseil')).toBeVisible();
  await expect(page.getByText('compte lié')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer le jeton' })).toBeHidden();
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await page.getByRole('link', { name: 'Autoriser' }).click();
  await expect(page.getByText('Salesforce, Liseré Conseil')).toBeVisible();
});
