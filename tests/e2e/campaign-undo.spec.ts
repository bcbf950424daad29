import type { Page } from '@playwright/test';
import { offersApi } from '#contract/campaigns/offers.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls, visibleToast } from './steps.ts';
import { beginCampaign, field, readCampaign, stepTab, untilSaved } from './wizard-steps.ts';

test.beforeEach(async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
});

const rows = (page: Page) => page.locator('li[data-step]');
const sentence = (page: Page) => page.getByLabel('Décrivez votre cible en une phrase');

test.describe('a sequence', () => {
  let id = '';
  test.beforeEach(async ({ page }) => {
    id = await beginCampaign(page, 'engagement');
    await page.getByRole('button', { name: 'Choisir Approche complète' }).click();
    await expect(rows(page)).toHaveCount(6);
  });

  const keys = (page: Page) =>
    rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.step ?? ''));
  const middle = async (page: Page, index: number) => {
    const box = await rows(page)
      .nth(index)
      .getByRole('button', { name: /^Déplacer/ })
      .boundingBox();
    if (!box) throw new Error('not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** What the pointer did is drawn a little later. */
  const untilDrawn = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const drag = async (page: Page, from: number, to: number, { steps }: { steps: number }) => {
    const start = await middle(page, from);
    const key = (await keys(page))[to];
    const beyond = to > from ? 8 : -8;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    // Rows grow as they say what is wrong: the second move goes where the aimed one stands by then.
    for (const _ of ['towards it', 'where it is now']) {
      const aimed = await page.locator(`li[data-step="${key}"]`).boundingBox();
      if (!aimed) throw new Error('not on the screen');
      await page.mouse.move(start.x, aimed.y + aimed.height / 2 + beyond, { steps });
      await untilDrawn(page);
    }
  };
  const moved = (list: string[], from: number, to: number) =>
    list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? '');

  for (const { from, to, steps } of [
    { from: 1, to: 4, steps: 30 },
    { from: 4, to: 1, steps: 30 },
    { from: 0, to: 3, steps: 1 },
  ])
    test(`a step dragged from row ${from} to row ${to} in ${steps} moves displaces no other`, async ({
      page,
    }) => {
      const before = await keys(page);
      await drag(page, from, to, { steps });
      await page.mouse.up();
      await expect.poll(() => keys(page)).toEqual(moved(before, from, to));
      await untilSaved(page);
      await expect
        .poll(async () =>
          (await readCampaign(page, id)).metadata.engagementConfig?.steps.map(({ key }) => key),
        )
        .toEqual(moved(before, from, to));
    });

  test('Escape puts a dragged step back, and the pointer has no hold on it any more', async ({ page }) => {
    const before = await keys(page);
    await drag(page, 1, 4, { steps: 20 });
    await expect.poll(() => keys(page)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => keys(page)).toEqual(before);
    const top = await middle(page, 0);
    await page.mouse.move(top.x, top.y - 10, { steps: 5 });
    await page.mouse.up();
    await untilDrawn(page);
    expect(await keys(page)).toEqual(before);
  });

  test('bringing a deleted step back leaves what was typed since', async ({ page }) => {
    const before = await keys(page);
    await page.getByRole('button', { name: 'Actions sur Relance 1' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer l’étape' }).click();
    await expect(rows(page)).toHaveCount(5);
    await rows(page).nth(3).getByRole('button', { name: 'Message', exact: true }).click();
    await page.getByLabel(/^Consigne/).fill('Citer le dernier rapport.');
    await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(rows(page)).toHaveCount(6);
    expect(await keys(page)).toEqual(before);
    await expect(page.getByLabel(/^Consigne/)).toHaveValue('Citer le dernier rapport.');
  });

  test('a replaced sequence comes back whole, or not at all once it was edited', async ({ page }) => {
    const replace = async () => {
      await page.getByRole('button', { name: 'Partir d’un modèle' }).click();
      await page.getByRole('button', { name: 'Choisir Mes relations' }).click();
      await expect(rows(page)).toHaveCount(2);
    };
    await replace();
    await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(rows(page)).toHaveCount(6);
    await replace();
    await expect(visibleToast(page)).toContainText('Séquence remplacée');
    await page.getByRole('radio', { name: 'Tu', exact: true }).check();
    await expect(visibleToast(page)).toHaveCount(0);
  });
});

test('taking criteria back leaves those added by hand since', async ({ page }) => {
  await beginCampaign(page, 'targeting');
  await sentence(page).fill('Des DRH à Lyon');
  await sentence(page).press('Enter');
  await page.getByRole('button', { name: 'Ajouter ces critères' }).click();
  await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Fonctions' }).fill('Paie');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Retirer .*Lyon/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Retirer Paie/ })).toBeVisible();
});

test('a sentence waits on this device until its criteria are added', async ({ page }) => {
  await beginCampaign(page, 'targeting');
  await sentence(page).fill('Des DRH à Lyon');
  await stepTab(page, 'offer').click();
  await stepTab(page, 'targeting').click();
  await expect(sentence(page)).toHaveValue('Des DRH à Lyon');
  await page.reload();
  await expect(sentence(page)).toHaveValue('Des DRH à Lyon');
  await sentence(page).press('Enter');
  await page.getByRole('button', { name: 'Ajouter ces critères' }).click();
  await untilSaved(page);
  await page.reload();
  await expect(sentence(page)).toHaveValue('');
});

test('a summary that arrives after other words were typed is proposed, never put in their place', async ({
  page,
}) => {
  await beginCampaign(page);
  await field(page, 'Résumé').fill('Premier jet.');
  const answer = await holdCalls(page, `**${offersApi.summarise.path}`);
  await page.getByRole('button', { name: 'Résumer' }).click();
  await field(page, 'Résumé').fill('Premier jet. Et la suite.');
  answer();
  const proposal = page.getByRole('region', { name: 'Résumé proposé' });
  await expect(proposal).toContainText('Liseré');
  await expect(field(page, 'Résumé')).toHaveValue('Premier jet. Et la suite.');
  await proposal.getByRole('button', { name: 'Prendre ce résumé' }).click();
  await expect(field(page, 'Résumé')).toHaveValue(/Liseré/);
  await page.getByRole('button', { name: 'Rétablir l’ancien texte' }).click();
  await expect(field(page, 'Résumé')).toHaveValue('Premier jet. Et la suite.');
});
