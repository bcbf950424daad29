import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import type { Lead } from '#contract/campaigns/leads.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { type LeadSearch, leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { accountUses } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { leadSearches, searchResults } from './lead-searches.table.ts';
import { wakeSearches } from './wake-searches.ts';

const t = setUpNetworkApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const byId = (id: string) => ({ params: { id } });
const france = [{ id: null, label: 'France' }];
const searchPage = 'https://www.linkedin.com/search/results/people/';
const keywords = (words: string) => `${searchPage}?keywords=${encodeURIComponent(words)}`;

async function pass(minutes: number): Promise<void> {
  t.clock.advance(minutes * 60_000);
  await wakeSearches(makeCtx(t.deps, { kind: 'system' }));
  await t.runJobs();
}

async function linked(): Promise<Person> {
  const person = await t.member({ subscription: 'PRO' });
  await t.connect(person);
  return person;
}

const titled = (title: string) => ({ titles: [title], hasSynonyms: false, places: france });
const searchOf = (person: Person, id: string) => person.call(leadSearchesApi.one, byId(id));

async function untilOver(person: Person, { id }: LeadSearch): Promise<LeadSearch> {
  await t.runJobs();
  for (let step = 0; step < 120 && (await searchOf(person, id)).finishedAt === null; step++) await pass(2);
  return searchOf(person, id);
}

async function everyone(person: Person, id: string) {
  const items = [];
  for (let cursor: string | undefined; ; ) {
    const page = await person.call(leadSearchesApi.people, { ...byId(id), query: cursor ? { cursor } : {} });
    items.push(...page.items);
    if (page.nextCursor === null) return items;
    cursor = page.nextCursor;
  }
}

test('plain criteria find people who stay among the leads, each with its reasons', {
  tags: 'heavy',
}, async () => {
  const ana = await linked();
  const started = await ana.call(leadSearchesApi.start, { body: { criteria: titled('Responsable paie') } });
  expect(started).toMatchObject({
    campaignId: null,
    icpId: null,
    name: 'Responsable paie, France',
    kind: 'criteria',
    isJudged: true,
    isRerun: false,
  });
  const over = await untilOver(ana, started);
  expect(over.state).toBe('completed');
  expect(over.found).toBeGreaterThan(0);
  const found = await everyone(ana, started.id);
  expect(found).toHaveLength(over.found);
  expect(found.filter(({ verdict }) => verdict === 'qualified')).toHaveLength(over.qualified);
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
  expect(found[0]?.reasons.map(({ criterion }) => criterion)).toContain('titles');
  // The list of leads knows what the search made of them, and why.
  const leads = await ana.call(leadListApi.list, { query: { verdict: 'qualified', scoreMin: '1' } });
  expect(leads.total).toBe(over.qualified);
  const lead = await ana.call(leadListApi.one, byId(found[0]?.personId ?? ''));
  expect(lead).toMatchObject({ verdict: found[0]?.verdict, score: found[0]?.score });
  expect(lead.searches).toMatchObject([{ searchId: started.id, reasons: found[0]?.reasons }]);
  const kept = await t.deps.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.workspaceId, ana.user.id));
  expect(kept).toHaveLength(over.found);
  const notice = (await ana.call(notificationsApi.list)).find(({ title }) => title === 'Recherche terminée');
  expect(notice?.link).toBe(`/linkedin-search?recherche=${started.id}`);
});

