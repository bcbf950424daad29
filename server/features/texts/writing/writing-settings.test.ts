import { expect, test } from 'vitest';
import { writingApi } from '#contract/texts/writing.ts';
import { defaultBannedPhrases } from '#core/text-gate/wording/default-banned-phrases.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { readWritingSettings } from './read-writing-settings.ts';
import { writingSettings } from './writing-settings.table.ts';

const t = setUpTestApp();
const product = [...defaultBannedPhrases];

test('the product’s list holds until it is changed, and again once it is back', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const change = (body: { bannedPhrases?: string[]; lexicon?: string[] }) =>
    ana.call(writingApi.changeSettings, { body });
  expect(await ana.call(writingApi.settings)).toEqual({
    bannedPhrases: product,
    defaultBannedPhrases: product,
    lexicon: [],
  });
  const own = [...product.slice(1), "Point d'étape", 'point d’étape', '  petit   mot '];
  expect((await change({ bannedPhrases: own })).bannedPhrases).toEqual([
    ...product.slice(1),
    'Point d’étape',
    'petit mot',
  ]);
  const ctx = makeCtx(t.deps, { kind: 'system' });
  expect((await readWritingSettings(ctx, ana.user.id)).bannedPhrases).toContain('petit mot');
  expect((await readWritingSettings(ctx, paul.user.id)).bannedPhrases).toEqual(product);
  expect((await change({ bannedPhrases: [] })).bannedPhrases).toEqual([]);
  expect((await change({ bannedPhrases: [...product].reverse() })).bannedPhrases).toEqual(product);
  const [row] = await t.deps.db.select().from(writingSettings);
  expect(row?.bannedPhrases).toBeNull();
});

test('words join the lexicon one by one, each once', async () => {
  const ana = await t.member();
  const add = (word: string) => ana.call(writingApi.addWord, { body: { word } });
  expect((await add('Sage Intacct')).lexicon).toEqual(['Sage', 'Intacct']);
  expect((await add('« Intacct »,')).lexicon).toEqual(['Sage', 'Intacct']);
  expect((await ana.call(writingApi.changeSettings, { body: { lexicon: ['onboarding'] } })).lexicon).toEqual([
    'onboarding',
  ]);
  await expect(add('   ')).rejects.toMatchObject({ status: 400 });
  const many = Array.from({ length: 2_000 }, (_, index) => `mot${index}`);
  await ana.call(writingApi.changeSettings, { body: { lexicon: many } });
  await expect(add('encore')).rejects.toMatchObject({ status: 403 });
});
