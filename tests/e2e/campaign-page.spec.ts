import { campaignsApi, loadingCampaignName } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { act, createCampaign, prepared, row } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';
import { forgetWhatIsKept, holdCalls, visibleToast } from './steps.ts';

test('a campaign shows its state, its next action, its content, and the way to each of them', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, { name: 'Paie', ...prepared });
  await page.goto(paths.home);
  await act(page, 'Paie', 'Ouvrir');
  await expect(page).toHaveURL(campaignPath(id));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Paie');
  await expect(page.getByText(/^Brouillon(, modifié (à \d|hier)|$)/)).toBeVisible();
  const next = page.getByRole('region', { name: 'Prochaine action' });
  await expect(next.getByRole('link', { name: 'Reprendre la création' })).toHaveAttribute(
    'href',
    wizardPath(id, 'leads'),
  );
  const sequence = page.getByRole('region', { name: 'Séquence' });
  await expect(sequence.getByRole('listitem')).toHaveCount(6);
  await expect(sequence.getByRole('listitem').first()).toHaveText(/J 1\s*Visite du profil/);
  await expect(sequence).toContainText('Vous validez chaque message : aucun ne part sans votre accord.');
  const content = page.getByRole('region', { name: 'Offre et ciblage' });
  await expect(content.getByRole('link', { name: 'Liseré' })).toHaveAttribute(
    'href',
    wizardPath(id, 'offer'),
  );
  await expect(content.getByRole('link', { name: /Responsable paie/ })).toHaveAttribute(
    'href',
    wizardPath(id, 'targeting'),
  );

  const tabs = page.getByRole('navigation', { name: 'Pages de la campagne' });
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Vue d’ensemble');
  await tabs.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(`${campaignPath(id)}/analytics`);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Analyse');
  await expect(page.getByText(/dès que la campagne est lancée\..*brouillon/)).toBeVisible();
  await tabs.getByRole('link', { name: 'Conseils' }).click();
  await expect(page.getByText('Rien à regarder encore')).toBeVisible();
  await expect(title).toHaveText('Paie');
});

test('its acts are those of the dashboard; once deleted, the list is back with a way to undo', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, { name: 'Paie' });
  await page.goto(campaignPath(id));
  await act(page, 'Paie', 'Renommer');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Paie, Est');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paie, Est');
  await act(page, 'Paie, Est', 'Archiver');
  await expect(page.getByText(/^Archivée (à \d|hier)/)).toBeVisible();
  await act(page, 'Paie, Est', 'Désarchiver');
  await expect(page.getByText(/^Brouillon(, modifié|$)/)).toBeVisible();
  await act(page, 'Paie, Est', 'Supprimer');
  await page.getByRole('button', { name: 'Supprimer la campagne' }).click();
  await expect(page).toHaveURL(paths.home);
  await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'Paie, Est')).toBeVisible();
});

test('a resumption refused by the checks tells the first reason, and the way to the list', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409|campaigns: resume failed/);
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, { name: 'Paie', ...prepared });
  const { request } = page.context();
  const address = campaignsApi.one.path.replace(':id', id);
  for (const verb of ['archive', 'restore']) await post(request, server.url, `${address}/${verb}`, {});
  // As one that ran before: what could be launched then is refused now.
  await page.route(`**${address}`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      json: { ...(await reply.json()), launchedAt: new Date().toISOString() },
    });
  });
  await page.goto(campaignPath(id));
  await expect(page.getByText(/^En pause depuis/)).toBeVisible();
  await act(page, 'Paie', 'Reprendre');
  const toast = visibleToast(page);
  await expect(toast).toContainText('La campagne n’a pas repris.');
  await expect(toast).toContainText('Compte LinkedIn à connecter : Les messages partent de votre compte.');
  await toast.getByRole('button', { name: 'Voir la vérification' }).click();
  await expect(page).toHaveURL(wizardPath(id, 'review'));
});

test('it loads under a name of its own, fails with a way to try again, and is missing for others', async ({
  page,
  newAccount,
  signIn,
  server,
  newVisitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (40[04]|500)|campaigns: read failed/);
  await signIn(page, await newAccount());
  const { id } = await createCampaign(page, server.url, { name: 'Paie' });
  const one = `**${campaignsApi.list.path}/${id}`;
  const release = await holdCalls(page, one);
  await page.goto(campaignPath(id));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(loadingCampaignName);
  release();
  await expect(title).toHaveText('Paie');

  await page.route(one, (route) => route.fulfill({ status: 500, json: {} }));
  await forgetWhatIsKept(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(errorTexts.campaignLoad);
  await page.unroute(one);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title).toHaveText('Paie');

  const otherUser = await newVisitor();
  await signIn(otherUser, await newAccount());
  for (const path of [campaignPath(id), '/campaigns/inconnue', '/campaigns/pas-un-identifiant']) {
    await otherUser.goto(path);
    await expect(otherUser.getByText('Aucune campagne à cette adresse'), path).toBeVisible();
  }
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pages of a campaign are accessible, on a desk and on a phone, light and dark', async ({
    page,
    newAccount,
    signIn,
    server,
  }) => {
    await signIn(page, await newAccount());
    const name = 'Directions financières de l’agroalimentaire, Bretagne et Pays de la Loire';
    const { id } = await createCampaign(page, server.url, { name, ...prepared });
    for (const path of ['', '/analytics', '/intelligence']) {
      await page.goto(campaignPath(id) + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main').getByRole('link', { name: 'Reprendre la création' })).toBeVisible();
      await expectAccessibleEverywhere(page);
    }
  });
});
