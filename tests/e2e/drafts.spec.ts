import { validationPath, wizardPath } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import {
  campaignWithPeople,
  campaignWithTexts,
  editor,
  lineOf,
  queue,
  remarks,
  shownText,
  textField,
} from './draft-steps.ts';
import { expect, test } from './fixtures.ts';
import { holdToast, visibleToast } from './steps.ts';

test('texts are written, proved sentence by sentence, and refused while they say what nothing proves', {
  tag: '@journey',
}, async ({ page, newAccount, signIn }) => {
  await signIn(page, await newAccount());
  await page.goto(validationPath());
  await expect(page.getByText('Aucune campagne pour le moment')).toBeVisible();
  await campaignWithPeople(page);
  await page.goto(validationPath());
  await page.getByRole('button', { name: 'Écrire les messages de 3 personnes' }).click();
  await expect(queue(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Écriture en cours…')).toBeHidden();
  await expectAccessibleEverywhere(page);

  // Facts by the keyboard: a sentence names its own, with source and date.
  await lineOf(page, 'Odile Quentin', 'Message').click();
  const title = editor(page).getByRole('heading', { level: 2, name: 'Odile Quentin' });
  await expect(title).toBeFocused();
  await expect(editor(page)).toContainText('Message, campagne Paie');
  const greeting = editor(page).getByRole('button', { name: 'Bonjour Odile,' });
  await greeting.focus();
  await expect(greeting).toHaveAccessibleDescription(/^«\sOdile\s», fichier importé le \d/);
  await page.keyboard.press('ArrowRight');
  const hook = editor(page).locator('[data-sentence="1"]');
  await expect(hook).toBeFocused();
  await expect(hook).toHaveAccessibleDescription(/fichier importé le \d/i);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Réécrire cette phrase' })).toBeFocused();

  // Typed: the remark comes before the server has answered, and holds the approval back.
  await page.keyboard.press('e');
  await expect(textField(page)).toBeFocused();
  const before = await textField(page).inputValue();
  await textField(page).fill(before.replace('Odile', 'Odette'));
  const wrongName = remarks(page).getByRole('listitem').filter({ hasText: 'Odette' });
  await expect(wrongName).toBeVisible();
  await expect(editor(page).getByText(/^Enregistré à/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(textField(page)).toBeHidden();
  await page.keyboard.press('v');
  await expect(wrongName).toBeFocused();
  const approve = editor(page).getByRole('button', { name: /^Valider ce message/ });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleEverywhere(page);

  // What was typed is on the server; one click mends it, one key approves it.
  await page.reload();
  await expect(editor(page).getByText('Bonjour Odette,')).toBeVisible();
  await wrongName.getByRole('button').first().click();
  await expect(greeting).toBeVisible();
  await expect(wrongName).toBeHidden();
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
  await expect(editor(page).getByText(/^Enregistré à/)).toBeVisible();
  await page.keyboard.press('v');
  await expect(visibleToast(page)).toContainText('Validé');
  await holdToast(page);
  await expect(lineOf(page, 'Odile Quentin', 'Message')).toHaveCount(0);
  await expect(editor(page)).toContainText('Relance 1, campagne Paie');
  await visibleToast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(editor(page)).toContainText('Message, campagne Paie');
  await expect(lineOf(page, 'Odile Quentin', 'Message')).toBeVisible();
});

test('a text is written anew, undone, taken back from its history, and seen as it will be received', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount());
  const campaignId = await campaignWithTexts(page);
  await lineOf(page, 'Paul Nardi', 'Message').click();
  // The note to the same person was shown before it.
  await expect(editor(page)).toContainText('Message, campagne Paie');
  const first = await shownText(page);
  const undo = page.getByRole('button', { name: 'Annuler la dernière version' });
  await expect(undo).toBeDisabled();

  await page.keyboard.press('r');
  await expect(undo).toBeEnabled();
  await expect.poll(() => shownText(page)).not.toEqual(first);
  const second = await shownText(page);
  await undo.click();
  await expect.poll(() => shownText(page)).toEqual(first);
  await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await expect.poll(() => shownText(page)).toEqual(second);

  await page.keyboard.press('Control+z');
  await expect.poll(() => shownText(page)).toEqual(first);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => shownText(page)).toEqual(second);

  await page.getByRole('button', { name: 'Historique' }).click();
  const history = page.getByRole('dialog', { name: 'Historique' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  const oldest = history.getByRole('listitem').filter({ hasText: 'Premier message' });
  await expect(oldest).toContainText('Par les règles d’Accroche');
  await expectAccessibleEverywhere(page);
  await oldest.getByRole('button', { name: 'Reprendre' }).click();
  await expect(history).toBeHidden();
  await expect.poll(() => shownText(page)).toEqual(first);

  await page.getByRole('radio', { name: /Question$/ }).click();
  await expect.poll(() => shownText(page)).not.toEqual(first);
  await page.getByRole('button', { name: /^Aperçu/ }).click();
  const preview = page.getByRole('dialog', { name: 'Tel qu’il sera reçu' });
  await expect(preview.getByText('Ana Dupont').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Aperçu/ })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  // All that Paul receives, one under the other; another of his messages is one click away.
  await page.getByRole('button', { name: 'Toute la séquence' }).click();
  const sequence = page.getByRole('dialog', { name: 'Toute la séquence' });
  await expect(sequence.getByText(/^Bonjour Paul/)).toHaveCount(4);
  await expect(sequence.getByText('Le message ouvert')).toHaveCount(1);
  await expect(sequence.getByText(/confidentialite\?e=[0-9a-f]{12}$/)).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await sequence.getByRole('link', { name: 'Ouvrir ce message' }).last().click();
  await expect(sequence).toBeHidden();
  await expect(editor(page)).toContainText('Dernière relance, campagne Paie');
  await page.keyboard.press('k');
  await expect(editor(page)).toContainText('Relance 1, campagne Paie');
  await page.keyboard.press('k');
  await expect(editor(page)).toContainText('Message, campagne Paie');

  // Neighbours by the keyboard; the letters can be switched off.
  const title = editor(page).getByRole('heading', { name: 'Paul Nardi' });
  await page.keyboard.press('j');
  await expect(editor(page)).toContainText('Relance 1, campagne Paie');
  // What is added when it leaves stands under it, above what is to be said of it.
  const added = editor(page).getByText(
    /^Ajouté au départ\s: D’où viennent .*confidentialite\?e=[0-9a-f]{12}$/,
  );
  await expect(added).toBeVisible();
  const [count, below] = [editor(page).getByText('Vouvoiement'), remarks(page)];
  const end = await count.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(await below.evaluate((element) => element.getBoundingClientRect().top));
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Agir par une seule touche' }).uncheck();
  await page.keyboard.press('Escape');
  const address = page.url();
  await page.keyboard.press('k');
  await expect(title).toBeVisible();
  expect(page.url()).toBe(address);

  // The wizard knows of them.
  await page.goto(wizardPath(campaignId, 'review'));
  await page.getByRole('link', { name: 'Les relire' }).click();
  await expect(page).toHaveURL(new RegExp(`campagne=${campaignId}`));
  await expect(remarks(page)).toBeVisible();
});

test.describe('with a finger as well as a mouse', () => {
  test.use({ hasTouch: true });

  test('a sentence is written anew, from the same facts or from another one', async ({
    page,
    newAccount,
    signIn,
  }) => {
    await signIn(page, await newAccount());
    await campaignWithTexts(page);
    await lineOf(page, 'Paul Nardi', 'Message').click();
    await expect(editor(page)).toContainText('Message, campagne Paie');
    const hook = editor(page).locator('[data-sentence="1"]');
    const rewrite = editor(page).getByRole('button', { name: 'Réécrire cette phrase' });
    const before = await hook.innerText();
    await expect(hook).not.toHaveAccessibleDescription(/Nancy/);

    await hook.hover();
    await rewrite.click();
    await page.getByRole('menuitem', { name: /Nancy/ }).click();
    await expect(hook).not.toHaveText(before);
    await expect(hook).toContainText('Nancy');
    await expect(hook).toHaveAccessibleDescription(/Nancy/);

    // By a finger, at the width of a telephone.
    const withCity = await hook.innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.move(0, 0);
    await expect(rewrite).toBeHidden();
    await hook.tap();
    await rewrite.tap();
    await expect(page.getByRole('menuitem', { name: /Nancy/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Régénérer cette phrase' }).tap();
    await expect(hook).not.toHaveText(withCity);
  });
});

test('on a small screen: from the list to a text and back, and all the clean ones at once', async ({
  page,
  newAccount,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newAccount());
  await campaignWithTexts(page);
  await expect(editor(page)).toBeHidden();
  await lineOf(page, 'Odile Quentin', 'Message').click();
  await expect(queue(page)).toBeHidden();
  await expect(
    editor(page)
      .getByText(/fichier importé le \d/)
      .first(),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await editor(page).getByRole('button', { name: 'Modifier' }).click();
  await expect(textField(page)).toBeFocused();
  await editor(page).getByRole('button', { name: 'Terminer' }).click();
  await editor(page).getByRole('button', { name: 'Passer' }).click();
  await expect(visibleToast(page)).toContainText(
    /Passé.*Odile Quentin\. .*de cette personne restent? à valider\./s,
  );
  await editor(page)
    .getByRole('link', { name: /^À valider/ })
    .click();

  const clean = queue(page).getByRole('button', { name: /^Valider les \d+ sans remarque$/ });
  await clean.click();
  await expect(visibleToast(page)).toContainText(/^\d+ messages validés/);
  const count = Number.parseInt(await visibleToast(page).innerText(), 10);
  // The address decides of the choice: it is made once the page has followed.
  await queue(page).getByRole('radio', { name: 'Validés' }).click();
  await expect(queue(page).getByRole('heading', { level: 1, name: 'Validés' })).toBeVisible();
  await expect(queue(page).getByRole('listitem')).toHaveCount(count);
  await queue(page).getByRole('link').first().click();
  await editor(page).getByRole('button', { name: 'Remettre à valider' }).click();
  await expect(editor(page).getByRole('button', { name: 'Passer' })).toBeVisible();
});
