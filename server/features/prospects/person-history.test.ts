import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { prospectsApi } from '#contract/prospects.ts';
import { activity } from '#server/features/activity/activity.table.ts';
import { enrolments } from '#server/features/engine/enrolments.table.ts';
import { campaignLeads } from '#server/features/leads/leads.table.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantProspects } from '#tests/support/plant-prospects.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the record of a person tells every campaign they went through, and whose each line is', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const userId = ana.user.id;
  const over = { state: 'finished' as const, nextActionAt: null };
  const { campaignId: spring, ids } = await plantProspects(
    t,
    ana,
    [
      {
        person: { firstName: 'Ava', lastName: 'Martin' },
        enrolment: { ...over, reason: 'not_accepted', enrolledAt: daysAgo(90), finishedAt: daysAgo(60) },
      },
    ],
    'Printemps',
  );
  const personId = ids[0] ?? '';
  const [first] = await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId));
  const later = [
    { ...over, name: 'Été', reason: 'finished', enrolledAt: daysAgo(50), finishedAt: daysAgo(30) },
    { name: 'Automne', state: 'waiting' as const, reason: 'delay', enrolledAt: daysAgo(5), finishedAt: null },
  ];
  for (const { name, ...place } of later) {
    const { id: campaignId } = await prepareCampaign(ana, name);
    const lead = { userId, campaignId, personId, verdict: 'qualified' as const, score: 70, reasons: [] };
    await t.deps.db.insert(campaignLeads).values({ ...lead, addedAt: daysAgo(50) });
    if (!first) throw new Error('planted');
    const nextActionAt = place.state === 'waiting' ? daysAgo(-1) : null;
    await t.deps.db.insert(enrolments).values({ ...first, ...place, campaignId, nextActionAt });
    await t.deps.db
      .insert(activity)
      .values({ userId, campaignId, personId, kind: 'person_enrolled', at: place.enrolledAt, detail: {} });
  }

  const { ways, enrolment } = await ana.call(prospectsApi.one, { params: { id: personId } });
  expect(enrolment?.campaign.name).toBe('Automne');
  expect(ways.map(({ campaign, reason }) => [campaign.name, reason])).toEqual([
    ['Automne', 'delay'],
    ['Été', 'finished'],
    ['Printemps', 'not_accepted'],
  ]);
  expect(ways.every(({ steps }) => steps.length > 0)).toBe(true);
  const { items } = await ana.call(prospectsApi.history, { params: { id: personId }, query: {} });
  expect(items.map(({ campaign }) => campaign?.name)).toEqual(['Automne', 'Été']);
  // A campaign in the list shows the way through it, also an old one.
  const inSpring = await ana.call(prospectsApi.list, { query: { campaign: spring } });
  expect(inSpring.items[0]?.enrolment?.campaign.name).toBe('Printemps');
});
