import type { Page } from '@playwright/test';
import { conversationsPath, paths, prospectsPath } from '#contract/paths.ts';

/** How often each is visited; the middle one counts. */
const visits = 5;

export type Visit = { first: number; next: number };
export type Round = {
  /** From the click until the content is drawn, in milliseconds of the browser's clock. */
  list: Visit;
  drawer: Visit;
  conversation: Visit;
  /** Script files that a list fetches when nothing is kept. */
  listScripts: number;
  /** Of the first page, in the browser's own measure. */
  shiftCold: number;
  shiftWarm: number;
};

// What runs in the browser is text here: its types are none of this program's.
const countShifts = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const clickAndLook = (click: string, shown: string) => `new Promise((done) => {
  const from = performance.now();
  const look = () => {
    if (document.querySelector(${JSON.stringify(shown)}))
      requestAnimationFrame(() => done(performance.now() - from));
    else requestAnimationFrame(look);
  };
  document.querySelector(${JSON.stringify(click)}).click();
  requestAnimationFrame(look);
})`;

/** A day of use, on the account that has a past. */
export async function measureRound(page: Page): Promise<Round> {
  await page.addInitScript({ content: countShifts });
  const shiftCold = await openHome(page);
  const shiftWarm = await openHome(page);
  const listScripts = await countScripts(page, prospectsPath());
  await openHome(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'Tableau de bord', exact: true });
  const back = async () => {
    await home.click();
    await page.getByRole('heading', { level: 1, name: 'À faire aujourd’hui' }).waitFor();
  };
  const list = await time(
    page,
    { click: `a[href="${paths.prospects}"]`, shown: 'tbody [data-person]' },
    back,
  );
  await page.locator(`a[href="${paths.prospects}"]`).first().click();
  const drawer = await time(
    page,
    { click: 'tbody th button', shown: '[role="dialog"] h2, aside h2' },
    async () => {
      await page.getByRole('button', { name: 'Fermer' }).first().click();
      await page.locator('aside h2, [role="dialog"] h2').waitFor({ state: 'detached' });
    },
  );
  await page.goto(conversationsPath());
  await page.locator('aside li a').nth(2).waitFor();
  const conversation = await time(
    page,
    { click: 'aside li:nth-child(2) a', shown: '[aria-label="Messages"] li' },
    async () => {
      await page.goBack();
      await page.locator('[aria-label="Messages"]').waitFor({ state: 'detached' });
    },
  );
  return { list, drawer, conversation, listScripts, shiftCold, shiftWarm };
}

async function openHome(page: Page): Promise<number> {
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: 'À faire aujourd’hui' }).waitFor();
  await page.getByRole('region', { name: /messages? à valider/ }).waitFor();
  return page.evaluate<number>('window.shifted');
}

async function countScripts(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  let scripts = 0;
  const count = (request: { resourceType: () => string }) => {
    if (request.resourceType() === 'script') scripts += 1;
  };
  page.on('request', count);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', count);
  return scripts;
}

/** In the browser itself: what the tool needs to look is not counted. */
async function time(
  page: Page,
  { click, shown }: { click: string; shown: string },
  back: () => Promise<void>,
): Promise<Visit> {
  const all: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.locator(click).first().hover();
    const ms = await page.evaluate<number>(clickAndLook(click, shown));
    all.push(ms);
    await back();
  }
  const [first = 0, ...next] = all;
  return { first, next: next.toSorted((a, b) => a - b)[Math.floor(next.length / 2)] ?? 0 };
}
