import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { visibleToast } from './steps.ts';
import {
  beginCampaign,
  field,
  givenOffer,
  newCampaignPath,
  readCampaign,
  stepTab,
  untilSaved,
} from './wizard-steps.ts';

test.describe('offer', () => {
  test('an offer that exists is proposed first; beyond the plan, the way to more is told', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    await beginCampaign(page);
    const name = page.getByLabel('Nom de la campagne');
    await name.fill('Première');
    await name.press('Enter');
    await untilSaved(page);

    await page.goto(newCampaignPath);
    await expect(page.getByRole('heading', { name: 'Quelle offre présentez-vous ?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer une autre offre' })).toBeDisabled();
    await expect(page.getByText('Votre formule FREE comprend 1 offre.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir les formules' })).toHaveAttribute(
      'href',
      paths.subscription,
    );
    await page.getByRole('button', { name: 'Reprendre l’offre Liseré' }).click();
    await expect(field(page, 'Votre nom')).toHaveValue(givenOffer.personalProfile.displayName);
    await expect(
      page.getByText('Cette offre sert aussi à « Première » : vos modifications y paraîtront.'),
    ).toBeVisible();

    const offerName = page.getByLabel('Offre', { exact: true });
    await offerName.fill('Diagnostic paie');
    await offerName.press('Enter');
    await expect(stepTab(page, 'offer')).toContainText('Diagnostic paie');
    await expect(page.getByRole('button', { name: 'Importer mon profil' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'avec la formule SOLO' })).toBeVisible();
  });

  test('a summary is proposed, and the former text comes back on demand', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    await page.goto(newCampaignPath);
    await expect(page.getByRole('button', { name: 'Résumer' })).toBeDisabled();
    const id = await beginCampaign(page);
    await field(page, 'Résumé').fill('Mon propre résumé.');
    await page.getByRole('button', { name: 'Résumer' }).click();
    await expect(field(page, 'Résumé')).not.toHaveValue('Mon propre résumé.');
    await expect(field(page, 'Résumé')).toHaveValue(/Liseré/);
    await page.getByRole('button', { name: 'Rétablir l’ancien texte' }).click();
    await expect(field(page, 'Résumé')).toHaveValue('Mon propre résumé.');
    await untilSaved(page);
    await expect
      .poll(async () => (await readCampaign(page, id)).offerData.summary)
      .toBe('Mon propre résumé.');
  });

  test('an imported profile fills only what the person confirms', async ({ page, newAccount, signIn }) => {
    await signIn(page, await newAccount({ plan: 'SOLO' }));
    await linkAccount(page);
    await page.goto(newCampaignPath);
    await field(page, 'Votre fonction').fill('Fondatrice');
    await page.getByRole('button', { name: 'Importer mon profil' }).click();
    const read = page.getByRole('dialog', { name: 'Votre profil LinkedIn' });
    await expect(read.getByRole('checkbox', { name: /^Votre nom/ })).toBeChecked();
    await expect(read.getByRole('checkbox', { name: /^Votre fonction/ })).not.toBeChecked();
    await expect(read).toContainText('Remplace : Fondatrice');
    await read.getByRole('button', { name: /^Reprendre/ }).click();
    await expect(field(page, 'Votre nom')).not.toHaveValue('');
    await expect(field(page, 'Votre fonction')).toHaveValue('Fondatrice');
  });
});

