import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sequenceTemplatesApi } from '#contract/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sequenceTemplates } from './sequence-templates.table.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
const template = { name: ' Avec un appel ', config: defaultEngagement };

test('a sequence is kept under a name, listed in the order it came, and goes', async () => {
  const ana = await t.member();
  const first = await ana.call(sequenceTemplatesApi.create, { body: template });
  expect(first).toMatchObject({ name: 'Avec un appel', config: defaultEngagement });
  const second = await ana.call(sequenceTemplatesApi.create, { body: { ...template, name: 'Autre' } });
  expect(await ana.call(sequenceTemplatesApi.list)).toEqual([first, second]);
  await ana.call(sequenceTemplatesApi.remove, byId(first.id));
  expect(await ana.call(sequenceTemplatesApi.list)).toEqual([second]);
  await expect(ana.call(sequenceTemplatesApi.remove, byId(first.id))).rejects.toMatchObject({ status: 404 });
});

test('a template is its owner’s alone', async () => {
  const [ana, bob] = [await t.member(), await t.member()];
  const { id } = await ana.call(sequenceTemplatesApi.create, { body: template });
  expect(await bob.call(sequenceTemplatesApi.list)).toEqual([]);
  await expect(bob.call(sequenceTemplatesApi.remove, byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(bob.call(sequenceTemplatesApi.remove, byId(randomUUID()))).rejects.toMatchObject({
    status: 404,
  });
  expect(await ana.call(sequenceTemplatesApi.list)).toHaveLength(1);
});

test('nobody reads or writes without signing in', async () => {
  const visitor = t.client();
  await expect(visitor.call(sequenceTemplatesApi.list)).rejects.toMatchObject({ status: 401 });
  await expect(visitor.call(sequenceTemplatesApi.create, { body: template })).rejects.toMatchObject({
    status: 401,
  });
});

test('a template without a name or with an unknown step is refused', async () => {
  const ana = await t.member();
  const wrong = [
    { ...template, name: '   ' },
    { ...template, name: 'x'.repeat(81) },
    { ...template, config: { ...defaultEngagement, approval: 'jamais' } },
  ];
  for (const body of wrong)
    await expect(
      ana.call(sequenceTemplatesApi.create, { body: body as typeof template }),
      JSON.stringify(body.name),
    ).rejects.toMatchObject({ status: 400 });
  expect(await ana.call(sequenceTemplatesApi.list)).toEqual([]);
});

test('fifty models at most, with the way out', async () => {
  const ana = await t.member();
  const { id } = await ana.call(sequenceTemplatesApi.create, { body: template });
  const [row] = await t.deps.db.select().from(sequenceTemplates).where(eq(sequenceTemplates.id, id));
  if (!row) throw new Error('The template was not kept');
  await t.deps.db
    .insert(sequenceTemplates)
    .values(Array.from({ length: 49 }, () => ({ ...row, id: randomUUID() })));
  await expect(ana.call(sequenceTemplatesApi.create, { body: template })).rejects.toMatchObject({
    status: 403,
    message: 'Vous avez déjà 50 modèles. Supprimez-en un pour en garder un autre.',
  });
  await ana.call(sequenceTemplatesApi.remove, byId(id));
  await ana.call(sequenceTemplatesApi.create, { body: template });
});
