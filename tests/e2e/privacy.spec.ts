import { paths, senderPagePath } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign } from './campaign-steps.ts';
import { expect, test } from './fixtures.ts';

test('a request is entered, its identity noted, refused with a reason, and leaves its proof', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  await expect(page.getByText('Aucune demande pour le moment')).toBeVisible();
  await page.getByRole('button', { name: 'Saisir une demande' }).click();
  const entry = page.getByRole('dialog', { name: 'Saisir une demande' });
  await entry.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(entry.getByText('Indiquez le nom de la personne.')).toBeVisible();
  await entry.getByLabel('Nom de la personne').fill('Béatrice Haÿ-Collin');
  await entry.getByLabel('Adresse pour lui répondre').fill('beatrice@moulages.example');
  await expectAccessibleEverywhere(page);
  await entry.getByRole('button', { name: 'Enregistrer' }).click();
  const row = page.getByRole('list', { name: 'Demandes des personnes' }).getByRole('listitem');
  await expect(row).toContainText('Identité à vérifier');
  await expect(row).toContainText(/Reste (27|28|29|30|31) jours/);
  await expectAccessibleEverywhere(page);

  await row.getByRole('button', { name: /^Traiter/ }).click();
  const dialog = page.getByRole('dialog', { name: /Béatrice Haÿ-Collin/ });
  await dialog.getByLabel('Comment son identité a été vérifiée').fill('réponse depuis son profil');
  await dialog.getByRole('button', { name: 'Noter' }).click();
  await expect(dialog.getByText('Identité vérifiée')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Refuser', exact: true }).click();
  await dialog.getByLabel('Motif du refus').fill('Cette demande a déjà reçu une réponse le mois dernier');
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  const answer = page.getByRole('dialog', { name: 'Il reste à lui répondre' });
  await expect(answer).toContainText('beatrice@moulages.example');
  await expect(answer).toContainText('Cette demande a déjà reçu une réponse');
  await answer.getByRole('button', { name: 'Fermer' }).click();
  await expect(row).toContainText('Refusée le');
});

test('the register proposes an entry for a campaign, and keeps what the user writes instead', async ({
  page,
  server,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  await expect(page.getByText('Rien à inscrire encore')).toBeVisible();
  await createCampaign(page, server.url, { name: 'Paie des ETI' });
  await page.reload();
  const entry = page.getByRole('list', { name: 'Traitements inscrits' }).getByRole('listitem');
  await expect(entry).toContainText('Aucune personne à ce jour.');
  await entry.getByRole('button', { name: /^Lire et corriger/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Paie des ETI' });
  await dialog.getByLabel('Conservation', { exact: true }).fill('Un an après le dernier message.');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(entry).toContainText('Un an après le dernier message.');
  await expect(entry).toContainText('une rubrique corrigée par vous');
  await expectAccessibleEverywhere(page);
});

test('ten answers are corrected, kept, confirmed as a version, and a change is another one', async ({
  page,
  server,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await createCampaign(page, server.url, { name: 'Paie des ETI' });
  await page.goto(paths.personalData);
  const section = page.getByRole('region', { name: 'Mise en balance' });
  await section.getByRole('button', { name: 'Répondre' }).click();
  await section.getByRole('button', { name: '9. Attente raisonnable' }).click();
  const answer = section.getByLabel('La personne s’attend-elle à être contactée ainsi');
  await answer.fill('');
  await section.getByRole('button', { name: 'Précédente' }).click();
  await section.getByRole('button', { name: 'Confirmer la version 1' }).click();
  await expect(section.getByText('Répondez à cette question.')).toBeVisible();
  await answer.fill('Au sujet de la paie, deux fois au plus.');
  await expectAccessibleEverywhere(page);
  await section.getByRole('button', { name: 'Confirmer la version 1' }).click();
  await expect(section.getByText(/^Version 1 en vigueur depuis le/)).toBeVisible();

  await section.getByRole('button', { name: 'Réviser' }).click();
  await section.getByLabel('Que cherchez-vous à obtenir').fill('Proposer un audit de paie.');
  await section.getByRole('button', { name: 'Confirmer la version 2' }).click();
  const versions = section.getByRole('list', { name: 'Versions confirmées' });
  await expect(versions.getByRole('listitem').first()).toContainText('but poursuivi');
  await versions.getByRole('button', { name: 'Lire la version 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('Au sujet de la paie, deux fois au plus.');
  await expectAccessibleEverywhere(page);
});

test('a shorter retention is chosen where who goes is shown, and stays', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  const section = page.getByRole('region', { name: 'Conservation' });
  await expect(section.getByText('Aucune fiche, donc aucune échéance.')).toBeVisible();
  await expect(page.getByText('Personne n’a encore été contacté')).toBeVisible();
  const choice = section.getByLabel('Jamais contactées');
  await choice.selectOption('Un an');
  await expect(choice).toBeEnabled();
  await page.reload();
  await expect(choice).toHaveValue('12');
  await expect(section.getByLabel('Ont répondu')).toHaveValue('36');
  await expectAccessibleEverywhere(page);
});

test('what is due heads the page and leads to it, and one’s own page takes a request that arrives there', async ({
  page,
  newAccount,
  newVisitor,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.personalData);
  const strip = page.getByRole('region', { name: 'Où vous en êtes' });
  await expect(strip.getByRole('button', { name: '0 demande ouverte' })).toBeVisible();
  await expect(strip.getByRole('button', { name: 'À faire mise en balance' })).toBeVisible();
  await strip.getByRole('button', { name: '0 prochaine suppression' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Jamais contactées')).toBeFocused();
  const ownPage = (await page.getByRole('link', { name: 'en français' }).getAttribute('href')) ?? '';

  const visitor = await newVisitor();
  await visitor.goto(ownPage);
  const form = visitor.locator('form').filter({ hasText: 'Ce que vous demandez' });
  await form.getByRole('button').last().click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessibleEverywhere(visitor);
  await visitor.goto(`${ownPage}&langue=en`);
  await expect(visitor.getByRole('link', { name: 'Français' })).toBeVisible();
  await expectAccessibleEverywhere(visitor);
});

test('a link that was cut says so, in whichever language', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  await page.goto(`${senderPagePath('000000000000')}&langue=en`);
  await expect(page.getByText('Ce lien n’ouvre la page d’aucun expéditeur')).toBeVisible();
});