test.describe('targeting', () => {
  test('a sentence becomes criteria once the person agrees, and can be taken back', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    const id = await beginCampaign(page, 'targeting');
    await expect(page.getByText('Compte LinkedIn à connecter')).toBeVisible();
    await page.getByRole('combobox', { name: 'Fonctions' }).fill('Paie');
    await page.keyboard.press('Enter');
    const sentence = page.getByLabel('Décrivez votre cible en une phrase');
    await sentence.fill('Des DRH à Lyon dans l’industrie, de 50 à 200 salariés');
    await sentence.press('Enter');
    const reading = page.getByRole('region', { name: 'Ce qui a été compris' });
    await expect(reading).toContainText('intitulés');
    await expect(reading).toContainText(/lieux.*Lyon, Auvergne-Rhône-Alpes, France.*d’après «\sLyon\s»/);
    await expect(reading).toContainText(/taille de l’entreprise.*51 à 200.*d’après/);
    await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toHaveCount(0);
    await reading.getByRole('button', { name: 'Ajouter ces critères' }).click();
    await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retirer Paie/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '51 à 200' })).toBeChecked();
    await untilSaved(page);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Retirer Paie/ })).toBeVisible();
    await untilSaved(page);
    await expect.poll(async () => (await readCampaign(page, id)).icpData?.places).toEqual([]);
  });

  test('two kinds of people in one sentence are two profiles, each corrected and taken away by itself', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    const id = await beginCampaign(page, 'targeting');
    const sentence = page.getByLabel('Décrivez votre cible en une phrase');
    await sentence.fill(
      'DRH d’ETI industrielles en Bretagne, ou directeurs d’usine de plus de 200 salariés en Vendée',
    );
    await sentence.press('Enter');
    await page.getByRole('button', { name: 'Ajouter ces critères' }).click();
    const other = page.getByRole('region', { name: 'Ou bien' });
    await expect(other.getByRole('button', { name: /^Retirer Directeur d’usine/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await untilSaved(page);
    const alternatives = async () => (await readCampaign(page, id)).icpData?.alternatives;
    await expect.poll(alternatives).toMatchObject([{ titles: ['Directeur d’usine'] }]);
    await page.getByRole('button', { name: /^Ajouter un autre profil/ }).click();
    await expect(other).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Retirer le profil/ })
      .last()
      .click();
    await expect(other).toHaveCount(1);
    await page.reload();
    await expect(other.getByRole('button', { name: /^Retirer Directeur d’usine/ })).toBeVisible();
  });

  test('lists are pasted at once; the other names of a title are shown; codes are picked by name', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    const id = await beginCampaign(page, 'targeting');
    const titles = page.getByRole('combobox', { name: 'Intitulés de poste' });
    await titles.focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', 'DRH\nResponsable paie; DRH');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByRole('button', { name: /^Retirer .* dans « Intitulés de poste »$/ })).toHaveCount(
      2,
    );
    await expect(page.getByText(/directeur des ressources humaines/i).first()).toBeVisible();
    await titles.press('Backspace');
    await expect(page.getByRole('button', { name: /^Retirer Responsable paie/ })).toHaveCount(0);
    const departments = page.getByRole('combobox', { name: 'Départements' });
    await departments.fill('rhin');
    await expect(page.getByRole('option')).toHaveText(['67Bas-Rhin', '68Haut-Rhin']);
    await departments.press('ArrowDown');
    await departments.press('Enter');
    await departments.fill('2a');
    await departments.press('Enter');
    const codes = page.getByRole('combobox', { name: 'Codes NAF' });
    await codes.fill('tricot');
    await codes.press('Enter');
    await expect(codes).toHaveAccessibleDescription(/«\stricot\s» n’est pas dans la nomenclature/);
    await codes.fill('6201');
    await page.getByRole('option', { name: /62\.01Z/ }).click();
    await expect(codes).not.toHaveAccessibleDescription(/tricot/);
    await expect(page.getByRole('button', { name: /^Retirer 62\.01Z Programmation/ })).toBeVisible();
    await page
      .getByLabel('Clients à exclure')
      .fill('Verrerie de Saulxures\nDupont, Durand & Associés; Verrerie de Saulxures');
    await expect(page.getByText('2 entreprises. Une par ligne.')).toBeVisible();
    const domains = page.getByLabel('Domaines à exclure');
    await domains.fill('https://www.exemple.fr/contact\nfoo\n@bar.com');
    await domains.blur();
    await expect(domains).toHaveAccessibleDescription(/À corriger.*«\sfoo\s»\.$/);
    await domains.fill('https://www.exemple.fr/contact\n@bar.com');
    await domains.blur();
    await expect(domains).toHaveValue('exemple.fr\nbar.com');
    await expect(page.getByText('2 domaines. Un par ligne.')).toBeVisible();
    await untilSaved(page);
    await expect
      .poll(async () => (await readCampaign(page, id)).icpData)
      .toMatchObject({
        titles: ['DRH'],
        nafCodes: ['62.01Z'],
        departments: ['67', '2A'],
        exclusions: {
          customers: ['Verrerie de Saulxures', 'Dupont, Durand & Associés'],
          domains: ['exemple.fr', 'bar.com'],
        },
      });
  });

  test('with a connected account, places are suggested and the audience is estimated', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    await linkAccount(page);
    const id = await beginCampaign(page, 'targeting');
    const estimate = page.getByRole('complementary', { name: 'Audience estimée' });
    await expect(estimate).toContainText('Pas encore assez précis');
    await page.getByRole('combobox', { name: 'Intitulés de poste' }).fill('Responsable paie');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Lieux' }).pressSequentially('Lyon');
    const first = page.getByRole('option', { name: /Lyon/ }).first();
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(estimate).toContainText(/Environ|Plus de|0 personne/);
    await expect(estimate).toContainText('Filtré par LinkedIn');
    await untilSaved(page);
    await expect
      .poll(async () => (await readCampaign(page, id)).icpData?.places[0]?.id ?? null)
      .not.toBeNull();
  });
});

