import type { Page } from '@playwright/test';
import { wizardPath } from '#contract/paths.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { campaignWithPeople } from './draft-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { visibleToast } from './steps.ts';
import { beginCampaign, readCampaign, stepTab, untilSaved } from './wizard-steps.ts';

test.beforeEach(async ({ page, newAccount, signIn }) => signIn(page, await newAccount()));

const list = (...people: string[]) => ['Prénom;Nom;Fonction;Ville;LinkedIn', ...people].join('\n');
const odile = 'Odile;Quentin;Responsable paie;Lyon;linkedin.com/in/odile-quentin-essai';
const paul = 'Paul;Nardi;Cuisinier;Lyon;linkedin.com/in/paul-nardi-essai';

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name: /Personnes de la campagne/ })
    .getByRole('row')
    .filter({ hasText: name });

test('while a search runs, verdicts follow the server, counts agree and nothing is concluded', async ({
  page,
  server,
}) => {
  const run = server.database?.run ?? (() => Promise.reject(new Error('needs the cluster')));
  await openNetworkControl(server.sandboxUrl).holdSearches(await linkAccount(page));
  const id = await campaignWithPeople(page, list(odile, paul));
  await page.goto(wizardPath(id, 'leads'));
  const main = page.getByRole('main');
  await expect(rowOf(page, 'Odile Quentin')).toContainText('Dans la cible');
  await expect(rowOf(page, 'Paul Nardi')).toContainText('Hors cible');
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await expect(page.getByRole('button', { name: 'Arrêter la recherche' })).toBeVisible();
  // In the tab and beside the list, and nowhere another count.
  await expect(main.getByText('qualifiée')).toHaveText(['1 qualifiée sur 2', '1 qualifiée sur 2']);

  // As a profile that was read changes both: as many fit as before, and not the same.
  await run(
    `update campaign_leads set verdict = case verdict when 'qualified' then 'unqualified' else 'qualified' end
     where campaign_id = $1`,
    [id],
  );
  await run('update lead_searches set profiles_read = profiles_read + 1 where campaign_id = $1', [id]);
  await expect(rowOf(page, 'Odile Quentin')).toContainText('Hors cible');
  await expect(rowOf(page, 'Paul Nardi')).toContainText('Dans la cible');

  await run(`update campaign_leads set verdict = 'unqualified' where campaign_id = $1`, [id]);
  await run('update campaign_counts set qualified = 0 where campaign_id = $1', [id]);
  await expect(main.getByText('qualifiée')).toHaveText(['0 qualifiée sur 2']);
  await expect(rowOf(page, 'Paul Nardi')).toContainText('Hors cible');
  await expect(stepTab(page, 'leads')).toContainText('Recherche en cours');
  await expect(page.getByText('La recherche est en cours : 2 personnes trouvées')).toBeVisible();
  await expect(page.getByText(/ne correspond/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrêter la recherche' }).click();
  await expect(page.getByText(/^Aucune des 2 personnes trouvées ne correspond/)).toBeVisible();
});

test('« Continuer » loses nothing of a described target', async ({ page }) => {
  const id = await beginCampaign(page, 'targeting');
  const sentence = page.getByLabel('Décrivez votre cible en une phrase');
  const goOn = page.getByRole('link', { name: 'Continuer vers les leads' });
  const places = async () => (await readCampaign(page, id)).icpData?.places.map(({ label }) => label);

  // Read and shown, and not answered: added on the way, and said on the next step.
  await sentence.fill('Des DRH à Lyon');
  await sentence.press('Enter');
  await expect(page.getByRole('region', { name: 'Ce qui a été compris' })).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(visibleToast(page)).toContainText('Votre phrase a été ajoutée au ciblage.');
  await expect.poll(places).toEqual(['Lyon, Auvergne-Rhône-Alpes, France']);

  // Never read: it is shown first, already added, and the next « Continuer » leaves.
  await stepTab(page, 'targeting').click();
  await sentence.fill('À Brest');
  await goOn.click();
  await expect(page.getByText('Critères ajoutés.')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Retirer .*Brest/ })).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/\/leads$/);
  const both = ['Lyon, Auvergne-Rhône-Alpes, France', 'Brest, Bretagne, France'];
  await expect.poll(places).toEqual(both);

  // Refused: nothing comes back by itself.
  await stepTab(page, 'targeting').click();
  await sentence.fill('Des acheteurs à Nantes');
  await sentence.press('Enter');
  await page.getByRole('button', { name: 'Ignorer' }).click();
  await goOn.click();
  await expect(page).toHaveURL(/\/leads$/);
  await stepTab(page, 'targeting').click();
  await expect(sentence).toHaveValue('');
  await untilSaved(page);
  expect(await places()).toEqual(both);
});

test('what removes people is named, loosened in a click that judges again, and one person is kept by hand', async ({
  page,
}) => {
  // From 100 to 199 employees, from 250 to 499, and twice from 2,000 to 4,999.
  const bands = { Anna: '22', Bruno: '32', Clara: '51', Denis: '51' };
  const people = [
    'Prénom;Nom;Fonction;Ville;LinkedIn;Tranche d’effectif',
    ...Object.entries(bands).map(
      ([name, band]) =>
        `${name};Roux;Responsable paie;Lyon;linkedin.com/in/${name.toLowerCase()}-roux-essai;${band}`,
    ),
  ].join('\n');
  const id = await campaignWithPeople(page, people, {
    titles: ['Responsable paie'],
    places: [{ id: null, label: 'Lyon' }],
    companySizes: ['51-200'],
  });
  await page.goto(wizardPath(id, 'leads'));
  const removed = page.getByRole('region', { name: '3 personnes sur 4 ne sont pas retenues' });
  await expect(removed.getByText(/^Taille de l’entreprise\s: 3$/)).toBeVisible();
  await expect(rowOf(page, 'Bruno Roux')).toContainText('Écarte : taille de l’entreprise');
  await stepTab(page, 'review').click();
  await expect(page.getByRole('list', { name: 'En ordre' })).toContainText(
    'des 4 trouvées, 3 ne sont pas retenues (taille de l’entreprise : 3)',
  );
  await page.goBack();

  await removed.getByRole('button', { name: 'Élargir : de 11 à 500 salariés (+ 1)' }).click();
  await expect(rowOf(page, 'Bruno Roux')).toContainText('Dans la cible');
  const left = page.getByRole('region', { name: '2 personnes sur 4 ne sont pas retenues' });
  await expect(left).toBeVisible();

  await page.getByRole('button', { name: 'Actions sur Clara Roux' }).click();
  await page.getByRole('menuitem', { name: 'Garder quand même' }).click();
  await expect(rowOf(page, 'Clara Roux')).toContainText('Gardée quand même');
  await expect(page.getByText('3 qualifiées sur 4')).toHaveCount(2);
  await expectAccessibleEverywhere(page);
});