test('a target judges whom a pasted address finds; with none, everyone found counts and no profile is read', {
  tags: 'heavy',
}, async () => {
  const ana = await linked();
  const icp = await ana.call(icpsApi.create, { body: { criteria: titled('Acheteur') } });
  const url = keywords('Acheteur');
  const plain = await untilOver(ana, await ana.call(leadSearchesApi.start, { body: { url } }));
  expect(plain).toMatchObject({ isJudged: false, kind: 'url', profilesRead: 0, state: 'completed' });
  expect(plain.found).toBeGreaterThan(0);
  expect(plain.qualified).toBe(plain.found);
  // Before a profile is read, the headline stands in for its company.
  const rows = await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id));
  const guessed = rows.filter(({ origins }) => origins.company?.from === 'headline');
  expect(guessed.length).toBeGreaterThan(0);
  for (const { headline, company } of guessed) expect(headline).toContain(company);
  // So does the place for the department, and the filter of the list finds them by it.
  const placed = rows.filter(({ origins }) => origins.department?.from === 'place');
  expect(placed.length).toBeGreaterThan(0);
  const department = placed[0]?.department ?? '';
  const there = await ana.call(leadListApi.list, { query: { department } });
  expect(there.total).toBe(placed.filter((one) => one.department === department).length);
  const judged = await untilOver(
    ana,
    await ana.call(leadSearchesApi.start, { body: { url, icpId: icp.id } }),
  );
  expect(judged).toMatchObject({ isJudged: true, icpId: icp.id, isRerun: false, found: plain.found });
  expect(judged.profilesRead).toBeGreaterThan(0);
  expect((await everyone(ana, judged.id))[0]?.reasons.length).toBeGreaterThan(0);
  const read = (await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id))).filter(
    ({ profileReadAt, facts }) => profileReadAt && facts.positions.some(({ company }) => company),
  );
  expect(read.length).toBeGreaterThan(0);
  for (const { origins } of read) expect(origins.company?.from).not.toBe('headline');
});

test('whoever fits comes first, then whoever may: a score over what little is known proves less', {
  tags: 'heavy',
}, async () => {
  const ana = await linked();
  const { id, found } = await untilOver(
    ana,
    await ana.call(leadSearchesApi.start, { body: { criteria: titled('Acheteur') } }),
  );
  const [first, second, ...others] = await everyone(ana, id);
  expect(others).toHaveLength(found - 2);
  for (const [one, verdict] of [[first, 'unqualified'] as const, [second, 'unknown'] as const])
    await t.deps.db
      .update(searchResults)
      .set({ verdict, score: 100 })
      .where(and(eq(searchResults.searchId, id), eq(searchResults.personId, one?.personId ?? '')));
  const idsOf = (people: readonly (Lead | undefined)[]) => people.map((one) => one?.personId);
  expect(idsOf(await everyone(ana, id))).toEqual(idsOf([...others, second, first]));
});

test('run again, a search lists and counts only new people, and costs nothing without any', {
  tags: 'heavy',
}, async () => {
  const ana = await linked();
  const first = await untilOver(
    ana,
    await ana.call(leadSearchesApi.start, { body: { criteria: titled('Acheteur') } }),
  );
  expect(first.qualified).toBeGreaterThan(0);
  const all = await everyone(ana, first.id);
  const same = await untilOver(ana, await ana.call(leadSearchesApi.rerun, byId(first.id)));
  expect(same).toMatchObject({ isRerun: true, newPeople: 0, qualified: 0, found: first.found });
  expect(same.message).toContain('aucune nouvelle personne');
  expect(await everyone(ana, same.id)).toEqual([]);
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(1);

  // Someone was not known after all: the same question, asked by hand, brings that one.
  const gone = all.find(({ verdict }) => verdict === 'qualified')?.personId ?? '';
  await t.deps.db.delete(people).where(and(eq(people.workspaceId, ana.user.id), eq(people.id, gone)));
  const more = await untilOver(
    ana,
    await ana.call(leadSearchesApi.start, { body: { criteria: titled('Acheteur') } }),
  );
  expect(more).toMatchObject({ isRerun: true, newPeople: 1, qualified: 1 });
  expect(more.message.replaceAll('\u00a0', ' ')).toContain(
    `1 nouvelle personne, ${first.found - 1} déjà connue`,
  );
  expect(await everyone(ana, more.id)).toHaveLength(1);
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(2);
  const listed = await ana.call(leadSearchesApi.list, { query: {} });
  expect(listed.items.map(({ id }) => id)).toEqual([more.id, same.id, first.id]);
});

test('a search that was stopped, run again, lists everyone and reads who was not read', {
  tags: 'heavy',
}, async () => {
  const ana = await linked();
  const body = { criteria: titled('Acheteur') };
  const { id } = await ana.call(leadSearchesApi.start, { body });
  await t.runJobs();
  await ana.call(leadSearchesApi.cancel, byId(id));
  const stopped = await searchOf(ana, id);
  expect(stopped.profilesRead).toBe(0);
  const again = await untilOver(ana, await ana.call(leadSearchesApi.rerun, byId(id)));
  expect(again).toMatchObject({ isRerun: false, state: 'completed' });
  expect(again.profilesRead).toBeGreaterThan(0);
  expect(await everyone(ana, again.id)).toHaveLength(again.found);
});

