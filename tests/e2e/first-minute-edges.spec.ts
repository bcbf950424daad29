import { paths } from '#contract/paths.ts';
import { pastedOffers, thinTexts } from '#tests/golden/first-minute/pasted-offers.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const box = 'Collez l’adresse ou le texte de votre site';

test('an address that cannot be read says so, and its text may be pasted: nothing is lost', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/);
  await signIn(page, await newAccount());
  await page.goto(paths.welcome);
  await page.getByLabel(box).fill('http://169.254.169.254/latest');
  await page.getByRole('button', { name: 'Lire et écrire trois messages' }).click();
  await expect(page.getByText('Cette adresse n’est pas publique')).toBeVisible();
  await expect(page.getByLabel(box)).toHaveValue('http://169.254.169.254/latest');
  const instead = page.getByLabel('Le texte de cette page');
  await expect(instead).toBeFocused();
  await instead.fill(pastedOffers.industry);
  await page.getByRole('button', { name: 'Lire ce texte' }).click();
  const messages = page.getByRole('article', { name: /^Message à/ });
  await expect(messages).toHaveCount(3, { timeout: 60_000 });
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Écrire trois autres exemples' }).click();
  await expect(page.getByRole('article', { name: 'Message à Julien Castel' })).toBeVisible();
});

test('a text that says too little is asked one question, and its answer is written with', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.welcome);
  await page.getByLabel(box).fill(thinTexts.slogan);
  await page.getByRole('button', { name: 'Lire et écrire trois messages' }).click();
  const messages = page.getByRole('article', { name: /^Message à/ });
  await page.getByLabel(/^Que faites-vous/).fill('Nous réparons les toitures des usines.');
  await page.getByRole('button', { name: 'Répondre' }).click();
  await expect(messages).toHaveCount(0);
  await page.getByLabel(/^Qu’y gagnent vos clients/).fill('Nous intervenons sans arrêter les lignes.');
  await page.getByRole('button', { name: 'Répondre' }).click();
  await expect(messages).toHaveCount(3, { timeout: 60_000 });
});
