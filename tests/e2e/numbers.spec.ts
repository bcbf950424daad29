import type { Locator, Page } from '@playwright/test';
import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './steps.ts';

/** The demonstration with its past, in which hardly any time passes. */
test.use({ serverVariables: { DEMO_STILL: '0', DEMO_SPEED: '1' } });
test.describe.configure({ timeout: 30 * 60_000 });

async function enterDemonstration(page: Page): Promise<{ running: string; all: string[] }> {
  await openLive(page, paths.home);
  await page.getByRole('button', { name: 'Essayer la démonstration' }).click();
  await expect(page.getByRole('heading', { name: 'Cette semaine' })).toBeVisible();
  const campaigns = (await (await page.request.get(campaignsApi.list.path)).json()) as Campaign[];
  const running = campaigns.find(({ status }) => status === 'active');
  return { running: running?.id ?? '', all: campaigns.map(({ id }) => id) };
}

const button = 'button[aria-haspopup="dialog"][aria-label]';
const link = 'a.count-link[aria-label]';
/** Every number of the page that says what it counts, and opens it. */
const numbersOf = (page: Page, which = `${button}, ${link}`): Locator =>
  page.getByRole('main').locator(which);

/** « 1 234 », « 12 sur 60, 20 % » */
const numbersIn = (text: string): number[] =>
  (text.replace(/(?<=\d)\s(?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number);

/** « 12 », « 12 sur 60 » */
const isNumber = /^[\d\s]+(sur [\d\s]+)?$/;

/** Every line of the open list, with those that were erased since. */
async function countLines(dialog: Locator): Promise<number> {
  await expect(dialog).toBeVisible();
  const lines = dialog.getByRole('listitem');
  const erased = dialog.getByText(/effacées? depuis/);
  const isRead = lines
    .first()
    .or(dialog.getByText(/^Personne pour|^Rien pour/))
    .or(erased);
  await expect(isRead.first()).toBeVisible();
  const more = dialog.getByRole('button', { name: 'Afficher la suite' });
  while (await more.isVisible()) {
    const before = await lines.count();
    await more.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
  const [gone = 0] = (await erased.count()) > 0 ? numbersIn((await erased.textContent()) ?? '') : [];
  return (await lines.count()) + gone;
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(numbersOf(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  const asTable = page.getByRole('button', { name: 'Voir en tableau' });
  for (let left = await asTable.count(); left > 0; left--) {
    await asTable.first().click();
    await expect(asTable).toHaveCount(left - 1);
  }
}

/** Opens number after number: the list behind each is as long as it says. */
async function openEveryNumber(page: Page, address: string, which?: string): Promise<number> {
  const numbers = numbersOf(page, which);
  await openPage(page, address);
  const found = await numbers.count();
  for (let at = 0; at < found; at++) {
    const number = numbers.nth(at);
    const name = (await number.getAttribute('aria-label')) ?? '';
    const isLink = (await number.getAttribute('href')) !== null;
    const text = (await number.textContent()) ?? '';
    await number.click();
    const count = await countLines(page.getByRole('dialog'));
    // What a rule saw is a sentence, one of whose numbers is that of its people; elsewhere the number comes first.
    const shown = numbersIn(text);
    expect(isNumber.test(text) ? shown.slice(0, 1) : shown, `${address}: ${name}`).toContain(count);
    if (isLink) await openPage(page, address);
    else {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await numbers.count(), `${address}: as many numbers as before`).toBe(found);
  }
  return found;
}

test('every number of the dashboard and of the analysis opens a list as long as it says', async ({
  page,
}) => {
  const { running } = await enterDemonstration(page);
  expect(await openEveryNumber(page, paths.home)).toBeGreaterThan(6);
  // Three campaigns, five numbers each, then the arguments of each.
  const analysis = `${paths.home}?vue=analyse`;
  expect(await openEveryNumber(page, `${analysis}&arguments=campagne`)).toBeGreaterThan(25);
  const together = `section:has(h2:text-is("Vos arguments côte à côte")) ${button}`;
  expect(await openEveryNumber(page, analysis, together)).toBeGreaterThan(4);
  for (const by of ['offre', 'ciblage'])
    expect(await openEveryNumber(page, `${paths.home}?vue=analyse&par=${by}`, button), by).toBeGreaterThan(4);
  // The same links to the other campaigns stand on this page too: they were opened above.
  const analytics = `${campaignPath(running)}/analytics`;
  expect(await openEveryNumber(page, analytics, button)).toBeGreaterThan(150);
  const ofSections = ['Par argument', 'Semaine par semaine'].map(
    (title) => `section:has(h2:text-is("${title}")) ${button}`,
  );
  expect(
    await openEveryNumber(page, `${analytics}?par=argument&rythme=semaine`, ofSections.join(', ')),
  ).toBeGreaterThan(30);
});

test('every number of the advice opens a list as long as it says, and none is left that opens nothing', async ({
  page,
}) => {
  const { all } = await enterDemonstration(page);
  for (const id of all) {
    const address = `${campaignPath(id)}/intelligence`;
    expect(await openEveryNumber(page, address)).toBeGreaterThan(10);
    const rules = page.getByRole('table').last().getByRole('row');
    const seen = await rules.locator('td:nth-of-type(2)').all();
    expect(seen.length).toBeGreaterThan(15);
    for (const cell of seen) {
      if ((await cell.getByRole('button').count()) > 0) continue;
      expect(numbersIn((await cell.textContent()) ?? '')[0] ?? 0, (await cell.textContent()) ?? '').toBe(0);
    }
  }
});
