import { paths } from '#contract/paths.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, post, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';

test('one card at a time, answered by the keyboard; undone, put off, and added to a campaign', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  await signIn(page, await newAccount());
  await page.goto(paths.discovery);
  await expect(page.getByText('Aucun ciblage pour le moment')).toBeVisible();
  await linkAccount(page);
  await createCampaign(page, server.url, {
    ...prepared,
    name: 'Paie',
    icpData: { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
  });
  await page.goto(paths.discovery);
  await expect(page.getByText('Aucune suggestion pour l’instant')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chercher d’autres personnes' })).toBeVisible();

  // People found outside of any campaign; nothing is judged, so no profile has to be read.
  const url = 'https://www.linkedin.com/search/results/people/?keywords=paie';
  const { id } = (await post(page.context().request, server.url, leadSearchesApi.start.path, { url })) as {
    id: string;
  };
  await page.goto(`${paths.search}?recherche=${id}`);
  await expect(page.getByText(/^Terminée/).first()).toBeVisible({ timeout: 60_000 });

  await page.goto(paths.discovery);
  const name = page.locator('#suggestion');
  await expect(name).toBeVisible();
  await expect(page.getByText('Encore 20 réponses avant d’apprendre.')).toBeVisible();
  await expect(page.getByText(/^Ciblage : /)).toBeVisible();
  const why = page.getByRole('region', { name: 'Pourquoi cette suggestion' });
  await expect(why.getByText(/^\d+(,\d)?\spoints?$/).first()).toBeVisible();
  await expect(why.getByText(/^[\d,]+\spoints? sur \d+ connus?.*\s: score de \d+ sur 100\.$/)).toBeVisible();
  await expect(page.getByRole('article').getByText(/^(Dans la cible|À vérifier|Hors cible)$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  const first = await name.innerText();

  await page.keyboard.press('ArrowRight');
  await expect(name).not.toHaveText(first);
  const second = await name.innerText();
  await expect(page.getByText('Encore 19 réponses avant d’apprendre.')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('1 oui, 1 non pour ce ciblage.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(name).toHaveText(second);
  await expect(page.getByText('1 oui, 0 non pour ce ciblage.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(name).not.toHaveText(second);
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByText('2 oui, 0 non pour ce ciblage.')).toBeVisible();

  // Kept, and not asked again.
  await page.reload();
  await expect(page.getByText('2 oui, 0 non pour ce ciblage.')).toBeVisible();
  await expect(name).not.toHaveText(first);
  await page.getByRole('button', { name: 'Ajouter à une campagne' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter 2 personnes à une campagne' });
  // The answers' keys belong to the dialog while it is open.
  await page.keyboard.press('a');
  await dialog.getByRole('button', { name: 'Ajouter à la campagne' }).click();
  await expect(page.getByText('2 personnes dans « Paie »')).toBeVisible();
  await expect(page.getByText('2 oui, 0 non pour ce ciblage.')).toBeVisible();
});
