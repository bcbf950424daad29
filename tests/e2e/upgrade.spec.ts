import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { expect, type Page, test } from '@playwright/test';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { paths } from '#contract/paths.ts';
import { createServerDatabase } from '../support/server-database.ts';
import { startServer } from '../support/start-server.ts';
import { submitSignIn, userMenuButton } from './steps.ts';

const kept = resolve(import.meta.dirname, '../upgrade');
/** Named after the last migration that they knew. */
const versions = readdirSync(kept).filter((name) => /^\d{4}$/.test(name));
const dumpOf = (version: string) =>
  gunzipSync(readFileSync(join(kept, version, 'database.sql.gz'))).toString();

/** With the key and the simulated network of that version. */
function openFolder(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-upgrade-'));
  cpSync(join(kept, version, 'app.key'), join(folder, 'app.key'));
  cpSync(join(kept, version, 'journal.jsonl'), join(folder, 'sandbox/journal.jsonl'));
  return folder;
}

test.setTimeout(240_000);

for (const version of versions) {
  test(`a database of an earlier version opens, and each of its pages (${version})`, async ({ page }) => {
    const folder = openFolder(version);
    const cluster = process.env.TEST_DATABASE_URL;
    if (!cluster) throw new Error('Run this with "npm test -- heavy upgrade".');
    const database = await createServerDatabase(cluster);
    await database.run(dumpOf(version), []);
    await openEveryPage(page, { DATABASE_URL: database.url, DATA_DIR: folder });
    await database.drop();
  });

  test(`a demonstration folder of an earlier version opens, and each of its pages (${version})`, async ({
    page,
  }) => {
    const folder = openFolder(version);
    const client = await PGlite.create(join(folder, 'pglite'));
    await client.exec(dumpOf(version));
    await client.close();
    await openEveryPage(page, { DATA_DIR: folder });
  });
}

async function openEveryPage(
  page: Page,
  variables: { DATA_DIR: string; DATABASE_URL?: string },
): Promise<void> {
  const server = await startServer(variables);
  try {
    await openPages(page, server.url);
  } finally {
    await server.stop();
    rmSync(variables.DATA_DIR, { recursive: true, force: true });
  }
}

async function openPages(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.signIn);
  await submitSignIn(page, { email: 'demo@accroche.example', password: 'bonjour-accroche-demo' });
  await expect(userMenuButton(page)).toBeVisible();
  const [campaign] = await (await page.request.get(url + campaignsApi.list.path)).json();
  expect(campaign).toMatchObject({ status: 'active' });
  for (const path of [
    paths.home,
    paths.leads,
    paths.discovery,
    paths.search,
    paths.prospects,
    `${paths.prospects}?vue=pipeline`,
    `${paths.prospects}?vue=conversations`,
    `${paths.prospects}?vue=validation`,
    `/campaigns/${campaign.id}`,
    `/production/campaign/${campaign.id}/offer`,
    `/production/campaign/${campaign.id}/sequence`,
    paths.settings,
    paths.writing,
    paths.exclusions,
    paths.socialAccounts,
  ]) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(/^Chargement(?! de la suite)/), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' }), path).toHaveCount(0);
  }
}
