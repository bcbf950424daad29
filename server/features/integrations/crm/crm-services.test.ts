/** @module-tag heavy */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { crmApi } from '#contract/integrations/crm.ts';
import { crmLabel, crmServices, defaultMapping } from '#core/integrations/crm-fields.ts';
import { hourMs, minuteMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { agreeToRun, setUpCrmApp } from '#tests/support/crm-app.ts';
import { crmFake } from '#tests/support/crm-fakes.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import type { PlantedPerson } from '#tests/support/plant-people.ts';
import { runJob } from '#tests/support/run-job.ts';
import { advanceRunJob, wakeRunsJob } from './crm.jobs.ts';

const t = setUpCrmApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
let number = 0;
/** Somebody whom no other test knows. */
const somebody = (fields: PlantedPerson = {}): PlantedPerson => {
  number += 1;
  return {
    ...{ firstName: 'Noémie', lastName: `Oulhaci ${number}`, headline: 'Responsable paie' },
    ...{ company: `Ateliers ${number}`, email: `noemie${number}@ateliers${number}.example` },
    publicIdentifier: `noemie-oulhaci-${number}`,
    ...fields,
  };
};

/** As each service calls them in its own screens. */
const deals = { hubspot: 'transaction', pipedrive: 'affaire', salesforce: 'opportunité' };

describe.each(crmServices)('%s', (service) => {
  const fake = () => crmFake(t.crm, service);
  const label = crmLabel(service);

  async function begin(...planted: PlantedPerson[]) {
    const ana = await t.member({ subscription: 'PRO' });
    const { ids, campaignId } = await plantProspects(
      t,
      ana,
      planted.map((person) => ({ person, enrolment: { state: 'waiting' as const } })),
    );
    await t.connect(ana, service);
    const about = { workspaceId: ana.user.id, campaignId, personId: ids[0] ?? '' };
    return { ana, ids, about };
  }
  const made = (...keys: string[]) =>
    fake()
      .ledger()
      .filter(({ key }) => keys.includes(key));

  test('it is opened, and says what can be written', async () => {
    const { ana } = await begin(somebody());
    const { connection } = await ana.call(crmApi.get);
    expect(connection).toMatchObject({
      service,
      accountName: fake().accountName,
      isAuthorized: fake().token === null,
    });
    const properties = await ana.call(crmApi.properties);
    const names = properties.map(({ name }) => name);
    for (const { property, policy } of Object.values(defaultMapping(service)))
      if (policy !== 'off') expect(names).toContain(property);
    expect(names.filter((name) => /^accroche_id/i.test(name))).toEqual([]);
    // A second connection makes no second field.
    await t.connect(ana, service);
    expect(await ana.call(crmApi.properties)).toEqual(properties);
  });

  test('a yes on its own page opens it, and its token is renewed by itself', async () => {
    const ana = await t.member();
    const { connection } = await agreeToRun(ana, service);
    expect(connection).toMatchObject({ service, accountName: fake().accountName, isAuthorized: true });
    const before = fake().tokens().length;
    t.clock.advance(3 * hourMs);
    expect(await ana.call(crmApi.properties)).not.toEqual([]);
    expect(fake().tokens()).toHaveLength(before + 1);
  });

  test('a trial says what would be made, completed and chosen, and writes nothing', async () => {
    const [fresh, known, torn, same] = [somebody(), somebody(), somebody(), somebody({ email: null })];
    const { ana } = await begin(fresh, known, torn, same);
    fake().plant({ email: known.email ?? '', firstName: 'Noémie', lastName: known.lastName ?? '' });
    fake().plant({
      ...{ email: torn.email?.toUpperCase() ?? '', firstName: 'Noémie', lastName: torn.lastName ?? '' },
      headline: 'Directrice',
    });
    fake().plant({
      ...{ firstName: 'Noémie', lastName: same.lastName ?? '', headline: 'Responsable paie' },
      profile: `https://www.linkedin.com/in/${same.publicIdentifier}/`,
      ...(defaultMapping(service).company.policy !== 'off' && { company: same.company ?? '' }),
    });
    const stage = { ...defaultMapping(service).stage, policy: 'off' as const };
    await ana.call(crmApi.changeMapping, { body: { ...defaultMapping(service), stage } });
    const before = fake().ledger().length;
    const run = await t.tryOut(ana);
    expect(run).toMatchObject({
      phase: 'compared',
      people: { create: 1, complete: 1, conflict: 1, same: 1, left: 0 },
      companies: 1,
    });
    expect(fake().ledger()).toHaveLength(before);
    const { items } = await ana.call(crmApi.items, { params: { id: run.id }, query: { view: 'conflict' } });
    expect(items[0]?.changes).toContainEqual({
      ...{ field: 'headline', ours: 'Responsable paie', theirs: 'Directrice', act: 'conflict' },
    });
  });

  test('people, companies, activities and a deal are written once, whatever is run again', async () => {
    const known = somebody();
    const { ana, ids, about } = await begin(somebody(), known);
    const directress = fake().plant({
      ...{ email: known.email ?? '', firstName: 'Noémie', lastName: known.lastName ?? '' },
      headline: 'Directrice',
    });
    await recordActivity(
      system(),
      { ...about, kind: 'step_done', detail: { act: 'invite' } },
      { ...about, kind: 'reply_received', detail: { kind: 'interested' } },
    );
    const run = await t.sync(ana);
    expect(run).toMatchObject({
      phase: 'done',
      written: { created: 2, updated: 1, activities: 2, deals: 1 },
      failed: 0,
      canUndo: true,
    });
    const [contact = ''] = fake().contactsOf(ids[0] ?? '');
    expect(fake().valuesOf(contact)).toMatchObject({
      ...{ firstName: 'Noémie', headline: 'Responsable paie', stage: 'À contacter' },
    });
    expect(fake().companyOf(contact)).not.toBeNull();
    // By hand wins: the title that somebody typed there is still there.
    expect(fake().valuesOf(directress)).toMatchObject({
      headline: 'Directrice',
      profile: expect.stringContaining(known.publicIdentifier ?? ''),
    });
    expect(
      made(ids[0] ?? '')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['contact', 'deal']);
    const ledger = fake().ledger().length;
    t.clock.advance(hourMs + 1000);
    await runJob(system(), wakeRunsJob, {});
    await t.runJobs();
    const { run: next } = await ana.call(crmApi.get);
    expect(next).toMatchObject({ phase: 'done', written: { created: 0, activities: 0, deals: 0 } });
    expect(fake().ledger()).toHaveLength(ledger);
  });

  test('who is followed there leaves the campaigns here, and comes back once nobody follows them', async () => {
    const [owned, dealt, mine, client] = [somebody(), somebody(), somebody(), somebody()];
    const { ana, ids } = await begin(owned, dealt, mine, client);
    fake().giveToColleague(fake().plant({ email: owned.email ?? '' }));
    fake().plant({ email: mine.email ?? '' });
    const inDeal = fake().plant({ email: dealt.email ?? '' });
    fake().openDeal(inDeal, 'Audit paie');
    fake().plantCustomer(client.company ?? '');
    await t.tryOut(ana);
    const out = async () => {
      const rows = await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id));
      return ids.map((id) => rows.find((row) => row.id === id)?.exclusionId != null);
    };
    expect(await out()).toEqual([true, true, false, true]);
    const { items } = await ana.call(exclusionsApi.list, { query: { kind: 'followed' } });
    expect(items.map(({ note }) => note).sort()).toEqual([
      `${label}\u00a0: Paul Martin`,
      `${label}\u00a0: ${deals[service]} «\u00a0Audit paie\u00a0»`,
    ]);
    fake().remove('contact', inDeal);
    await t.tryOut(ana);
    expect(await out()).toEqual([true, false, false, true]);
  });

  test('who was erased here does not come back, and what was deleted there is not made again', async () => {
    const { ana, ids } = await begin(somebody(), somebody(), somebody({ company: 'Maison Rouvre' }));
    await t.sync(ana);
    const [erased = '', deleted = '', tied = ''] = ids;
    await ana.call(peopleApi.erase, { params: { id: erased }, body: { confirmation: eraseWord } });
    fake().remove('contact', fake().contactsOf(deleted)[0] ?? '');
    // So does a company: who comes next works nowhere there, and nothing fails.
    fake().remove('company', fake().companyOf(fake().contactsOf(tied)[0] ?? '') ?? '');
    const [newcomer = ''] = (
      await plantProspects(
        t,
        ana,
        [{ person: somebody({ company: 'Maison Rouvre' }), enrolment: { state: 'waiting' } }],
        'Suite',
      )
    ).ids;
    const run = await t.sync(ana);
    expect(run).toMatchObject({ people: { create: 1, left: 1 }, written: { created: 1 }, failed: 0 });
    expect(made(deleted)).toHaveLength(1);
    expect(fake().companyOf(fake().contactsOf(newcomer)[0] ?? '')).toBeNull();
    const { items } = await ana.call(crmApi.items, { params: { id: run.id }, query: { view: 'left' } });
    expect(items[0]?.problem).toBe(`Fiche supprimée dans ${label}\u00a0: elle n’y est pas recréée.`);
    // Neither does a new connection forget it.
    await ana.call(crmApi.disconnect);
    await t.connect(ana, service);
    await t.sync(ana);
    expect(made(deleted)).toHaveLength(1);
    expect(made(erased)).toHaveLength(1);
  });

  test('what fails is told and tried again, and the last run is undone for what it made alone', async () => {
    const kept = somebody();
    const { ana, ids } = await begin(somebody(fake().unacceptable), somebody(), kept);
    const record = fake().plant({ email: kept.email ?? '' });
    const run = await t.sync(ana);
    expect(run).toMatchObject({ phase: 'done', failed: 1, canUndo: true });
    const failures = { params: { id: run.id }, query: { view: 'failed' as const } };
    const [failure] = (await ana.call(crmApi.items, failures)).items;
    expect(failure?.problem).toBeTruthy();
    // Nothing has changed: it fails again, and says so.
    await ana.call(crmApi.replay, { params: { id: failure?.id ?? '' } });
    await t.runJobs();
    expect((await ana.call(crmApi.get)).run).toMatchObject({ phase: 'done', failed: 1 });
    await t.deps.db
      .update(people)
      .set({ email: null, headline: 'Responsable paie' })
      .where(eq(people.id, ids[0] ?? ''));
    await ana.call(crmApi.undo, { params: { id: run.id } });
    await t.runJobs();
    expect((await ana.call(crmApi.get)).run).toMatchObject({ phase: 'undone', canUndo: false });
    expect(ids.flatMap((id) => fake().contactsOf(id))).toEqual([]);
    expect(fake().valuesOf(record)).toMatchObject({ email: kept.email });
    // It may be written again afterwards.
    expect(await t.sync(ana)).toMatchObject({ phase: 'done', failed: 0, people: { create: 2 } });
    expect(ids.flatMap((id) => fake().contactsOf(id))).toHaveLength(2);
  });

  test.each(['lost_before', 'lost_after'] as const)('each write that is %s is made once', async (fault) => {
    const { ana, ids, about } = await begin(somebody(), somebody());
    await recordActivity(
      system(),
      { ...about, kind: 'step_done', detail: { act: 'invite' } },
      { ...about, kind: 'reply_received', detail: { kind: 'interested' } },
    );
    const { id } = await t.tryOut(ana);
    const before = fake().ledger().length;
    // Every write is lost once: the next time it comes through.
    const seen = new Set<string>();
    t.crm.setFaults(({ method, path }) => {
      if (method === 'GET' || seen.has(`${method} ${path}`)) return null;
      seen.add(`${method} ${path}`);
      return fault;
    });
    await ana.call(crmApi.sync, { params: { id } });
    for (let turn = 0; turn < 12; turn += 1) {
      await runJob(system(), advanceRunJob, { runId: id });
      t.clock.advance(3 * minuteMs);
    }
    expect((await ana.call(crmApi.get)).run).toMatchObject({ phase: 'done', failed: 0 });
    expect(seen.size).toBeGreaterThan(3);
    const keys = fake()
      .ledger()
      .slice(before)
      .map(({ kind, key }) => `${kind} ${key}`);
    expect(keys).toHaveLength(7);
    expect(new Set(keys).size).toBe(keys.length);
    expect(ids.map((one) => fake().contactsOf(one).length)).toEqual([1, 1]);
  });

  test('when the service asks for more time than a turn, the run waits for that long', async () => {
    const { ana } = await begin(somebody());
    const { id } = await t.tryOut(ana);
    const limit = { status: 429, retryAfter: 600 } as const;
    t.crm.setFaults(({ method }) => (method === 'GET' ? null : limit));
    await ana.call(crmApi.sync, { params: { id } });
    await t.runJobs();
    const { run } = await ana.call(crmApi.get);
    const waits = Date.parse(run?.resumeAt ?? '') - t.clock.now().getTime();
    expect(waits).toBeGreaterThan(9 * minuteMs);
    const calls = t.crm.calls();
    t.clock.advance(5 * minuteMs);
    await runJob(system(), advanceRunJob, { runId: id });
    expect(t.crm.calls()).toBe(calls);
    t.crm.setFaults(null);
    t.clock.advance(6 * minuteMs);
    await runJob(system(), advanceRunJob, { runId: id });
    expect((await ana.call(crmApi.get)).run).toMatchObject({ phase: 'done', written: { created: 2 } });
  });
});
