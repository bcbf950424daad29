import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { isMessage } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders, withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { drafts } from '../drafts.table.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });

/** The first message of one person, and what is done to it, always on the version last seen. */
async function withMessage() {
  const { ana, read, ...rest } = await withTexts(t, 1);
  let seen = await read(1);
  const { id } = seen;
  const keep = async (change: Promise<typeof seen>) => {
    seen = await change;
    return seen;
  };
  return {
    ...rest,
    ana,
    id,
    first: seen,
    edit: (text: string, isFix = false) =>
      keep(ana.call(draftsApi.edit, { ...byId(id), body: { text, version: seen.version, isFix } })),
    rewrite: (body: Partial<Parameters<typeof askRewrite>[0]> = {}) => keep(askRewrite(body)),
    undo: () => keep(ana.call(draftsApi.undo, { ...byId(id), body: { version: seen.version } })),
    redo: () => keep(ana.call(draftsApi.redo, { ...byId(id), body: { version: seen.version } })),
    restore: (number: number) =>
      keep(ana.call(draftsApi.restore, { ...byId(id), body: { number, version: seen.version } })),
    choose: (angle: 'statement' | 'question') =>
      keep(ana.call(draftsApi.chooseAngle, { ...byId(id), body: { angle, version: seen.version } })),
    versions: () => ana.call(draftsApi.versions, byId(id)),
    seen: () => seen,
  };

  function askRewrite(body: {
    manner?: 'again' | 'shorter' | 'warmer' | 'more_direct';
    sentence?: number;
    factId?: string;
  }) {
    return ana.call(draftsApi.rewrite, { ...byId(id), body: { ...body, version: seen.version } });
  }
}

test('what is typed without a pause is one version; a fix or a pause makes another', {
  tags: 'heavy',
}, async () => {
  const { first, edit, versions } = await withMessage();
  for (const end of ['A', 'Ab', 'Abc']) await edit(`${first.text} ${end}`);
  expect(await versions()).toMatchObject([
    { number: 2, cause: 'edited', author: 'user', isCurrent: true, text: `${first.text} Abc` },
    { number: 1, cause: 'written', author: 'composer', isCurrent: false, text: first.text },
  ]);
  await edit(`${first.text} Abcd`, true);
  t.clock.advance(61_000);
  await edit(`${first.text} Abcde`);
  t.clock.advance(61_000);
  const last = await edit(`${first.text} Abcdef`);
  expect((await versions()).map(({ cause }) => cause)).toEqual([
    'edited',
    'edited',
    'fixed',
    'edited',
    'written',
  ]);
  // The same text again is no change.
  expect(await edit(last.text)).toMatchObject({ version: last.version });
});

test('undo and redo walk the tree; nothing that was left is ever lost', { tags: 'heavy' }, async () => {
  const { first, edit, undo, redo, restore, versions, seen } = await withMessage();
  await edit('Deux');
  expect(await undo()).toMatchObject({ text: first.text, author: 'composer', canUndo: false, canRedo: true });
  // Typed at once, but from the first version: the second stays.
  await edit('Trois');
  expect(await undo()).toMatchObject({ text: first.text });
  expect(await redo()).toMatchObject({ text: 'Trois', canRedo: false });
  await restore(2);
  expect(seen()).toMatchObject({ text: 'Deux', author: 'user' });
  expect((await versions()).map(({ text }) => text)).toEqual(['Trois', 'Deux', first.text]);
  await expect(redo()).rejects.toMatchObject({ status: 409 });
  await expect(restore(9)).rejects.toMatchObject({ status: 404 });
});

test('a sentence keeps its proof through an edit elsewhere, and through undo', {
  tags: 'heavy',
}, async () => {
  const { first, edit, undo } = await withMessage();
  const proofs = ({ sentences }: typeof first) => sentences.map(({ text, evidence }) => ({ text, evidence }));
  const hook = first.sentences.find(({ role }) => role === 'hook');
  expect(hook?.evidence).not.toEqual([]);
  const edited = await edit(first.text.replace('Bonjour', 'Bonsoir'));
  expect(proofs(edited)).toContainEqual({ text: hook?.text, evidence: hook?.evidence });
  expect(proofs(await undo())).toEqual(proofs(first));
});

test('written again, shorter, warmer, more direct: each is a version that nothing blocks', {
  tags: 'heavy',
}, async () => {
  const { first, rewrite, versions } = await withMessage();
  for (const manner of ['again', 'shorter', 'warmer', 'more_direct'] as const) {
    const draft = await rewrite({ manner });
    expect(draft, manner).toMatchObject({ blocking: 0, state: 'waiting', author: 'composer' });
  }
  const kept = await versions();
  expect(kept.map(({ cause }) => cause)).toEqual(['more_direct', 'warmer', 'shorter', 'again', 'written']);
  expect(kept.find(({ cause }) => cause === 'again')?.text).not.toBe(first.text);
});

