import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, campaignsApi } from '#contract/campaigns.ts';
import { paths } from '#contract/paths.ts';
import { readEnv } from '#server/env.ts';
import { campaigns } from '#server/features/campaigns/campaigns.table.ts';
import { demoAccounts, ensureDemoAccounts } from '#server/features/demo/ensure-demo-accounts.ts';
import { openDeps } from '#server/open-deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { plantLeads } from '../support/plant-campaign.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { actsButton, row } from './campaign-steps.ts';
import { test as base, expect, post } from './fixtures.ts';
import { accountCard, banner, signInToNetwork } from './social-account-steps.ts';

const [person] = demoAccounts;

/** People come with searches, which nobody can run yet: they are written before the program, sole user of its database, starts. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ serverVariables }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'accroche-e2e-'));
      const variables = { ...serverVariables, DATA_DIR: dataDir };
      const { deps, close } = await openDeps(readEnv({ DEMO: '1', LOG_LEVEL: 'warn', ...variables }), {
        isWorker: false,
      });
      await ensureDemoAccounts(makeCtx(deps, { kind: 'system' }));
      for (const { userId, id } of await deps.db.select().from(campaigns))
        await plantLeads(deps, userId, id, 40);
      await close();
      const server = await startServer(variables);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a campaign pauses with the account, says why, and goes on with its return', async ({
  page,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await signIn(page, person);
  const { request } = page.context();
  const [campaign] = (await (await request.get(campaignsApi.list.path)).json()) as Campaign[];
  if (!campaign) throw new Error('The demonstration has no campaign');
  await post(request, server.url, `${campaignsApi.list.path}/${campaign.id}/launch`);

  await page.goto(paths.home);
  const line = row(page, campaign.name);
  await expect(line).toContainText('En cours depuis');
  await expect(line).toContainText('40 qualifiées sur 40');
  await expect(page.getByText('Votre campagne avance sans vous.')).toBeVisible();
  await expect(page.getByText('Lancez votre première campagne')).toHaveCount(0);

  // The program is ready before the network it finds again.
  await expect(() => network.disconnect(person.email)).toPass();
  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.socialAccounts);
  await otherTab.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(accountCard(otherTab)).toContainText('Déconnecté');
  await otherTab.close();
  await page.evaluate(() => window.dispatchEvent(new Event('integration-auth-error')));
  await expect(banner(page)).toBeVisible();
  await expect(line).toContainText(/En pause depuis .*, compte LinkedIn déconnecté/);
  await expect(line).toContainText('Elle reprendra d’elle-même.');
  const alerts = page.getByRole('region', { name: '1 alerte' });
  await expect(alerts).toContainText('Compte LinkedIn déconnecté');
  await actsButton(page, campaign.name).click();
  await expect(page.getByRole('menuitem', { name: 'Reprendre', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Garder en pause' })).toBeVisible();
  await page.keyboard.press('Escape');

  await alerts.getByRole('link', { name: 'Reconnecter' }).click();
  await page.getByRole('button', { name: 'Reconnecter' }).click();
  await signInToNetwork(page, person.email);
  await expect(page.getByText('Votre compte LinkedIn est de nouveau connecté.')).toBeVisible();
  await page.goto(paths.home);
  await expect(line).toContainText('En cours depuis');
  await expect(alerts).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});
