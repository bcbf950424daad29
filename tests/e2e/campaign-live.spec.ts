import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import { demoAccounts } from '#server/features/overview/demo/ensure-demo-accounts.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { campaignWithMembers, sequences } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The one test that is at home in the demonstration: it finds there what a visitor finds. */
const [person] = demoAccounts;

test('a launch is refused with its reason, then goes; somebody is visited; a pause holds everything until it is lifted', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn(page, person);
  const known = (await (await page.request.get(campaignsApi.list.path)).json()) as Campaign[];
  const empty = known.find(({ leadsCount }) => leadsCount === 0);
  await page.goto(wizardPath(empty?.id ?? '', 'review'));
  await expect(page.getByText('Aucune personne à contacter').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer la campagne' })).toBeDisabled();

  const campaign = { of: 'live', name: 'Premiers pas', people: 3, sequence: sequences.visitFirst } as const;
  const id = await campaignWithMembers(page, campaign);
  await page.goto(wizardPath(id, 'review'));
  await page.getByRole('button', { name: 'Lancer la campagne' }).click();
  await expect(page).toHaveURL(campaignPath(id));
  await expect(page.getByText(/^En cours depuis/)).toBeVisible();

  const done = async () => {
    const reply = await page.request.get(`${campaignLiveApi.activity.path.replace(':id', id)}?view=sent`);
    return campaignLiveApi.activity.reply.parse(await reply.json()).items.length;
  };
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.reload();
  const log = page.getByRole('region', { name: 'Activité' });
  await expect(log.getByText('Profil visité').first()).toBeVisible();
  await expect(log.getByText('Campagne lancée')).toBeVisible();
  await log.getByText('Reçus', { exact: true }).click();
  await expect(page).toHaveURL(/activite=received/);
  await expect(log.getByText('Profil visité')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Séquence' }).getByRole('listitem')).toHaveCount(6);

  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByText(/^En pause depuis/)).toBeVisible();
  const silence = page.getByRole('region', { name: 'Pourquoi rien ne part ?' });
  await expect(silence).toContainText('Vous avez mis la campagne en pause.');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText(/^En cours depuis/)).toBeVisible();
  await expect(silence.getByText('Vous avez mis la campagne en pause.')).toHaveCount(0);

  // More people than a forecast follows: it says so.
  await page.route(`**${forecastApi.campaign.path.replace(':id', id)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), people: 1500, followed: 1000 } });
  });
  await page.goto(campaignPath(id));
  await expect(page.getByRole('region', { name: 'Prévision' })).toContainText(
    /les 1\s000 meilleures personnes sur 1\s500 en cours/,
  );

  await page.goto(paths.home);
  await expect(page.getByRole('row', { name: /^Premiers pas / })).toContainText('sur 3 personnes');
  await expect(page.getByRole('img', { name: /^Frise de la journée/ })).toBeVisible();
});
