import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { type LeadAct, type LeadSelection, leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;

const daf = { firstName: 'Léa', lastName: 'Roux', headline: 'Directrice financière', company: 'Acme' };
const cook = { firstName: 'Ali', lastName: 'Élouan', headline: 'Cuisinier', company: 'Bistrot' };

const act = (person: Person, act: LeadAct, selection: LeadSelection) =>
  person.call(leadActionsApi.start, { body: { act, selection } });
const everyone = { filter: {}, except: [] };

const campaignFor = (person: Person, title: string) =>
  person.call(campaignsApi.create, {
    body: { name: title, offerData: goodOffer, icpData: { titles: [title], hasSynonyms: true } },
  });

test('people added to a campaign are judged on its target, and keep their best judgement', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const [lea, ali] = await plantPeople(t.deps, ana.user.id, [daf, cook]);
  const finance = await campaignFor(ana, 'Directeur financier');
  const kitchen = await campaignFor(ana, 'Cuisinier');
  const add = (campaignId: string) =>
    act(ana, { is: 'add_to_campaign', campaignId }, { ids: [lea?.id ?? '', ali?.id ?? ''] });
  expect(await add(finance.id)).toMatchObject({ state: 'completed', done: 2, unchanged: 0 });
  const judged = async () =>
    Object.fromEntries(
      (await ana.call(leadListApi.list, { query: { campaign: finance.id } })).items.map((item) => [
        item.firstName,
        item.verdict,
      ]),
    );
  expect(await judged()).toEqual({ Léa: 'qualified', Ali: 'unqualified' });
  await add(kitchen.id);
  expect(await judged()).toEqual({ Léa: 'qualified', Ali: 'qualified' });
  expect(await add(kitchen.id)).toMatchObject({ done: 0, unchanged: 2 });
  const detail = await ana.call(leadListApi.one, { params: { id: ali?.id ?? '' } });
  expect(detail.campaigns.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['Cuisinier', 'qualified'],
    ['Directeur financier', 'unqualified'],
  ]);
  expect(detail.campaigns[0]?.reasons[0]).toMatchObject({ criterion: 'titles', stance: 'for' });
  expect(await ana.call(campaignsApi.one, { params: { id: finance.id } })).toMatchObject({
    leadsCount: 2,
    qualifiedCount: 1,
  });
});

test('tags are added once each and taken back', async () => {
  const ana = await t.member();
  const [lea] = await plantPeople(t.deps, ana.user.id, [{ ...daf, tags: ['vip'] }, cook]);
  expect(await act(ana, { is: 'tag', tags: ['vip', 'salon'] }, everyone)).toMatchObject({ done: 2 });
  expect(await act(ana, { is: 'tag', tags: ['vip'] }, everyone)).toMatchObject({
    done: 0,
    unchanged: 2,
    message: expect.stringContaining('2 personnes avaient déjà cette étiquette'),
  });
  await act(ana, { is: 'untag', tags: ['vip'] }, { ids: [lea?.id ?? ''] });
  const { items } = await ana.call(leadListApi.list, { query: { sort: 'name' } });
  expect(items.map(({ tags }) => tags)).toEqual([['salon', 'vip'], ['salon']]);
  await expect(act(ana, { is: 'tag', tags: ['a,b'] }, everyone)).rejects.toMatchObject({ status: 400 });
});

test('an excluded person enters no campaign and is not deleted; the answer says so', async () => {
  const ana = await t.member();
  const [lea, ali] = await plantPeople(t.deps, ana.user.id, [daf, cook]);
  const { id: campaignId } = await prepareCampaign(ana);
  expect(await act(ana, { is: 'exclude' }, { ids: [ali?.id ?? ''] })).toMatchObject({ done: 1 });
  expect(await act(ana, { is: 'exclude' }, { ids: [ali?.id ?? ''] })).toMatchObject({
    done: 0,
    unchanged: 1,
  });
  expect(await act(ana, { is: 'add_to_campaign', campaignId }, everyone)).toMatchObject({
    done: 1,
    excluded: 1,
    message: expect.stringContaining('1 personne exclue n’entre dans aucune campagne'),
  });
  expect(await act(ana, { is: 'delete' }, everyone)).toMatchObject({ done: 1, excluded: 1 });
  const { items } = await ana.call(leadListApi.list, { query: {} });
  expect(items).toMatchObject([{ id: ali?.id, excludedBy: { kind: 'person', label: 'Ali Élouan' } }]);
  expect(lea?.id).not.toBe(ali?.id);
  // What changes in the record, or in the list of exclusions, does not let the person back in.
  const ids = { params: { id: ali?.id ?? '' } };
  await ana.call(peopleApi.edit, { ...ids, body: { fields: { phone: '+33 6 12 34 56 78' } } });
  const others = Array.from({ length: 30 }, (_, index) => `Autre ${index}`).join('\n');
  await ana.call(exclusionsApi.add, { body: { kind: 'company', text: others } });
  const { excludedBy, events } = await ana.call(leadListApi.one, ids);
  expect(excludedBy).toMatchObject({ kind: 'person', label: 'Ali Élouan' });
  expect(events.map(({ kind }) => kind)).toContain('excluded');
  expect(events.map(({ kind }) => kind)).not.toContain('included');
  // The campaign counts those who are left.
  expect(await ana.call(campaignsApi.one, { params: { id: campaignId } })).toMatchObject({
    leadsCount: 0,
    qualifiedCount: 0,
  });
});

test('everyone who matches, but those taken out, however many: a job goes on and tells the end', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const planted = await plantPeople(
    t.deps,
    ana.user.id,
    Array.from({ length: 1203 }, (_, rank) => ({ ...daf, lastName: `Roux ${rank}` })),
  );
  await plantPeople(t.deps, ana.user.id, [cook]);
  const except = planted.slice(0, 2).map(({ id }) => id);
  const started = await act(ana, { is: 'tag', tags: ['relance'] }, { filter: { q: 'roux' }, except });
  expect(started).toMatchObject({ state: 'running', done: 0 });
  // Whoever comes later was not meant.
  t.clock.advance(1000);
  await plantPeople(t.deps, ana.user.id, [{ ...daf, createdAt: t.clock.now() }]);
  await t.runJobs();
  expect(await ana.call(leadActionsApi.one, { params: { id: started.id } })).toMatchObject({
    state: 'completed',
    done: 1201,
  });
  expect((await ana.call(leadListApi.list, { query: { tags: 'relance' } })).total).toBe(1201);
  const notice = (await ana.call(notificationsApi.list)).find(({ title }) => title === 'Action terminée');
  expect(notice?.message).toContain('1\u202f201 personnes étiquetées');
});

test('another person’s people and campaigns are out of reach', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const [lea] = await plantPeople(t.deps, ana.user.id, [daf]);
  const { id: campaignId } = await prepareCampaign(ana);
  const ids = [lea?.id ?? ''];
  expect(await act(paul, { is: 'delete' }, { ids })).toMatchObject({ done: 0 });
  await expect(act(paul, { is: 'add_to_campaign', campaignId }, { ids })).rejects.toMatchObject({
    status: 404,
  });
  const [still] = await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id));
  expect(still?.tags).toEqual([]);
});
