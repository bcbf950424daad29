import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { demoAccounts } from '../server/features/overview/demo/ensure-demo-accounts.ts';
import { pastAccount } from '../server/features/overview/demo/past-account.ts';
import { startServer } from '../tests/support/start-server.ts';
import { measureRound } from './dashboard/measure-round.ts';

const goalKilobytes = 180;
/** Of a quiet machine: a page that was seen before. */
const goalMs = 300;
const goalShift = 0.02;
const goalScripts = 50;

/**
 * JavaScript that a signed-in first load asks for, compressed as served, beside the frame without any page; then how
 * fast list, drawer and conversation of the account with a past come, and how much its first page moves.
 */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const server = await startServer({ DEMO_STILL: '0' });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const load = async (path: string, heading: string) =>
      weigh(await signedInPage(browser, server.url, demoAccounts[0]), path, heading);
    const dashboard = await load(paths.home, 'À faire aujourd’hui');
    // A page that is nothing but the frame: what every signed-in address ships.
    const frame = await load('/une-page-inconnue', '404 - Not Found');
    const rows = { 'frame alone': sum(frame), dashboard: sum(dashboard) };
    console.log(`First load, compressed kB of JavaScript; goal for the dashboard: ${goalKilobytes}`);
    console.table(Object.fromEntries(Object.entries(rows).map(([name, bytes]) => [name, kilobytes(bytes)])));
    if (isFull)
      console.table(
        [...dashboard].sort(([, a], [, b]) => b - a).map(([file, bytes]) => ({ file, kB: kilobytes(bytes) })),
      );
    if (sum(dashboard) > goalKilobytes * 1000) process.exitCode = 1;
    if (!(await showRound(await signedInPage(browser, server.url, pastAccount)))) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Whether every goal is met. */
async function showRound(page: Page): Promise<boolean> {
  const { list, drawer, conversation, listScripts, shiftCold, shiftWarm } = await measureRound(page);
  const pages = { list, drawer, conversation };
  console.log(`From the click to the content, ms; goal once seen: ${goalMs}`);
  console.table(
    Object.fromEntries(
      Object.entries(pages).map(([name, { first, next }]) => [
        name,
        { 'first visit': Math.round(first), 'later ones, median': Math.round(next) },
      ]),
    ),
  );
  console.log(`Script files of a list, nothing kept; goal: ${goalScripts}. Layout shift; goal: ${goalShift}`);
  const rounded = (shift: number) => Number(shift.toFixed(4));
  console.table({
    'script files': listScripts,
    'shift, cold': rounded(shiftCold),
    'shift, warm': rounded(shiftWarm),
  });
  return (
    Object.values(pages).every(({ next }) => next < goalMs) &&
    listScripts <= goalScripts &&
    Math.max(shiftCold, shiftWarm) <= goalShift
  );
}

type Credentials = { email: string; password: string };

async function signedInPage(browser: Browser, url: string, { email, password }: Credentials): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 900 },
  });
  await context.request.get(paths.signIn);
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const answer = await context.request.post(authApi.login.path, {
    data: { email, password },
    headers: { Origin: url, 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(token) },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  return context.newPage();
}

/** Every script by its file, in bytes: as sent, or as it would be by a server that compresses. */
async function weigh(page: Page, path: string, heading: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  const listen = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() !== 'script') return;
    const read = async () => {
      const { responseBodySize } = await response.request().sizes();
      const isCompressed = (await response.headerValue('content-encoding')) !== null;
      const size = isCompressed ? responseBodySize : brotliCompressSync(await response.body()).length;
      scripts.set(new URL(response.url()).pathname, size);
    };
    reading.push(read());
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await Promise.all(reading);
  page.off('response', listen);
  return scripts;
}

const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((a, b) => a + b, 0);
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
