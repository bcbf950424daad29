import { expect, test } from 'vitest';
import { savedViewsApi } from '#contract/audience/saved-views.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const content = { filter: { q: 'daf', tags: ['vip'], scoreMin: 60 }, sort: 'score' as const };

test('a view is kept, renamed, changed and removed; two do not share a name', async () => {
  const ana = await t.member();
  const view = await ana.call(savedViewsApi.create, { body: { name: ' Les meilleurs ', content } });
  expect(view).toMatchObject({ name: 'Les meilleurs', content });
  await expect(
    ana.call(savedViewsApi.create, { body: { name: 'Les meilleurs', content } }),
  ).rejects.toMatchObject({
    status: 400,
    details: { fields: { name: expect.stringContaining('Les meilleurs') } },
  });
  const other = await ana.call(savedViewsApi.create, { body: { name: 'Autre', content: { filter: {} } } });
  const change = (id: string, body: object) => ana.call(savedViewsApi.update, { params: { id }, body });
  await expect(change(other.id, { name: 'Les meilleurs' })).rejects.toMatchObject({ status: 400 });
  expect(await change(other.id, { name: 'À relancer', content })).toMatchObject({
    name: 'À relancer',
    content,
  });
  expect((await ana.call(savedViewsApi.list)).map(({ name }) => name)).toHaveLength(2);
  await ana.call(savedViewsApi.remove, { params: { id: view.id } });
  await expect(ana.call(savedViewsApi.remove, { params: { id: view.id } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await ana.call(savedViewsApi.list)).map(({ id }) => id)).toEqual([other.id]);
});

test('views are each person’s own', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const { id } = await ana.call(savedViewsApi.create, { body: { name: 'Mienne', content } });
  expect(await paul.call(savedViewsApi.list)).toEqual([]);
  await paul.call(savedViewsApi.create, { body: { name: 'Mienne', content } });
  await expect(
    paul.call(savedViewsApi.update, { params: { id }, body: { name: 'X' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a view of the prospects keeps what they are filtered by, beside those of the leads', async () => {
  const ana = await t.member();
  const ofProspects = {
    list: 'prospects' as const,
    filter: { stage: ['replied' as const], company: 'Acme' },
    sort: 'event' as const,
    order: 'asc' as const,
  };
  await ana.call(savedViewsApi.create, { body: { name: 'B', content: ofProspects } });
  await ana.call(savedViewsApi.create, { body: { name: 'A', content } });
  expect((await ana.call(savedViewsApi.list)).map((view) => view.content)).toEqual([
    { list: 'leads', ...content },
    ofProspects,
  ]);
});
