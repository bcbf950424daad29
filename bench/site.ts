import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/free-port.ts';
import { startServer } from '../tests/support/start-server.ts';

const pages = ['/', '/ressources/guide-demarrage', '/inscription'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse (mobile, simulated throttling) and the weight of the first load, beside a bare page. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const rounds = isFull ? 5 : 1;
  const server = await startServer();
  const bare = await startBarePage();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    console.log(`Median of ${rounds} run(s); goals: ${Object.values(goals).join(' / ')}`);
    const rows: Record<string, Record<string, number>> = {};
    for (const url of [bare.url, ...pages.map((path) => server.url + path)]) {
      rows[url.replace(server.url, '') || url] = await medianScores(url, port, rounds);
    }
    console.table(rows);
    console.log('First load of /, compressed kB; goals: JavaScript 90, CSS 25, other origins 0');
    console.table(await weigh(browser, server.url));
  } finally {
    await browser.close();
    await bare.stop();
    await server.stop();
  }
}

async function medianScores(url: string, port: number, rounds: number): Promise<Record<string, number>> {
  const scores: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    for (const category of categories) {
      const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
      scores[category] = [...(scores[category] ?? []), score];
    }
    for (const metric of ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']) {
      scores[metric] = [...(scores[metric] ?? []), result.lhr.audits[metric]?.numericValue ?? Number.NaN];
    }
  }
  return Object.fromEntries(
    Object.entries(scores).map(([name, values]) => [
      name,
      round(values.sort((a, b) => a - b)[values.length >> 1]),
    ]),
  );
}

async function weigh(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let otherOrigins = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (!response.url.startsWith(url) && !response.url.startsWith('data:')) otherOrigins++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  const kilobytes = Object.entries(bytes).map(([type, size]) => [type, round(size / 1000)]);
  return { ...Object.fromEntries(kilobytes), 'other origins': otherOrigins };
}

/** What this machine gives to a page with nothing in it. */
async function startBarePage() {
  const html =
    '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Nue</title><meta name="description" content="Nue"><h1>Page nue</h1>';
  const http = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  const port = await freePort();
  await new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise<void>((done) => void http.close(() => done())),
  };
}

const round = (value = Number.NaN) => Math.round(value * 1000) / 1000;
