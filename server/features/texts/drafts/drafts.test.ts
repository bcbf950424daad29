import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders, withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { drafts } from './drafts.table.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });

test('texts are written for the best people first, each step in order, and none of them is blocked', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, personIds, items } = await withTexts(t, 3);
  const names = ['Invitation avec note', 'Message', 'Relance 1', 'Dernière relance'];
  expect(items.map(({ stepName }) => stepName)).toEqual([...names, ...names, ...names]);
  expect(items.map(({ person }) => person.id)).toEqual(personIds.flatMap((id) => [id, id, id, id]));
  for (const { id, blocking } of items) {
    const draft = await ana.call(draftsApi.get, byId(id));
    expect(draft.text, draft.stepName).toContain(draft.person.firstName);
    expect(draft.findings.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    expect(blocking).toBe(0);
    expect(draft).toMatchObject({ state: 'waiting', version: 1, author: 'composer', isStale: false });
    for (const { text, start, end } of draft.sentences) expect(draft.text.slice(start, end)).toBe(text);
  }
  const queue = await ana.call(draftsApi.queue, { query: {} });
  expect(queue).toMatchObject({ waiting: 12, approved: 0, skipped: 0, model: null });
  expect(queue.similarity).toBeLessThan(0.6);
  expect(queue.campaigns).toMatchObject([
    {
      id: campaignId,
      waiting: 12,
      unwritten: 0,
      obstacle: null,
      writing: { isRunning: false, written: 3, total: 3 },
    },
  ]);
});

test('what is added when a text leaves is shown with it: nothing under the first two, then the page of the sender', {
  tags: 'heavy',
}, async () => {
  const { ana, items } = await withTexts(t, 1);
  const lines = await Promise.all(
    items.map(async ({ id }) => (await ana.call(draftsApi.get, byId(id))).departureLine),
  );
  expect(lines.slice(0, 2)).toEqual([null, null]);
  for (const line of lines.slice(2))
    expect(line).toMatch(/^D’où viennent .*\/confidentialite\?e=[0-9a-f]{12}$/);
});

test('writing again writes nothing twice, and goes on with whoever came since', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, items } = await withTexts(t, 1);
  const write = () => ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 40 } });
  expect(await write()).toEqual({ total: 0, message: 'Tous les messages de cette campagne sont écrits.' });
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 2 });
  const before = await ana.call(draftsApi.queue, { query: {} });
  expect(before.campaigns[0]).toMatchObject({ unwritten: 2 });
  expect(await write()).toMatchObject({ total: 2 });
  // Asked for again meanwhile, it is the same run.
  expect(await write()).toMatchObject({ total: 2 });
  await t.runJobs();
  const after = await ana.call(draftsApi.list, { query: {} });
  expect(after.items).toHaveLength(12);
  expect(after.items.map(({ id }) => id)).toEqual(expect.arrayContaining(items.map(({ id }) => id)));
});

test('only as many people as asked for, and nobody who is excluded or does not fit', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const { id: campaignId } = await prepareCampaign(ana);
  const [best = '', second = ''] = await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 3 });
  await ana.call(exclusionsApi.excludePeople, { body: { personIds: [best] } });
  expect(await ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 1 } })).toEqual({
    total: 1,
    message: 'Les messages d’une personne s’écrivent.',
  });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  expect(new Set(items.map(({ person }) => person.id))).toEqual(new Set([second]));
  expect((await ana.call(draftsApi.queue, { query: {} })).campaigns[0]).toMatchObject({ unwritten: 1 });
  await ana.call(exclusionsApi.excludePeople, { body: { personIds: [second] } });
  expect((await ana.call(draftsApi.list, { query: {} })).items).toEqual([]);
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({ waiting: 0 });
  await expect(
    ana.call(draftsApi.approve, { ...byId(items[0]?.id ?? ''), body: { version: 1 } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('exclue') });
});

test('what keeps texts from being written is said, and nothing is', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: { name: 'Vide' } });
  const obstacle = async () => (await ana.call(draftsApi.queue, { query: {} })).campaigns[0]?.obstacle;
  const write = () => ana.call(draftsApi.write, { ...byId(id), body: { people: 1 } });
  expect(await obstacle()).toMatch(/^Complétez l’offre/);
  await expect(write()).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Complétez l’offre/),
  });
  const ready = await prepareCampaign(ana);
  await expect(ana.call(draftsApi.write, { ...byId(ready.id), body: { people: 1 } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Aucune personne qualifiée/),
  });
});

test('the queue is read page by page, each text once', { tags: 'heavy' }, async () => {
  const { ana, campaignId } = await withTexts(t, 14);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await ana.call(draftsApi.list, { query: { campaignId, ...(cursor && { cursor }) } });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(56);
  expect(new Set(seen).size).toBe(56);
  await expect(ana.call(draftsApi.list, { query: { cursor: 'x' } })).rejects.toMatchObject({ status: 400 });
});

