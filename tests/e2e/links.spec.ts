import type { Page } from '@playwright/test';
import { aliases, pageForPath, paths, sitePaths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';

type Found = { links: { to: string; text: string }[]; ids: string[]; headings: number };

const readPage = (page: Page): Promise<Found> =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href]')].map((link) => ({
      to: link instanceof HTMLAnchorElement ? link.href : '',
      text: link.textContent?.trim() || link.getAttribute('aria-label') || '',
    })),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    headings: document.querySelectorAll('h1').length,
  }));

/** Where the visit may go on: public pages. The application's own pages ask to sign in first. */
const isPublic = ({ pathname }: URL) => pageForPath(pathname, false).kind === 'site';

test('the whole public site hangs together', async ({ page, server }) => {
  test.setTimeout(120_000);
  const { origin } = new URL(server.url);
  const problems: string[] = [];
  const visited = new Map<string, Found>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const waiting: string[] = [paths.home];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue;
    const answer = await page.goto(path);
    const found = await readPage(page);
    visited.set(path, found);
    if (answer?.status() !== 200) problems.push(`${path} answers ${answer?.status()}`);
    if (found.headings !== 1) problems.push(`${path} has ${found.headings} h1`);
    const repeated = found.ids.filter((id, position) => found.ids.indexOf(id) !== position);
    if (repeated.length > 0) problems.push(`${path} repeats the ids ${repeated.join(', ')}`);

    for (const { to, text } of found.links) {
      if (!text) problems.push(`${path}: a link to ${to} has no text`);
      const target = new URL(to);
      if (target.origin !== origin) continue;
      const known = pageForPath(target.pathname, false).kind;
      if (known === 'not-found') problems.push(`${path}: « ${text} » goes to ${target.pathname}, unknown`);
      if (!isPublic(target)) continue;
      if (target.hash) anchors.push({ from: path, path: target.pathname, id: target.hash.slice(1) });
      waiting.push(target.pathname);
    }
  }

  for (const { from, path, id } of anchors)
    if (!visited.get(path)?.ids.includes(decodeURIComponent(id)))
      problems.push(`${from}: no #${id} on ${path}`);
  expect([...new Set(problems)]).toEqual([]);

  // Reached only from a mail, or another name of a page.
  const unlinked: string[] = [paths.resetPassword, paths.verifyEmail, ...Object.keys(aliases)];
  expect(sitePaths.filter((path) => !visited.has(path) && !unlinked.includes(path))).toEqual([]);
});

test('no page sends people to another site, but for the authority', async ({ page }) => {
  for (const path of [paths.home, ...sitePaths]) {
    const html = await (await page.request.get(path, { maxRedirects: 0 })).text();
    const hosts = [...html.matchAll(/<a [^>]*href="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(
      hosts.filter((host) => host !== 'www.cnil.fr'),
      path,
    ).toEqual([]);
  }
});
