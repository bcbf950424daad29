import { paths } from '#contract/paths.ts';
import { missingPublisherVariables, publisherFields } from '#core/site-config.ts';
import { expect, test } from './fixtures.ts';
import { demoAdmin } from './steps.ts';

const legalPaths = [paths.terms, paths.salesTerms, paths.allTerms, paths.legalNotices, paths.privacy];
const variables = Object.values(publisherFields);

test('every legal page is dated and in French', async ({ page }) => {
  for (const path of legalPaths) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/Dernière mise à jour\s: \d+\s\p{L}+\.?\s\d{4}/u), path).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 }).first(), path).toBeVisible();
  }
});

test('CGU and CGV are together, each article once', async ({ page }) => {
  await page.goto(paths.allTerms);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.filter((title) => /^A\d+\. /.test(title)).length).toBeGreaterThan(10);
  expect(titles.filter((title) => /^B\d+\. /.test(title)).length).toBeGreaterThan(10);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the conditions of sale give the prices and limits of every plan', async ({ page }) => {
  await page.goto(paths.salesTerms);
  const rows = page.getByRole('table', { name: /Prix hors taxes/ }).getByRole('row');
  await expect(rows).toHaveText([
    /Formule/,
    /FREE.*0\s€.*0\s€.*10 en tout.*1.*1/,
    /SOLO.*99\s€.*990\s€.*40 par mois.*1.*1/,
    /PRO.*129\s€.*1\s290\s€.*80 par mois.*2.*2/,
    /EXPERT.*199\s€.*1\s990\s€.*150 par mois.*3.*3/,
    /ENTERPRISE.*sur devis.*sur mesure.*illimité/,
  ]);
});

test('a visitor is not told what the configuration lacks', async ({ page }) => {
  await page.goto(paths.legalNotices);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const variable of variables) expect(text).not.toContain(variable);
  expect(text).not.toMatch(/null|undefined|à compléter/);
  // Nor is it told that the publisher is the publisher.
  expect(text).not.toMatch(/édités par|dirigée par|hébergé/);
  await expect(page.getByRole('heading', { level: 2, name: 'Nous joindre' })).toBeVisible();
});

test('the privacy page gives figures, each cookie by its name, and the prefix that it has over HTTPS', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  const main = page.getByRole('main');
  await expect(main).toContainText('Journaux techniques\u00A0: douze mois.');
  await expect(main).toContainText('Demandes de support\u00A0: trois ans, puis purge.');
  for (const name of ['accroche_session', 'accroche_second_factor', 'accroche_device', 'XSRF-TOKEN']) {
    await expect(main.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('En HTTPS, chacun porte en plus le préfixe __Host-');
});
test('an administrator reads which variables are missing, another person does not', async ({
  page,
  newVisitor,
  newAccount,
  signIn,
}) => {
  await signIn(page, demoAdmin);
  await page.goto(paths.legalNotices);
  const notice = page.getByRole('status').filter({ hasText: 'Mentions légales à compléter' });
  await expect(notice).toBeVisible();
  for (const variable of variables) await expect(notice).toContainText(variable);

  const other = await newVisitor();
  await signIn(other, await newAccount());
  await other.goto(paths.legalNotices);
  await expect(other.getByRole('button', { name: /^Menu du compte/ })).toBeVisible();
  await expect(other.getByText('Mentions légales à compléter')).toHaveCount(0);
});

test('what is missing is what the configuration leaves empty', () => {
  const publisher = Object.fromEntries(Object.keys(publisherFields).map((field) => [field, null]));
  const config = { publisher } as Parameters<typeof missingPublisherVariables>[0];
  expect(missingPublisherVariables(config)).toEqual(variables);
});
