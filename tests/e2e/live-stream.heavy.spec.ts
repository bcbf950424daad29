import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationsPath } from '#contract/paths.ts';
import { readEnv } from '#server/env.ts';
import { demoAccounts, ensureDemoAccounts } from '#server/features/demo/ensure-demo-accounts.ts';
import { users } from '#server/features/users/users.table.ts';
import { openDeps } from '#server/open-deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { test as base, expect } from './fixtures.ts';
import { bell } from './steps.ts';

const [person] = demoAccounts;

/** Nobody can buy a plan yet: it is written before the program, sole user of its database, starts. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ serverVariables }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'accroche-e2e-'));
      const variables = { ...serverVariables, DATA_DIR: dataDir };
      const env = readEnv({ DEMO: '1', DEMO_STILL: '1', LOG_LEVEL: 'warn', ...variables });
      const { deps, close } = await openDeps(env, { isWorker: false });
      await ensureDemoAccounts(makeCtx(deps, { kind: 'system' }));
      await deps.db.update(users).set({ subscription: 'EXPERT' });
      await close();
      const server = await startServer(variables);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('with the push plan, a reply shows in the inbox and on the bell as it comes', async ({
  page,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await network.stopChance();
  await page.clock.install();
  await signIn(page, person);
  const campaign = { of: 'stream', name: 'Direct', people: 2, sequence: sequences.inviteFirst } as const;
  await actOn(page, await campaignWithMembers(page, campaign), 'launch');
  await page.goto(conversationsPath());
  await expect(page.getByText('Aucune réponse pour le moment')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'En direct' })).toBeVisible();
  const invited = () => network.acts('invite').then((acts) => acts.map(({ slug }) => slug ?? ''));
  await expect.poll(async () => (await invited()).length, { timeout: 75_000 }).toBeGreaterThan(0);
  const [keen = ''] = await invited();
  // From here on the page's own half minute never passes: only what is pushed can show.
  await page.clock.pauseAt(Date.now() + 60_000);
  await network.accept(person.email, keen);
  await network.reply(person.email, keen, 'Bonjour, cela m’intéresse. Pouvez-vous m’appeler jeudi ?');
  const line = page.getByRole('listitem').filter({ hasText: 'cela m’intéresse' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(line.first()).toContainText('Intérêt', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(bell(page)).toHaveAccessibleName(/, \d+ non lues?$/);
});
