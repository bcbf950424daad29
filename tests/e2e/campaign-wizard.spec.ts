import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { wizardSteps } from '#core/campaigns/wizard-steps.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { forgetWhatIsKept, holdCalls } from './steps.ts';
import {
  beginCampaign,
  campaignAddress,
  field,
  newCampaignPath,
  readCampaign,
  stepTab,
  untilSaved,
} from './wizard-steps.ts';

test.beforeEach(async ({ page, newAccount, signIn }) => signIn(page, await newAccount()));

test('a campaign is prepared from end to end with the keyboard', { tag: '@journey' }, async ({ page }) => {
  const { keyboard } = page;
  await page.goto(newCampaignPath);
  await field(page, 'Votre nom').focus();
  for (const text of [
    'Hélène Vasseur-Guérin',
    'Directrice commerciale',
    'Dix ans de paie en cabinet.',
    'Liseré',
    'lisere.example',
    'Nous relisons douze mois de bulletins.',
    'Un diagnostic paie en dix jours.',
  ]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  const example = page.getByRole('complementary', { name: 'Exemple en direct' });
  await expect(example).toContainText(
    'Bonjour, je suis Hélène Vasseur-Guérin, directrice commerciale chez Liseré. Dix ans de paie en cabinet.',
  );
  await expect(page).toHaveURL(campaignAddress);
  await expect(page.getByText('Étape complète, rien à corriger')).toBeVisible();
  await page.getByRole('link', { name: 'Continuer vers le ciblage' }).focus();
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/targeting$/);
  await expect(stepTab(page, 'offer')).toContainText('Liseré');
  await expect(stepTab(page, 'offer')).toContainText('terminée');
  const titles = page.getByRole('combobox', { name: 'Intitulés de poste' });
  await titles.focus();
  await keyboard.type('Responsable paie, Gestionnaire de paie');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Retirer Responsable paie / })).toBeVisible();
  await page.getByRole('combobox', { name: 'Lieux' }).focus();
  await keyboard.type('Nancy');
  await keyboard.press('Enter');
  await page.getByRole('checkbox', { name: '51 à 200' }).focus();
  await keyboard.press('Space');
  await page.getByRole('link', { name: 'Continuer vers les leads' }).focus();
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/leads$/);
  await expect(page.getByText('Aucun lead')).toBeVisible();
  await page.getByRole('link', { name: 'Continuer vers la séquence' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choisir Approche complète' }).focus();
  await keyboard.press('Enter');
  await expect(stepTab(page, 'engagement')).toContainText('6 étapes, 4 messages par personne');
  await page.getByRole('link', { name: 'Continuer vers la vérification' }).focus();
  await keyboard.press('Enter');

  await expect(page.getByRole('list', { name: 'En ordre' })).toContainText('Séquence valide');
  const refused = page.getByRole('list', { name: 'À corriger' });
  await expect(refused).toContainText('Compte LinkedIn à connecter');
  await expect(refused).toContainText('Aucune personne à contacter');
  await expect(page.getByRole('button', { name: 'Lancer la campagne' })).toBeDisabled();
  await expect(page.getByText(/points à corriger avant le lancement/)).toBeVisible();
  await refused.getByRole('link', { name: 'Ajouter des personnes' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads$/);

  const id = new URL(page.url()).pathname.split('/')[3] ?? '';
  expect(await readCampaign(page, id)).toMatchObject({
    offerData: { companyInfo: { website: 'lisere.example' } },
    icpData: {
      titles: ['Responsable paie', 'Gestionnaire de paie'],
      places: [{ id: null, label: 'Nancy' }],
      companySizes: ['51-200'],
    },
    metadata: { engagementConfig: { approval: 'each' } },
  });
});

test('the address is the step: back, forward, reload, and an address without one', async ({ page }) => {
  const id = await beginCampaign(page, 'targeting');
  await stepTab(page, 'engagement').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/targeting$/);
  await expect(stepTab(page, 'targeting')).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveTitle('Ciblage · Préparer une campagne · Accroche');
  await page.goForward();
  await expect(page).toHaveTitle('Séquence · Préparer une campagne · Accroche');
  await expect(page.getByRole('heading', { name: 'Choisissez un point de départ' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choisissez un point de départ' })).toBeVisible();

  await page.goto(`${newCampaignPath}/${id}`);
  await expect(page, 'the first step that is not complete').toHaveURL(/\/targeting$/);
  await page.goto(`${newCampaignPath}/${id}/nulle-part`);
  await expect(page).toHaveURL(/\/targeting$/);
  await page.goto(`/production/campaign-creation/${id}`);
  await expect(page).toHaveURL(/\/offer$/);
});

test('the name is changed where it stands; Escape gives the former one back', async ({ page }) => {
  const id = await beginCampaign(page);
  const name = page.getByLabel('Nom de la campagne');
  await name.fill('Responsables paie, Grand Est');
  await name.press('Enter');
  await untilSaved(page);
  await expect.poll(async () => (await readCampaign(page, id)).name).toBe('Responsables paie, Grand Est');
  await name.fill('Autre chose');
  await name.press('Escape');
  await expect(name).toHaveValue('Responsables paie, Grand Est');
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveValue('Responsables paie, Grand Est');
  await page.reload();
  await expect(name).toHaveValue('Responsables paie, Grand Est');
});

test('while it loads, when it cannot be read, when it is not there', async ({ page, allowConsoleErrors }) => {
  const id = await beginCampaign(page);
  const one = `**${campaignsApi.one.path.replace(':id', id)}`;
  await forgetWhatIsKept(page);
  const release = await holdCalls(page, one);
  await page.goto(`${newCampaignPath}/${id}/offer`);
  await expect(page.getByRole('heading', { name: 'Chargement...' })).toBeVisible();
  release();
  await expect(field(page, 'Votre nom')).toBeVisible();

  allowConsoleErrors(/status of (500|404|400)|campaigns: read failed/);
  await page.unroute(one);
  await page.route(one, (route) => route.fulfill({ status: 500, json: { code: 'server_error' } }));
  await page.goto(`${newCampaignPath}/${id}/offer`);
  await expect(page.getByText('Impossible de charger les détails de la campagne.')).toBeVisible();
  await page.unroute(one);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(field(page, 'Votre nom')).toHaveValue('Hélène Vasseur-Guérin');

  for (const unknownId of [crypto.randomUUID(), 'inconnue', 'in-connue']) {
    await page.goto(`${newCampaignPath}/${unknownId}/offer`);
    await expect(page.getByText('Aucune campagne à cette adresse'), unknownId).toBeVisible();
  }
});

test('launching asks the server, then shows the campaign; a refusal is told', async ({
  page,
  allowConsoleErrors,
}) => {
  const id = await beginCampaign(page);
  const path = (verb: string) => `**${campaignsApi.list.path}/${id}/${verb}`;
  await page.route(path('launch-checks'), (route) =>
    route.fulfill({
      json: [
        {
          name: 'account',
          isPassed: true,
          isWarned: false,
          title: 'Compte connecté',
          detail: 'Ana',
          mendsAt: null,
          people: [],
        },
      ],
    }),
  );
  allowConsoleErrors(/status of 409|campaigns: launch failed/);
  await stepTab(page, 'review').click();
  await expect(page.getByText('Tout est en ordre.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mise en balance' })).toBeVisible();
  // Nobody is to be contacted: the server has the last word, whatever this page believes.
  await page.getByRole('button', { name: 'Lancer la campagne' }).click();
  await expect(page.getByText('La campagne n’a pas été lancée.')).toBeVisible();
  // Confirmed by the first click, whatever became of the launch.
  await expect(page.getByRole('region', { name: 'Mise en balance' })).toHaveCount(0);

  const campaign = await readCampaign(page, id);
  await page.route(path('launch'), (route) => route.fulfill({ json: { ...campaign, status: 'active' } }));
  await page.getByRole('button', { name: 'Lancer la campagne' }).click();
  await expect(page).toHaveURL(`/campaigns/${id}`);
});

test('every step is accessible and fits, on a desk and on a phone, light and dark', async ({ page }) => {
  await beginCampaign(page);
  for (const step of wizardSteps) {
    await stepTab(page, step).click();
    await expect(page).toHaveURL(new RegExp(`/${step}$`));
    if (step === 'engagement') {
      await expect(page.getByRole('heading', { name: 'Choisissez un point de départ' })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole('button', { name: 'Choisir Après un salon' }).click();
      await page.getByRole('button', { name: 'Message', exact: true }).click();
    }
    if (step === 'review') await expect(page.getByRole('list', { name: 'À corriger' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});