test('one sentence is written anew, the others stay', { tags: 'heavy' }, async () => {
  const { first, rewrite, versions } = await withMessage();
  const at = first.sentences.findIndex(({ role }) => role === 'hook');
  const draft = await rewrite({ sentence: at });
  expect(draft.sentences[at]?.text).not.toBe(first.sentences[at]?.text);
  const others = ({ sentences }: typeof first) => sentences.filter((_, index) => index !== at);
  expect(others(draft).map(({ text }) => text)).toEqual(others(first).map(({ text }) => text));
  expect((await versions())[0]).toMatchObject({ cause: 'sentence' });
  await expect(rewrite({ sentence: 99 })).rejects.toMatchObject({ status: 400 });
  await expect(rewrite({ factId: 'p999' })).rejects.toMatchObject({ status: 400 });
});

test('what cannot be said or shortened is told, and changes nothing', { tags: 'heavy' }, async () => {
  const { first, rewrite, edit, versions, seen } = await withMessage();
  const name = first.rules.facts.find(({ kind }) => kind === 'last_name');
  await expect(rewrite({ factId: name?.id ?? '' })).rejects.toMatchObject({
    status: 409,
    message: 'Ce fait ne se prête pas à une phrase. Choisissez-en un autre.',
  });
  expect(await versions()).toHaveLength(1);
  await edit('Bonjour, en parlons-nous ?', true);
  await expect(rewrite({ manner: 'shorter' })).rejects.toMatchObject({
    status: 409,
    message: 'Ce message est déjà court.',
  });
  await edit(`${first.text} {{prénom}}`, true);
  await expect(rewrite({ manner: 'shorter' })).rejects.toMatchObject({
    status: 409,
    message: 'Corrigez d’abord ce qui est signalé dans ce message.',
  });
  expect((await versions())[0]).toMatchObject({ cause: 'fixed', text: seen().text });
});

test('the other variant is written once, then shown', { tags: 'heavy' }, async () => {
  const { first, choose, versions } = await withMessage();
  const other = first.angle === 'statement' ? 'question' : 'statement';
  const shown = await choose(other);
  expect(shown).toMatchObject({ angle: other, blocking: 0 });
  expect(await choose(first.angle)).toMatchObject({ angle: first.angle, text: first.text });
  expect(await choose(other)).toMatchObject({ angle: other, text: shown.text });
  expect(await versions()).toHaveLength(2);
});

test('with two variants, some people get each; a note has one only', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const { id: campaignId } = await prepareCampaign(ana);
  const steps = defaultEngagement.steps.map((step) =>
    isMessage(step) ? { ...step, hasVariants: true } : step,
  );
  await ana.call(campaignsApi.update, {
    ...byId(campaignId),
    body: { metadata: { engagementConfig: { ...defaultEngagement, steps } } },
  });
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 10 });
  await ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 10 } });
  await t.runJobs();
  const rows = await t.deps.db.select().from(drafts).where(eq(drafts.campaignId, campaignId));
  const anglesOf = (isNote: boolean) =>
    new Set(rows.filter(({ rules }) => (rules.kind === 'note') === isNote).map(({ angle }) => angle));
  expect(anglesOf(true)).toEqual(new Set(['statement']));
  expect(anglesOf(false)).toEqual(new Set(['statement', 'question']));
  const message = rows.find(({ rules }) => rules.kind === 'message');
  expect((await ana.call(draftsApi.get, byId(message?.id ?? ''))).hasVariants).toBe(true);
});

test('an approved text that is changed waits again', { tags: 'heavy' }, async () => {
  const { ana, id, first, edit, undo } = await withMessage();
  await ana.call(draftsApi.approve, { ...byId(id), body: { version: first.version } });
  const seen = await ana.call(draftsApi.get, byId(id));
  const edited = await ana.call(draftsApi.edit, {
    ...byId(id),
    body: { text: `${first.text} Merci.`, version: seen.version },
  });
  expect(edited).toMatchObject({ state: 'waiting', approvedAt: null });
  await expect(edit('Trop tard')).rejects.toMatchObject({ status: 409 });
  await expect(undo()).rejects.toMatchObject({ status: 409 });
});

test('an advice that is ignored stays so while its passage stays', { tags: 'heavy' }, async () => {
  const { ana, id, first, edit, seen } = await withMessage();
  const text = `${first.text} merrci`;
  const misspelt = await edit(text);
  const advice = misspelt.findings.find(({ code }) => code === 'spelling');
  expect(advice).toMatchObject({ excerpt: 'merrci', isBlocking: false });
  const { version } = seen();
  const body = { code: 'spelling' as const, excerpt: 'merrci', version };
  const ignored = await ana.call(draftsApi.ignore, { ...byId(id), body });
  expect(ignored.findings.filter(({ code }) => code === 'spelling')).toEqual([]);
  expect(ignored.advice).toBe(misspelt.advice - 1);
  const change = (now: string, version: number) =>
    ana.call(draftsApi.edit, { ...byId(id), body: { text: now, version } });
  const longer = await change(`${text} beaucoup`, ignored.version);
  expect(longer.findings.filter(({ code }) => code === 'spelling')).toEqual([]);
  const mended = await change(first.text, longer.version);
  const again = await change(text, mended.version);
  expect(again.findings.filter(({ code }) => code === 'spelling')).toHaveLength(1);
});
