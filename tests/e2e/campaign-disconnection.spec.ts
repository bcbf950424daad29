import { campaignPath, paths } from '#contract/paths.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessible } from './accessible.ts';
import { actsButton, row } from './campaign-steps.ts';
import { campaignWithPeople } from './draft-steps.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { accountCard, banner, linkAccount, linkButton, signInToNetwork } from './social-account-steps.ts';

test('a campaign pauses with the account, says why, and goes on with its return', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, await newAccount({ plan: 'PRO' }));
  const member = await linkAccount(page);
  const campaign = {
    of: 'disconnection',
    name: 'Coupure',
    people: 3,
    sequence: sequences.visitFirst,
  } as const;
  const id = await campaignWithMembers(page, campaign);
  await actOn(page, id, 'launch');

  await page.goto(paths.home);
  const line = row(page, campaign.name);
  await expect(line).toContainText('En cours depuis');
  await expect(line).toContainText('sur 3 personnes');
  await expect(page.getByText(/continue\.$/)).toBeVisible();
  await expect(page.getByText('Lancez votre première campagne')).toHaveCount(0);

  await network.disconnect(member);
  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.socialAccounts);
  await otherTab.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(accountCard(otherTab)).toContainText('Déconnecté');
  await otherTab.close();
  await page.evaluate(() => window.dispatchEvent(new Event('integration-auth-error')));
  await expect(banner(page)).toBeVisible();
  await expect(line).toContainText(/En pause depuis .*, compte LinkedIn déconnecté/);
  await expect(line).toContainText('Elle reprendra d’elle-même.');
  const alerts = page.getByRole('region', { name: '1 alerte' });
  await expect(alerts).toContainText('Compte LinkedIn déconnecté');
  await actsButton(page, campaign.name).click();
  await expect(page.getByRole('menuitem', { name: 'Reprendre', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Garder en pause' })).toBeVisible();
  await page.keyboard.press('Escape');

  const isCounting = Promise.withResolvers<void>();
  await page.route(`**${draftsApi.queue.path}?*`, async (route) => {
    await isCounting.promise;
    await route.continue();
  });
  await page.goto(campaignPath(id));
  const silence = page.getByRole('region', { name: 'Pourquoi rien ne part ?' });
  await expect(silence).toContainText('Votre compte LinkedIn est déconnecté.');
  // It goes on by itself: there is nothing to resume here.
  await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveCount(0);
  // Counted apart, the texts add a line: the link must not move away under the pointer.
  const wayOut = silence.getByRole('link', { name: 'Voir le compte' });
  const box = await wayOut.boundingBox();
  isCounting.resolve();
  await expect(silence.getByRole('link', { name: /^\d+ messages à valider/ })).toBeVisible();
  expect(await wayOut.boundingBox()).toEqual(box);
  await page.unrouteAll();
  await wayOut.click();
  await page.getByRole('button', { name: 'Reconnecter' }).click();
  await signInToNetwork(page, member);
  await expect(page.getByText('Votre compte LinkedIn est de nouveau connecté.')).toBeVisible();
  await page.goto(campaignPath(id));
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  // A day of the demonstration is a minute: by now it may have been yesterday, or a day before.
  await expect(page.getByText(/^En cours depuis .*, reprise (à \d|hier|le \d)/)).toBeVisible();
  await expect(page.getByText('Votre compte LinkedIn est déconnecté.')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});

test('disconnected by its owner, the account is asked for; another one takes the campaign over only when asked', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount({ plan: 'FREE' }));
  await linkAccount(page);
  const id = await campaignWithPeople(page);
  await actOn(page, id, 'launch');

  await page.goto(paths.socialAccounts);
  await page.getByRole('button', { name: 'Déconnecter', exact: true }).click();
  await page.getByRole('button', { name: 'Déconnecter le compte' }).click();
  const removed = page.getByRole('alert').filter({ hasText: 'Vous avez déconnecté votre compte LinkedIn.' });
  await expect(removed).toBeVisible();
  await page.goto(paths.home);
  await expect(removed).toBeVisible();
  await expect(page.getByRole('region', { name: '1 alerte' })).toContainText(
    'Une campagne attend son retour.',
  );
  await page.goto(campaignPath(id));
  await removed.getByRole('link', { name: 'Connecter mon compte' }).click();
  await expect(linkButton(page)).toBeVisible();

  await linkAccount(page);
  await expect(removed).toHaveCount(0);
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Choisir le compte' }).click();
  const silence = page.getByRole('region', { name: 'Pourquoi rien ne part ?' });
  await expect(silence).toContainText('qui n’est plus connecté');
  await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveCount(0);
  await silence.getByRole('button', { name: 'Faire partir cette campagne de ce compte' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Ce qui s’arrête');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Faire partir la campagne' }).click();
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  await expect(page.getByText('qui n’est plus connecté')).toHaveCount(0);
});