test('one free search at a time, beside those of campaigns', { tags: 'heavy' }, async () => {
  const ana = await linked();
  const { id } = await ana.call(leadSearchesApi.start, { body: { criteria: titled('Directeur') } });
  await expect(ana.call(leadSearchesApi.start, { body: { url: keywords('paie') } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('déjà en cours'),
  });
  const campaign = await ana.call(campaignsApi.create, {
    body: { offerData: goodOffer, icpData: titled('Acheteur') },
  });
  await ana.call(leadSearchesApi.start, { body: { campaignId: campaign.id } });
  await ana.call(leadSearchesApi.cancel, byId(id));
  await ana.call(leadSearchesApi.start, { body: { url: keywords('paie') } });
  const { items } = await ana.call(leadSearchesApi.list, { query: {} });
  expect(items).toHaveLength(3);
  // Left running, they would meet the trouble meant for another.
  for (const search of items.filter(({ finishedAt }) => finishedAt === null))
    await ana.call(leadSearchesApi.cancel, byId(search.id));
});

test('people go to a campaign, chosen or all that fit, judged on its own target', {
  tags: 'heavy',
}, async () => {
  const [ana, paul] = [await linked(), await t.member()];
  const search = await untilOver(
    ana,
    await ana.call(leadSearchesApi.start, { body: { url: keywords('Acheteur') } }),
  );
  const found = await everyone(ana, search.id);
  const { id: campaignId } = await ana.call(campaignsApi.create, {
    body: { offerData: goodOffer, icpData: titled('Acheteur') },
  });
  const chosen = found.slice(0, 2).map(({ personId }) => personId);
  const add = (body: { campaignId: string; personIds?: string[] }) =>
    ana.call(leadSearchesApi.addToCampaign, { ...byId(search.id), body });
  expect(await add({ campaignId, personIds: chosen })).toEqual({ added: 2, known: 0 });
  expect(await add({ campaignId, personIds: chosen })).toEqual({ added: 0, known: 2 });
  expect(await add({ campaignId })).toEqual({ added: found.length - 2, known: 2 });
  const campaign = await ana.call(campaignsApi.one, byId(campaignId));
  expect(campaign.leadsCount).toBe(found.length);
  expect(campaign.leads[0]?.reasons.map(({ criterion }) => criterion)).toContain('titles');

  const bare = await ana.call(campaignsApi.create, { body: {} });
  await expect(add({ campaignId: bare.id })).rejects.toMatchObject({ status: 409 });
  const his = await paul.call(campaignsApi.create, {
    body: { offerData: goodOffer, icpData: titled('DRH') },
  });
  await expect(add({ campaignId: his.id })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['https://www.linkedin.com/in/camille-moreau', 'recherche de personnes'],
  ['https://exemple.fr/', 'Collez l’adresse'],
])('%s is refused before it costs anything', async (url, because) => {
  const ana = await linked();
  await expect(ana.call(leadSearchesApi.start, { body: { url } })).rejects.toMatchObject({
    status: 400,
    details: { fields: { url: expect.stringContaining(because) } },
  });
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(0);
});

test('nothing to look for is no search, and another person’s target does not exist', async () => {
  const [ana, paul] = [await linked(), await t.member()];
  const start = (body: object) => ana.call(leadSearchesApi.start, { body });
  await expect(start({})).rejects.toMatchObject({ status: 400 });
  await expect(start({ criteria: {} })).rejects.toMatchObject({ status: 409 });
  const his = await paul.call(icpsApi.create, { body: { criteria: titled('DRH') } });
  await expect(start({ icpId: his.id })).rejects.toMatchObject({ status: 404 });
});

test('a Sales Navigator address without the seat ends with an explanation and costs nothing', async () => {
  const ana = await linked();
  const url = 'https://www.linkedin.com/sales/search/people?query=(keywords:paie)';
  const over = await untilOver(ana, await ana.call(leadSearchesApi.start, { body: { url } }));
  expect(over).toMatchObject({ state: 'failed', name: 'Recherche Sales Navigator\u00a0: paie' });
  expect(over.message).toContain('Sales Navigator, que votre compte n’a pas');
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(0);
});

test.each([
  ['429', { status: 429, type: 'errors/too_many_requests' }, 'ralentir', false],
  ['403', { status: 403, type: 'errors/account_restricted' }, 'restreint votre compte', true],
  ['401', { status: 401, type: 'errors/disconnected_account' }, 'déconnecté', true],
])('%s in the middle pauses it and keeps what was found', async (_, fault, text, needsAccount) => {
  const ana = await linked();
  const { id } = await ana.call(leadSearchesApi.start, { body: { criteria: titled('Directeur') } });
  await t.runJobs();
  const { found } = await searchOf(ana, id);
  expect(found).toBeGreaterThan(0);
  t.sandbox.control.setFaults([{ on: 'profile', kind: 'status', times: 1, ...fault }]);
  for (let step = 0; step < 20 && (await searchOf(ana, id)).state !== 'waiting'; step++) await pass(2);
  const paused = await searchOf(ana, id);
  expect(paused).toMatchObject({ state: 'waiting' });
  expect(paused.message).toContain(text);
  expect(paused.found).toBeGreaterThanOrEqual(found);
  expect(paused.resumesAt === null).toBe(needsAccount);
  t.sandbox.control.setFaults([]);
  if (needsAccount) {
    const [account] = await ana.call(socialAccountsApi.list);
    await ana.call(socialAccountsApi.check, byId(account?.id ?? ''));
    await t.runJobs();
  } else await pass(7 * 60);
  await pass(2);
  expect((await searchOf(ana, id)).state).toBe('running');
  // Left running, it would meet the trouble meant for the next.
  await ana.call(leadSearchesApi.cancel, byId(id));
});

test('a place typed by hand is asked under the network’s own name; one it does not know is said', async () => {
  const ana = await linked();
  const start = (label: string, change: object = {}) =>
    ana.call(leadSearchesApi.start, {
      body: { criteria: { ...titled('Acheteur'), places: [{ id: null, label }], ...change } },
    });
  const stored = async (id: string) =>
    (await t.deps.db.select().from(leadSearches).where(eq(leadSearches.id, id)))[0];
  const { id } = await start('strasbourg');
  expect(await stored(id)).toMatchObject({
    query: { locations: [expect.any(String)] },
    criteria: { places: [{ id: expect.any(String), label: expect.stringMatching(/^Strasbourg, /) }] },
  });
  expect((await searchOf(ana, id)).message).not.toContain('retrouvé');
  await ana.call(leadSearchesApi.cancel, byId(id));

  const unknown = await start('Plaine de Bièvre');
  expect((await stored(unknown.id))?.query).not.toHaveProperty('locations');
  expect(unknown.message.replaceAll('\u00a0', ' ')).toContain(
    'Le lieu « Plaine de Bièvre » n’a pas été retrouvé sur LinkedIn : il est vérifié personne par personne.',
  );
  await ana.call(leadSearchesApi.cancel, byId(unknown.id));

  const inBasRhin = await start('France', { departments: ['67'] });
  expect((await stored(inBasRhin.id))?.query).toMatchObject({ locations: [expect.any(String)] });
  await ana.call(leadSearchesApi.cancel, byId(inBasRhin.id));
});

test('a spent day says how many profiles were read, and when it goes on', { tags: 'heavy' }, async () => {
  const ana = await linked();
  const { id } = await ana.call(leadSearchesApi.start, { body: { criteria: titled('Directeur') } });
  await t.runJobs();
  for (let step = 0; step < 40 && (await searchOf(ana, id)).profilesRead < 3; step++) await pass(2);
  await t.deps.db
    .update(accountUses)
    .set({ used: 10_000 })
    .where(and(eq(accountUses.workspaceId, ana.user.id), eq(accountUses.act, 'profile_read')));
  await pass(2);
  const waiting = await searchOf(ana, id);
  expect(waiting.state).toBe('waiting');
  expect(waiting.message.replaceAll('\u00a0', ' ')).toMatch(
    /^\d+ profils lus( aujourd’hui)?, suite (demain )?à 9 h\.$/,
  );
  await pass(33 * 60);
  await pass(2);
  const { state, profilesRead } = await searchOf(ana, id);
  expect(state === 'running' || profilesRead > waiting.profilesRead).toBe(true);
});
