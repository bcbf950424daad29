import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { writingApi } from '#contract/texts/writing.ts';
import type { Habit } from '#core/writing/voice-rule.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { deriveVoice } from './derive-voice.ts';
import { keepPair, mostPairs } from './keep-pair.ts';
import { listVoiceRules } from './list-voice-rules.ts';
import { voicePairs, voiceRules } from './voice.table.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const ctx = () => makeCtx(t.deps, { kind: 'system' });
const rulesOf = (person: Person) => person.call(writingApi.voice);
const rulesReadBy = async (person: Person) =>
  (await rulesOf(person)).filter(({ isOn }) => isOn).map(({ description }) => description);
const add = (person: Person, habit: Habit) => person.call(writingApi.addRule, { body: { habit } });
const change = (person: Person, id: string, body: { habit?: Habit; isOn?: boolean }) =>
  person.call(writingApi.changeRule, { params: { id }, body });

const written = 'Bonjour Léa,\n\nRavi de vous lire ! On en parle jeudi ?\n\nBien à vous,\nPaul Durand';
const sent = 'Bonjour Léa,\n\nRavi de vous lire. On en parle jeudi ?\n\nBien à vous,\nPaul';
let seconds = 0;
const approve = async (person: Person, pair: { written: string; sent: string; personId?: string }) => {
  seconds += 1;
  const personId = pair.personId ?? (await plantRecord(t.deps, person.user.id, {}));
  const at = new Date(Date.UTC(2026, 10, 16, 8, 0, seconds));
  await keepPair(ctx(), { workspaceId: person.user.id, draftId: randomUUID(), ...pair, personId, at });
  await deriveVoice(ctx(), person.user.id);
};

test('edits that repeat become rules, which writers then get', async () => {
  const ana = await t.member();
  await approve(ana, { written, sent });
  expect(await rulesOf(ana)).toEqual([]);
  await approve(ana, { written, sent });
  expect(await rulesOf(ana)).toMatchObject([
    { description: 'ne met jamais de point d’exclamation', isOn: true, origin: 'edits', shownBy: 2 },
    { description: 'signe «\u00a0Paul\u00a0»', isOn: true, origin: 'edits', shownBy: 2 },
  ]);
  await approve(ana, { written, sent });
  expect((await rulesOf(ana)).map(({ shownBy }) => shownBy)).toEqual([3, 3]);
  expect(await listVoiceRules(ctx(), ana.user.id)).toContainEqual({
    habit: { kind: 'signs_as', text: 'Paul' },
    isOn: true,
    origin: 'edits',
  });
  await approve(ana, { written: sent, sent: sent.replace('lire.', 'lire !') });
  expect(await rulesReadBy(ana)).toEqual(['signe «\u00a0Paul\u00a0»']);
});

