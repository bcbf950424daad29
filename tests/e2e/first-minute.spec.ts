import { paths } from '#contract/paths.ts';
import { pastedOffers } from '#tests/golden/first-minute/pasted-offers.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './steps.ts';
import { readCampaign } from './wizard-steps.ts';

test('from sign-up to three messages in eight acts, then on to a campaign that has it all', {
  tag: '@journey',
}, async ({ page }) => {
  await openLive(page, paths.signUp);
  await page.getByLabel('Prénom').fill('Hélène');
  await page.getByLabel('Nom', { exact: true }).fill('Vasseur');
  await page.getByLabel('Adresse e-mail').fill(`helene.${crypto.randomUUID()}@exemple.fr`);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Quatre-mots-sans-rapport-72');
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.getByLabel('Collez l’adresse ou le texte de votre site').fill(pastedOffers.craftsman);
  await page.getByRole('button', { name: 'Lire et écrire trois messages' }).click();

  const messages = page.getByRole('article', { name: /^Message à/ });
  // The first text of a server waits for its dictionaries.
  await expect(messages).toHaveCount(3, { timeout: 60_000 });
  await expect(page.getByText('personne inventée')).toHaveCount(3);
  await expect(messages.first()).toContainText('Un comptoir mal coté retarde l’ouverture d’une boutique');
  const offer = page.getByRole('region', { name: 'Votre offre' });
  await expect(offer.getByRole('listitem').filter({ hasText: 'Entreprise' })).toContainText(
    'Menuiserie Kerbrat',
  );
  await expect(offer.getByRole('listitem').filter({ hasText: 'Vous' }).first()).toContainText(
    'Hélène Vasseur',
  );
  await expect(offer.getByRole('listitem').filter({ hasText: 'Ce que vous faites' })).toContainText(
    'Depuis 1998, nous fabriquons et posons',
  );

  await page.getByRole('button', { name: /Corriger.*Votre fonction/ }).click();
  await page.keyboard.type('Menuisière');
  await page.getByRole('button', { name: 'Corriger', exact: true }).click();
  await page.reload();
  await expect(messages, 'nothing is lost').toHaveCount(3);
  await page.getByRole('button', { name: 'Garder cette offre et continuer' }).click();

  await expect(page).toHaveURL(/\/production\/campaign\/[0-9a-f-]{36}\/leads$/);
  await expect(page.getByLabel('Nom de la campagne')).toHaveValue('Architectes, Finistère');
  const [, id = ''] = /campaign\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  expect(await readCampaign(page, id)).toMatchObject({
    offerData: {
      personalProfile: { displayName: 'Hélène Vasseur', jobTitle: 'Menuisière' },
      companyInfo: { companyName: 'Menuiserie Kerbrat' },
    },
    icpData: { titles: ['Architecte'] },
  });
});
