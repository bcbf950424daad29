import { conversationsPath } from '#contract/paths.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { actOn, campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkAccount } from './social-account-steps.ts';
import { bell } from './steps.ts';

test('with the push plan, a reply shows in the inbox and on the bell as it comes', async ({
  page,
  newAccount,
  signIn,
  server,
}) => {
  const network = openNetworkControl(server.sandboxUrl);
  await network.stopChance();
  await page.clock.install();
  await signIn(page, await newAccount({ plan: 'EXPERT' }));
  const member = await linkAccount(page);
  const campaign = { of: 'stream', name: 'Direct', people: 2, sequence: sequences.inviteFirst } as const;
  await actOn(page, await campaignWithMembers(page, campaign), 'launch');
  await page.goto(conversationsPath());
  await expect(page.getByText('Aucune réponse pour le moment')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'En direct' })).toBeVisible();
  const invited = () => network.acts(member, 'invite').then((acts) => acts.map(({ slug }) => slug ?? ''));
  await expect.poll(async () => (await invited()).length, { timeout: 75_000 }).toBeGreaterThan(0);
  const [keen = ''] = await invited();
  // From here on the page's own half minute never passes: only what is pushed can show.
  await page.clock.pauseAt(Date.now() + 60_000);
  await network.accept(member, keen);
  await network.reply(member, keen, 'Bonjour, cela m’intéresse. Pouvez-vous m’appeler jeudi ?');
  const line = page.getByRole('listitem').filter({ hasText: 'cela m’intéresse' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(line.first()).toContainText('Intérêt', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(bell(page)).toHaveAccessibleName(/, \d+ non lues?$/);
});