test('what the user switched off, changed or removed is never learned again', async () => {
  const ana = await t.member();
  await approve(ana, { written, sent });
  await approve(ana, { written, sent });
  const [noExclamation, signature] = await rulesOf(ana);
  await ana.call(writingApi.removeRule, { params: { id: noExclamation?.id ?? '' } });
  expect(await change(ana, signature?.id ?? '', { isOn: false })).toMatchObject({ isOn: false });
  await approve(ana, { written, sent });
  expect(await rulesOf(ana)).toMatchObject([
    { description: 'signe «\u00a0Paul\u00a0»', isOn: false, shownBy: 2 },
  ]);
  await change(ana, signature?.id ?? '', { habit: { kind: 'signs_as', text: 'P. Durand' }, isOn: true });
  await approve(ana, { written, sent });
  expect(await rulesReadBy(ana)).toEqual(['signe «\u00a0P. Durand\u00a0»']);
  await ana.call(writingApi.removeRule, { params: { id: signature?.id ?? '' } });
  await approve(ana, { written, sent });
  expect(await rulesOf(ana)).toEqual([]);
  await expect(
    ana.call(writingApi.removeRule, { params: { id: signature?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a rule of one’s own wins over what is learned, and comes back when it is said again', async () => {
  const ana = await t.member();
  const own = await add(ana, { kind: 'signs_as', text: ' Ana ' });
  expect(own).toMatchObject({ habit: { text: 'Ana' }, origin: 'own', shownBy: 0, isOn: true });
  await approve(ana, { written, sent });
  await approve(ana, { written, sent });
  expect(await rulesReadBy(ana)).toEqual(['ne met jamais de point d’exclamation', 'signe «\u00a0Ana\u00a0»']);
  await expect(add(ana, { kind: 'signs_as', text: 'ANA' })).rejects.toMatchObject({ status: 400 });
  await add(ana, { kind: 'no_signature' });
  expect(await rulesReadBy(ana)).toEqual(['ne met jamais de point d’exclamation', 'ne signe pas']);
  await change(ana, own.id, { isOn: true });
  expect(await rulesReadBy(ana)).toEqual(['ne met jamais de point d’exclamation', 'signe «\u00a0Ana\u00a0»']);
  await ana.call(writingApi.removeRule, { params: { id: own.id } });
  expect(await add(ana, { kind: 'signs_as', text: 'Ana' })).toMatchObject({ id: own.id, isOn: true });
});

test('pasted texts are read, told, and not kept', async () => {
  const ana = await t.member();
  const learn = (texts: string[]) => ana.call(writingApi.learnFromSamples, { body: { texts } });
  const texts = ['Hugo', 'Inès', 'Marc'].map(
    (name) => `Salut ${name},\n\nOn s’appelle cette semaine ?\n\nAna`,
  );
  const { rules, message } = await learn(texts);
  expect(message).toBe('3 textes lus\u00a0: 4 habitudes retenues.');
  expect(rules.map(({ description, origin, shownBy }) => [description, origin, shownBy])).toEqual([
    ['commence par «\u00a0Salut\u00a0»', 'samples', 3],
    ['ne met jamais de point d’exclamation', 'samples', 3],
    ['ne met jamais d’émoji', 'samples', 3],
    ['signe «\u00a0Ana\u00a0»', 'samples', 3],
  ]);
  expect(await rulesOf(ana)).toHaveLength(4);
  expect((await learn(['Une phrase seule, sans rien de plus.'])).message).toMatch(/^Un texte lu\u00a0: rien/);
  expect(await t.deps.db.select().from(voicePairs).where(eq(voicePairs.workspaceId, ana.user.id))).toEqual(
    [],
  );
  await expect(learn(['court'])).rejects.toMatchObject({ status: 400 });
});

test('only the last pairs are kept, and those of a person leave with them', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const personId = await plantRecord(t.deps, workspaceId, {});
  const erased = await plantRecord(t.deps, workspaceId, { memberUrn: 'urn:9' });
  const rows = Array.from({ length: mostPairs + 3 }, (_, index) => ({
    ...{ workspaceId, draftId: randomUUID(), personId, written, sent },
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  }));
  await t.deps.db.insert(voicePairs).values(rows);
  const kept = async () => {
    const [row] = await t.deps.db
      .select({ count: count() })
      .from(voicePairs)
      .where(eq(voicePairs.workspaceId, workspaceId));
    return row?.count;
  };
  await approve(ana, { written, sent, personId: erased });
  expect(await kept()).toBe(mostPairs);
  await ana.call(peopleApi.erase, { params: { id: erased }, body: { confirmation: 'EFFACER' } });
  expect(await kept()).toBe(mostPairs - 1);
});

test('approvals teach by themselves, read once for several', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  for (let approved = 0; approved < 3; approved += 1) {
    const [draftId, personId] = [randomUUID(), await plantRecord(t.deps, workspaceId, {})];
    await keepPair(ctx(), { workspaceId, draftId, personId, written, sent, at: new Date() });
    await publish(ctx(), 'draft.approved', { workspaceId, draftId });
  }
  await t.runJobs();
  expect((await rulesOf(ana)).map(({ description, shownBy }) => [description, shownBy])).toEqual([
    ['ne met jamais de point d’exclamation', 3],
    ['signe «\u00a0Paul\u00a0»', 3],
  ]);
});

test('rules are each person’s own, and limited', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const rule = await add(ana, { kind: 'no_emoji' });
  expect(await rulesOf(paul)).toEqual([]);
  await expect(change(paul, rule.id, { isOn: false })).rejects.toMatchObject({ status: 404 });
  const now = new Date();
  await t.deps.db.insert(voiceRules).values(
    Array.from({ length: 79 }, (_, index) => ({
      ...{ workspaceId: ana.user.id, kind: 'never_writes' as const, origin: 'own' as const },
      ...{ value: `mot ${index}`, habit: { kind: 'never_writes' as const, text: `mot ${index}` } },
      ...{ createdAt: now, updatedAt: now },
    })),
  );
  await expect(add(ana, { kind: 'no_question' })).rejects.toMatchObject({ status: 403 });
});