test.describe('engagement', () => {
  test.beforeEach(async ({ page, newAccount, signIn }) => {
    await signIn(page, await newAccount());
    await beginCampaign(page, 'engagement');
    await page.getByRole('button', { name: 'Choisir Approche complète' }).click();
  });

  const names = (page: Page) =>
    page
      .getByRole('region', { name: 'Séquence' })
      .locator('li[data-step] button[aria-expanded]:not([aria-haspopup])');

  test('steps move with the keyboard, the menu and the pointer, and say what is wrong at their place', async ({
    page,
  }) => {
    const grip = page.getByRole('button', { name: /^Déplacer Message,/ });
    await grip.focus();
    await page.keyboard.press('ArrowUp');
    await expect(names(page).nth(2)).toHaveText('Message');
    await expect(grip).toBeFocused();
    await expect(page.getByText(/Message doit venir après l’attente d’acceptation/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Actions sur Message' }).click();
    await page.getByRole('menuitem', { name: 'Descendre' }).click();
    await expect(names(page).nth(3)).toHaveText('Message');

    const box = async (name: RegExp) => {
      const found = await page.getByRole('button', { name }).boundingBox();
      if (!found) throw new Error('not on the screen');
      return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
    };
    const from = await box(/^Déplacer Dernière relance,/);
    const to = await box(/^Déplacer Relance 1,/);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 20, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText('Rappeler le message sans le répéter.')).toBeVisible();
    await expect(page.locator('li[data-step]').last()).toContainText('Rappeler le message sans le répéter.');
  });

  test('a step is added, set, deleted and brought back; a sequence becomes a model', async ({ page }) => {
    await page.getByRole('button', { name: 'Ajouter une étape' }).click();
    await page.getByRole('menuitem', { name: 'Tâche pour vous' }).click();
    await page.getByLabel('Ce qu’il faudra faire').fill('Proposer deux dates.');
    await expect(names(page)).toHaveCount(7);
    const delay = page.getByRole('spinbutton', { name: 'Jours ouvrés avant Appel' });
    await delay.press('ArrowUp');
    await expect(delay).toHaveValue('4');

    await page.getByRole('button', { name: 'Actions sur Appel' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer l’étape' }).click();
    await expect(names(page)).toHaveCount(6);
    await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(names(page)).toHaveCount(7);
    await expect(page.getByText('Proposer deux dates.').first()).toBeVisible();

    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).click();
    await page.getByLabel('Nom du modèle').fill('Avec un appel');
    await page.getByRole('button', { name: 'Enregistrer le modèle' }).click();
    await expect(visibleToast(page)).toContainText('Modèle « Avec un appel » enregistré.');
    await page.getByRole('button', { name: 'Partir d’un modèle' }).click();
    await page.getByRole('button', { name: 'Choisir Mes relations' }).click();
    await expect(names(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Partir d’un modèle' }).click();
    await page.getByRole('button', { name: 'Choisir Avec un appel' }).click();
    await expect(names(page)).toHaveCount(7);
    await untilSaved(page);
    await page.reload();
    await expect(names(page)).toHaveCount(7);
  });

  test('the calendar of the plan, the tone, the link and the approval', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'samedi' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'avec PRO' })).toHaveAttribute('href', paths.subscription);
    await page.getByRole('radio', { name: 'Tu', exact: true }).check();
    await page.getByRole('radio', { name: 'Cordial' }).check();
    await page.getByRole('radio', { name: /^Automatique/ }).check();
    const link = page.getByLabel('Lien d’agenda');
    await link.fill('agenda');
    await expect(page.getByText('Indiquez une adresse qui commence par https://.')).toBeVisible();
    await expect(page.getByText('Un champ à corriger')).toBeVisible();
    await link.fill('https://agenda.example/helene');
    await untilSaved(page);
    const id = new URL(page.url()).pathname.split('/')[3] ?? '';
    await expect
      .poll(async () => (await readCampaign(page, id)).metadata.engagementConfig)
      .toMatchObject({
        formality: 'tu',
        style: 'warm',
        approval: 'automatic',
        calendarLink: 'https://agenda.example/helene',
      });
  });
});