test('an approved text leaves the queue; one that is left out may be taken up again', {
  tags: 'heavy',
}, async () => {
  const { ana, read } = await withTexts(t, 1);
  const [first, second] = [await read(0), await read(1)];
  const approved = await ana.call(draftsApi.approve, { ...byId(first.id), body: { version: first.version } });
  expect(approved).toMatchObject({ state: 'approved', approvedAt: expect.any(String), version: 2 });
  const skipped = await ana.call(draftsApi.skip, { ...byId(second.id), body: { version: second.version } });
  expect(skipped.state).toBe('skipped');
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({
    waiting: 2,
    approved: 1,
    skipped: 1,
  });
  const inState = async (state: 'approved' | 'skipped') =>
    (await ana.call(draftsApi.list, { query: { state } })).items.map(({ id }) => id);
  expect(await inState('approved')).toEqual([first.id]);
  expect(await inState('skipped')).toEqual([second.id]);
  expect(await ana.call(draftsApi.reopen, byId(second.id))).toMatchObject({ state: 'waiting' });
  expect(await ana.call(draftsApi.reopen, byId(first.id))).toMatchObject({
    state: 'waiting',
    approvedAt: null,
  });
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({
    waiting: 4,
    approved: 0,
    skipped: 0,
  });
});

test('a text with a blocking finding is kept, and cannot be approved; the database refuses it too', {
  tags: 'heavy',
}, async () => {
  const { ana, read } = await withTexts(t, 1);
  const draft = await read(1);
  const text = `${draft.text}\n\nNous avons déjà travaillé pour Volkswagen.`;
  const edited = await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text, version: 1 } });
  expect(edited).toMatchObject({ text, author: 'user', version: 2 });
  expect(edited.blocking).toBeGreaterThan(0);
  const refused = await ana
    .call(draftsApi.approve, { ...byId(draft.id), body: { version: 2 } })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 409, code: 'draft_blocked' });
  expect(refused).toMatchObject({
    details: { findings: expect.arrayContaining([expect.objectContaining({ isBlocking: true })]) },
  });
  expect((await read(1)).state).toBe('waiting');
  await expect(
    t.deps.db
      .update(drafts)
      .set({ state: 'approved', approvedAt: new Date() })
      .where(eq(drafts.id, draft.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'drafts_approved_is_clear' } });
});

test('typography is tidied when a text is approved', { tags: 'heavy' }, async () => {
  const { ana, read } = await withTexts(t, 1);
  const draft = await read(1);
  const text = `${draft.text} C'est tout.`;
  const edited = await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text, version: 1 } });
  expect(edited.text).toBe(text);
  const approved = await ana.call(draftsApi.approve, { ...byId(draft.id), body: { version: 2 } });
  expect(approved).toMatchObject({ state: 'approved', text: `${draft.text} C’est tout.` });
  for (const sentence of approved.sentences)
    expect(approved.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
});

test('a call made on an older version changes nothing, and gets the text as it is', {
  tags: 'heavy',
}, async () => {
  const { ana, read } = await withTexts(t, 1);
  const draft = await read(1);
  await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text: `${draft.text} `, version: 1 } });
  const body = { version: 1 };
  const late = [
    ana.call(draftsApi.edit, { ...byId(draft.id), body: { text: 'Autre', ...body } }),
    ana.call(draftsApi.approve, { ...byId(draft.id), body }),
    ana.call(draftsApi.skip, { ...byId(draft.id), body }),
    ana.call(draftsApi.rewrite, { ...byId(draft.id), body }),
    ana.call(draftsApi.chooseAngle, { ...byId(draft.id), body: { angle: 'question', ...body } }),
    ana.call(draftsApi.undo, { ...byId(draft.id), body }),
    ana.call(draftsApi.redo, { ...byId(draft.id), body }),
    ana.call(draftsApi.restore, { ...byId(draft.id), body: { number: 1, ...body } }),
    ana.call(draftsApi.ignore, { ...byId(draft.id), body: { code: 'long', excerpt: '', ...body } }),
  ];
  for (const outcome of await Promise.allSettled(late))
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 409, code: 'version_conflict', details: { current: { version: 2 } } },
    });
  expect(await read(1)).toMatchObject({ version: 2, text: `${draft.text} ` });
});

test('the queue tells of each text what its page tells, and approves as many as it promises', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId } = await withTexts(t, 1);
  // Namesakes in one firm: some of their texts look alike, and only the later one is marked so.
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 13 });
  await ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 13 } });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  expect(items.some(({ advice }) => advice > 0)).toBe(true);
  for (const { id, blocking, advice } of items)
    expect(await ana.call(draftsApi.get, byId(id))).toMatchObject({ blocking, advice });
  const { clean } = await ana.call(draftsApi.queue, { query: {} });
  expect(await ana.call(draftsApi.approveClean, { body: {} })).toMatchObject({ approved: clean });
});

test('all that have no finding are approved at once, and only those', { tags: 'heavy' }, async () => {
  const { ana, items, read } = await withTexts(t, 2);
  const draft = await read(0);
  await ana.call(draftsApi.edit, { ...byId(draft.id), body: { text: '{{prénom}}', version: 1 } });
  const { clean } = await ana.call(draftsApi.queue, { query: {} });
  expect(clean).toBeGreaterThan(0);
  const { approved, message } = await ana.call(draftsApi.approveClean, { body: {} });
  expect(approved).toBe(clean);
  expect(message).toBe(`${clean} messages validés.`);
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({
    approved: clean,
    clean: 0,
    waiting: items.length - clean,
  });
  expect((await read(0)).state).toBe('waiting');
  expect(await ana.call(draftsApi.approveClean, { body: {} })).toMatchObject({ approved: 0 });
});
