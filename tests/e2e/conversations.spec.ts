import type { Page } from '@playwright/test';
import { campaignPath, conversationsPath, paths, waitingConversationsPath } from '#contract/paths.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessible } from './accessible.ts';
import { actOn, campaignWithMembers, colleagueOf, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { bell, holdToast, notificationPanel, visibleToast } from './steps.ts';

/** The page asks again every half minute, which passes at once: what the test changes in the network shows without a reload. */
const comes = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    await seen();
  }).toPass();
const soon = { timeout: 2_000 };

const list = (page: Page) => page.getByRole('complementary', { name: 'Liste des conversations' });
const lineOf = (page: Page, text: string) => list(page).getByRole('listitem').filter({ hasText: text });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' });

test('an invitation leaves, is accepted and answered in sight; the reply is understood, answered, and an opposition stops everything', async ({
  page,
  newAccount,
  signIn,
  server,
  allowConsoleErrors,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await network.stopChance();
  await page.clock.install();
  await signIn(page, await newAccount({ plan: 'PRO' }));
  const networkEmail = await linkAccount(page);
  const campaign = {
    of: 'conversations',
    name: 'Réponses',
    people: 3,
    sequence: sequences.inviteFirst,
  } as const;
  const id = await campaignWithMembers(page, campaign);
  await actOn(page, id, 'launch');
  await page.goto(campaignPath(id));
  const log = page.getByRole('region', { name: 'Activité' });
  await expect(log.getByText('Campagne lancée')).toBeVisible();
  const invited = async () => (await network.acts(networkEmail, 'invite')).map(({ slug }) => slug ?? '');
  await expect.poll(async () => (await invited()).length, { timeout: 75_000 }).toBeGreaterThan(1);
  const [keen = '', hostile = ''] = await invited();

  await network.accept(networkEmail, keen);
  const isLogged = (text: string) => comes(page, () => expect(log.getByText(text).first()).toBeVisible(soon));
  await isLogged('Invitation envoyée');
  await isLogged('Invitation acceptée');
  await network.reply(networkEmail, keen, 'Bonjour, cela m’intéresse. Pouvez-vous m’appeler jeudi ?');
  await isLogged('Réponse reçue');
  await expect(log.getByText('Comprise comme : intérêt.')).toBeVisible();

  // The figure leads to those it counts.
  await page.goto(paths.home);
  await page
    .getByRole('region', { name: /réponse/ })
    .getByRole('link', { name: '1', exact: true })
    .click();
  await expect(page).toHaveURL(waitingConversationsPath);
  await expect(list(page).getByText('À traiter')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);

  // « Traité » puts it away until they write; taken back, it waits again. The top bar counts what is to do.
  const toDo = page
    .getByRole('navigation', { name: 'À faire' })
    .getByRole('link', { name: /^Conversations/ });
  await expect(toDo).toContainText('1 à traiter');
  await list(page).getByRole('listitem').getByRole('link').click();
  await expect(messages(page)).toContainText('Pouvez-vous m’appeler jeudi ?');
  await expect(page.getByRole('complementary', { name: 'Contexte' })).toContainText('Rendez-vous pris');
  await page.keyboard.press('e');
  await holdToast(page);
  await expect(list(page).getByText('Rien à traiter')).toBeVisible();
  await expect(toDo).not.toContainText('à traiter');
  await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);

  await page.goto(conversationsPath());
  const line = lineOf(page, 'cela m’intéresse');
  await expect(line).toContainText('Intérêt');
  await expectAccessible(page);

  await line.getByRole('link').click();
  await expect(messages(page)).toContainText('Pouvez-vous m’appeler jeudi ?');
  await expect(line).not.toContainText('non lue');
  await answerField(page).fill('Avec plaisir, je vous appelle jeudi');
  await page.reload();
  await expect(answerField(page)).toHaveValue('Avec plaisir, je vous appelle jeudi');
  // Something new came meanwhile: it is read before anything leaves.
  await network.reply(networkEmail, keen, 'Plutôt vendredi, finalement.');
  const warning = page.getByText('Un nouveau message est arrivé pendant que vous écriviez.');
  await comes(page, () => expect(warning).toBeVisible(soon));
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await page.getByRole('button', { name: 'C’est lu' }).click();
  // What the checks refuse is said, and stays.
  allowConsoleErrors(/409/);
  await answerField(page).fill('Bonjour {{prenom}}, vendredi me va.');
  await answerField(page).press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cette réponse n’est pas partie.' })).toBeVisible();
  await expect(answerField(page)).toHaveValue('Bonjour {{prenom}}, vendredi me va.');
  await answerField(page).fill('Avec plaisir, je vous appelle vendredi.');
  await expectAccessible(page);
  await answerField(page).press('Control+Enter');
  await expect(answerField(page)).toHaveValue('');
  const sent = messages(page).getByRole('listitem').filter({ hasText: 'je vous appelle vendredi' });
  await expect(sent).toHaveCount(1);
  await comes(page, () => expect(sent).toContainText('par vous', soon));
  const left = (await network.acts(networkEmail, 'message')).filter(({ text }) => text?.includes('vendredi'));
  expect(left).toHaveLength(1);
  await network.read(networkEmail, keen);
  await comes(page, () => expect(sent).toContainText('lu ', soon));

  // What it became is in sight, and so is the day until which the thread sleeps.
  await expect(sent.getByText('par vous')).toBeInViewport();
  await page.getByRole('button', { name: 'Rappeler plus tard' }).click();
  await page.getByRole('button', { name: 'Dans un mois' }).click();
  await expect(page.getByText('À rappeler le')).toBeInViewport();
  await page.getByRole('button', { name: 'Réveiller' }).click();
  await expect(page.getByText('À rappeler le')).toHaveCount(0);

  // « Adressez-vous plutôt à … »: that person enters the campaign in one click, with who recommended them.
  const { firstName, lastName } = colleagueOf(keen);
  const sends = `Ce n’est pas moi qui suis ce sujet. Adressez-vous plutôt à ${firstName} ${lastName}.`;
  await network.reply(networkEmail, keen, sends);
  const add = page.getByRole('button', { name: 'Ajouter à la campagne' });
  await comes(page, () => expect(add).toBeVisible(soon));
  await expect(page.getByText(`Cette réponse renvoie vers ${firstName} ${lastName}`)).toBeVisible();
  await add.click();
  await expect(visibleToast(page)).toContainText('entre dans la campagne');
  await expect(add).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir sa fiche' }).click();
  await expect(page.getByText('Recommandation').first()).toBeVisible();
  await page.goto(conversationsPath());

  await network.accept(networkEmail, hostile);
  await network.reply(networkEmail, hostile, 'Merci de ne plus me contacter et de supprimer mes données.');
  const refusal = lineOf(page, 'ne plus me contacter');
  await comes(page, () => expect(refusal).toBeVisible(soon));
  await refusal.getByRole('link').click();
  await expect(page.getByRole('alert').filter({ hasText: 'ne veut plus être contactée' })).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);
  await expectAccessible(page);
  await bell(page).click();
  // Not the first one: the day's acceptances may be told meanwhile.
  const refused = notificationPanel(page)
    .getByRole('listitem')
    .filter({ hasText: 'ne veut plus de messages' });
  await expect(refused).toHaveCount(1);
});
