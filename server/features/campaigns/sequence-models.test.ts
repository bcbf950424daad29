import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sequenceModelsApi } from '#contract/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sequenceModels } from './sequence-models.table.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
const model = { name: ' Avec un appel ', config: defaultEngagement };

test('a sequence is kept under a name, listed in the order it came, and goes', async () => {
  const ana = await t.member();
  const first = await ana.call(sequenceModelsApi.create, { body: model });
  expect(first).toMatchObject({ name: 'Avec un appel', config: defaultEngagement });
  const second = await ana.call(sequenceModelsApi.create, { body: { ...model, name: 'Autre' } });
  expect(await ana.call(sequenceModelsApi.list)).toEqual([first, second]);
  await ana.call(sequenceModelsApi.remove, byId(first.id));
  expect(await ana.call(sequenceModelsApi.list)).toEqual([second]);
  await expect(ana.call(sequenceModelsApi.remove, byId(first.id))).rejects.toMatchObject({ status: 404 });
});

test('a model is its owner’s alone', async () => {
  const [ana, bob] = [await t.member(), await t.member()];
  const { id } = await ana.call(sequenceModelsApi.create, { body: model });
  expect(await bob.call(sequenceModelsApi.list)).toEqual([]);
  await expect(bob.call(sequenceModelsApi.remove, byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(bob.call(sequenceModelsApi.remove, byId(randomUUID()))).rejects.toMatchObject({ status: 404 });
  expect(await ana.call(sequenceModelsApi.list)).toHaveLength(1);
});

test('nobody reads or writes without signing in', async () => {
  const visitor = t.client();
  await expect(visitor.call(sequenceModelsApi.list)).rejects.toMatchObject({ status: 401 });
  await expect(visitor.call(sequenceModelsApi.create, { body: model })).rejects.toMatchObject({
    status: 401,
  });
});

test('a model without a name or with an unknown step is refused', async () => {
  const ana = await t.member();
  const wrong = [
    { ...model, name: '   ' },
    { ...model, name: 'x'.repeat(81) },
    { ...model, config: { ...defaultEngagement, approval: 'jamais' } },
  ];
  for (const body of wrong)
    await expect(
      ana.call(sequenceModelsApi.create, { body: body as typeof model }),
      JSON.stringify(body.name),
    ).rejects.toMatchObject({ status: 400 });
  expect(await ana.call(sequenceModelsApi.list)).toEqual([]);
});

test('fifty models at most, with the way out', async () => {
  const ana = await t.member();
  const { id } = await ana.call(sequenceModelsApi.create, { body: model });
  const [row] = await t.deps.db.select().from(sequenceModels).where(eq(sequenceModels.id, id));
  if (!row) throw new Error('The model was not kept');
  await t.deps.db
    .insert(sequenceModels)
    .values(Array.from({ length: 49 }, () => ({ ...row, id: randomUUID() })));
  await expect(ana.call(sequenceModelsApi.create, { body: model })).rejects.toMatchObject({
    status: 403,
    message: 'Vous avez déjà 50 modèles. Supprimez-en un pour en garder un autre.',
  });
  await ana.call(sequenceModelsApi.remove, byId(id));
  await ana.call(sequenceModelsApi.create, { body: model });
});
