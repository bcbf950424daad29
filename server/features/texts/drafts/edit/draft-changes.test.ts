import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { writingApi } from '#contract/texts/writing.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { mergePeople } from '#server/features/audience/people/merge/merge-people.ts';
import { voicePairs } from '#server/features/texts/writing/voice.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { drafts, draftVersions } from '../drafts.table.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
type Ana = Awaited<ReturnType<typeof withTexts>>['ana'];

const staleness = async (ana: Ana) => {
  const { items } = await ana.call(draftsApi.list, { query: {} });
  return items.map(({ isStale }) => isStale);
};

test('a changed offer marks what waits, not what is approved; written again, a text is fresh', {
  tags: 'heavy',
}, async () => {
  const { ana, offerId, read } = await withTexts(t, 1);
  const approved = await read(0);
  await ana.call(draftsApi.approve, { ...byId(approved.id), body: { version: 1 } });
  await ana.call(offersApi.update, { ...byId(offerId), body: { name: 'Un autre nom' } });
  await t.runJobs();
  expect(await staleness(ana)).toEqual([false, false, false]);
  const companyInfo = { serviceOffer: 'Une relecture de vingt-quatre mois de bulletins.' };
  await ana.call(offersApi.update, { ...byId(offerId), body: { offerData: { companyInfo } } });
  await t.runJobs();
  expect(await staleness(ana)).toEqual([true, true, true]);
  const message = await read(1);
  expect(message.rules.facts.map(({ text }) => text)).toContain(companyInfo.serviceOffer);
  // None of them is approved unread.
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({ clean: 0 });
  expect(await ana.call(draftsApi.approveClean, { body: {} })).toMatchObject({ approved: 0 });
  const kept = await ana.call(draftsApi.get, byId(approved.id));
  expect(kept).toMatchObject({ state: 'approved', text: approved.text, isStale: false });
  expect(kept.rules.facts).toEqual(approved.rules.facts);
  const rewritten = await ana.call(draftsApi.rewrite, {
    ...byId(message.id),
    body: { version: message.version },
  });
  expect(rewritten).toMatchObject({ isStale: false, blocking: 0 });
  expect(await staleness(ana)).toEqual([false, true, true]);
  const undone = await ana.call(draftsApi.undo, {
    ...byId(message.id),
    body: { version: rewritten.version },
  });
  expect(undone.isStale).toBe(true);
});

test('a text whose proof is gone cannot be approved any more', { tags: 'heavy' }, async () => {
  const { ana, personIds, read } = await withTexts(t, 1);
  const before = await read(1);
  const company = before.rules.facts.find(({ kind }) => kind === 'company');
  const hook = `Vous travaillez chez ${company?.text}.`;
  const text = before.text.replace(/\n\n/, `\n\n${hook} `);
  const edited = await ana.call(draftsApi.edit, { ...byId(before.id), body: { text, version: 1 } });
  expect(edited.blocking).toBe(0);
  await ana.call(peopleApi.edit, {
    ...byId(personIds[0] ?? ''),
    body: { fields: { company: 'Cartonnages Duval', headline: 'Consultante' } },
  });
  const after = await read(1);
  expect(after).toMatchObject({ isStale: true });
  expect(after.blocking).toBeGreaterThan(0);
  await expect(
    ana.call(draftsApi.approve, { ...byId(before.id), body: { version: after.version } }),
  ).rejects.toMatchObject({ status: 409, code: 'draft_blocked' });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  expect(items[1]).toMatchObject({ isStale: true, blocking: after.blocking });
});

test('the step’s settings count too, and a step that is gone takes its texts out of reach', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, read } = await withTexts(t, 1);
  const change = async (engagementConfig: typeof defaultEngagement) => {
    await ana.call(campaignsApi.update, { ...byId(campaignId), body: { metadata: { engagementConfig } } });
    await t.runJobs();
  };
  await change({ ...defaultEngagement, schedule: { ...defaultEngagement.schedule, skipsAugust: false } });
  expect(await staleness(ana)).toEqual([false, false, false, false]);
  await change({ ...defaultEngagement, formality: 'tu' });
  expect(await staleness(ana)).toEqual([true, true, true, true]);
  const message = await read(1);
  expect(message.findings.map(({ code }) => code)).toContain('register');
  await change(defaultEngagement);
  expect(await staleness(ana)).toEqual([false, false, false, false]);
  expect(await read(1)).toMatchObject({ blocking: 0 });
  const steps = defaultEngagement.steps.filter(({ kind }) => kind !== 'follow_up');
  await change({ ...defaultEngagement, steps });
  const followUp = await read(2);
  expect(followUp).toMatchObject({ isStale: true });
  await expect(
    ana.call(draftsApi.approve, { ...byId(followUp.id), body: { version: followUp.version } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('séquence') });
});

test('a phrase that becomes banned blocks what waits; a word that becomes known is no mistake any more', {
  tags: 'heavy',
}, async () => {
  const { ana, read } = await withTexts(t, 1);
  const draft = await read(1);
  const text = `${draft.text} merrci`;
  const edited = await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text, version: 1 } });
  const row = async () => (await ana.call(draftsApi.list, { query: {} })).items[1];
  expect(await row()).toMatchObject({ blocking: 0, advice: edited.advice });
  await ana.call(writingApi.addWord, { body: { word: 'merrci' } });
  await t.runJobs();
  expect(await row()).toMatchObject({ blocking: 0, advice: edited.advice - 1, isStale: false });
  await ana.call(writingApi.changeSettings, { body: { bannedPhrases: ['bonjour'] } });
  await t.runJobs();
  expect(await row()).toMatchObject({ blocking: 1, isStale: false });
});

