import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases, paths, sitePaths } from '#contract/paths.ts';
import { readEnv } from '#server/env.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';

// Without a token it goes elsewhere: its states have tests of their own.
const publicPaths = [paths.home, ...sitePaths].filter((path) => path !== paths.verifyEmail);
const half = Math.ceil(publicPaths.length / 2);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One browser visits many pages: opening one for each would take longer than the visits.
for (const group of [publicPaths.slice(0, half), publicPaths.slice(half)]) {
  test(`${group[0]} to ${group.at(-1)}: each answers, has one heading and is accessible`, async ({
    page,
  }) => {
    for (const path of group) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveTitle(/Accroche/);
      await expectAccessibleEverywhere(page);
    }
  });
}

test('an unknown path answers 404 and says so', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 404/);
  const answer = await page.goto('/une-page-qui-nexiste-pas');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 - Not Found')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the page of a failing server says so, and needs no script', async () => {
  const folder = resolve('dist', readFileSync('dist/current', 'utf8'), 'prerender');
  const { openDocuments } = await import(pathToFileURL(`${folder}/prerender.js`).href);
  const frame = JSON.parse(readFileSync(`${folder}/frame.json`, 'utf8'));
  const html = await openDocuments(frame, readEnv({ DEMO: '1' }).site).html('pages/500.html');
  expect(html).toContain('Oups ! Une erreur est survenue.');
  expect(html).toContain('Veuillez réessayer plus tard.');
  expect(html).not.toMatch(/<script type="module"|modulepreload/);
});

test('the English addresses show the French pages, and /login the sign-in page', async ({ page }) => {
  for (const [alias, path] of Object.entries(aliases)) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const answer = await page.goto(alias);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
  await page.goto(paths.sessionExpired);
  await expect(page).toHaveURL(new RegExp(`${paths.signIn}(\\?|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