test('texts go with the person, with their place in the campaign, and with the campaign', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, personIds, items } = await withTexts(t, 3);
  await ana.call(draftsApi.approve, { ...byId(items[0]?.id ?? ''), body: { version: 1 } });
  await t.runJobs();
  const left = async () => {
    const rows = await t.deps.db.select().from(drafts).where(eq(drafts.workspaceId, ana.user.id));
    const versions = await t.deps.db
      .select()
      .from(draftVersions)
      .where(eq(draftVersions.workspaceId, ana.user.id));
    const pairs = await t.deps.db.select().from(voicePairs).where(eq(voicePairs.workspaceId, ana.user.id));
    return [rows.length, versions.length, pairs.length];
  };
  expect(await left()).toEqual([12, 12, 1]);
  const file = await ana.call(peopleApi.file, byId(personIds[0] ?? ''));
  expect(file.textes).toHaveLength(4);
  await ana.call(peopleApi.erase, { ...byId(personIds[0] ?? ''), body: { confirmation: eraseWord } });
  expect(await left()).toEqual([8, 8, 0]);
  await ana.call(leadSearchesApi.removeLeads, {
    ...byId(campaignId),
    body: { personIds: [personIds[1] ?? ''] },
  });
  expect(await left()).toEqual([4, 4, 0]);
  await ana.call(campaignsApi.remove, byId(campaignId));
  expect((await ana.call(draftsApi.list, { query: {} })).items).toEqual([]);
  await expect(ana.call(draftsApi.get, byId(items[11]?.id ?? ''))).rejects.toMatchObject({ status: 404 });
});

test('two records become one: the better text of each step stays; undone, each has its own again', {
  tags: 'heavy',
}, async () => {
  const { ana, personIds, items } = await withTexts(t, 3);
  const [kept = '', gone = '', other = ''] = personIds;
  const workspaceId = ana.user.id;
  const textsOf = async () => {
    const rows = await t.deps.db.select().from(drafts).where(eq(drafts.workspaceId, workspaceId));
    const versions = await t.deps.db
      .select()
      .from(draftVersions)
      .where(eq(draftVersions.workspaceId, workspaceId));
    return {
      texts: rows
        .map(({ id, personId, stepKey, state, text }) => [id, personId, stepKey, state, text].join(' | '))
        .sort(),
      versions: versions.map(({ draftId, number, text }) => `${draftId} ${number} ${text}`).sort(),
      of: (personId: string) => rows.filter((row) => row.personId === personId).map(({ id }) => id),
    };
  };
  // Of the second person, the note is approved and the message typed: these two are the better ones.
  const [note, message] = items.filter(({ person }) => person.id === gone);
  await ana.call(draftsApi.approve, { ...byId(note?.id ?? ''), body: { version: 1 } });
  await ana.call(draftsApi.edit, { ...byId(message?.id ?? ''), body: { text: 'À moi', version: 1 } });
  const before = await textsOf();
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const keptId = await inTransaction(ctx, (ctx) =>
    mergePeople(ctx, workspaceId, [kept, gone], { kind: 'email', value: 'camille@exemple.fr' }),
  );
  const merged = await textsOf();
  expect(merged.of(keptId)).toHaveLength(4);
  expect(merged.of(keptId)).toEqual(expect.arrayContaining([note?.id, message?.id]));
  expect(merged.of(other)).toEqual(before.of(other));
  const [merge] = await ana.call(peopleApi.merges, { query: {} });
  await ana.call(peopleApi.undoMerge, byId(merge?.id ?? ''));
  const { texts, versions } = await textsOf();
  expect({ texts, versions }).toEqual({ texts: before.texts, versions: before.versions });
});

test('what is typed between a merge and its undoing is not lost', { tags: 'heavy' }, async () => {
  const { ana, personIds, items } = await withTexts(t, 2);
  const [kept = '', gone = ''] = personIds;
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const keptId = await inTransaction(ctx, (ctx) =>
    mergePeople(ctx, ana.user.id, [kept, gone], { kind: 'email', value: 'camille@exemple.fr' }),
  );
  const { items: merged } = await ana.call(draftsApi.list, { query: {} });
  expect(merged).toHaveLength(4);
  const [first] = merged;
  await ana.call(draftsApi.edit, {
    ...byId(first?.id ?? ''),
    body: { text: 'Écrit depuis', version: first?.version ?? 0 },
  });
  const [merge] = await ana.call(peopleApi.merges, { query: {} });
  await ana.call(peopleApi.undoMerge, byId(merge?.id ?? ''));
  const { items: after } = await ana.call(draftsApi.list, { query: {} });
  expect(after.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
  expect(new Set([kept, gone])).toContain(keptId);
  expect(await ana.call(draftsApi.get, byId(first?.id ?? ''))).toMatchObject({
    text: 'Écrit depuis',
    canUndo: true,
  });
});

test('an approval teaches the voice: what was written, and what was approved in its place', {
  tags: 'heavy',
}, async () => {
  const { ana, read } = await withTexts(t, 1);
  const draft = await read(1);
  const text = draft.text.replace('Bonjour', 'Bonsoir');
  await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text, version: 1 } });
  await ana.call(draftsApi.approve, { ...byId(draft.id), body: { version: 2 } });
  await t.runJobs();
  const pairs = await t.deps.db.select().from(voicePairs).where(eq(voicePairs.workspaceId, ana.user.id));
  expect(pairs).toMatchObject([{ draftId: draft.id, written: draft.text, sent: text }]);
});
