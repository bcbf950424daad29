import { expect, test } from 'vitest';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { makeReady, recordImportedPeople } from './record-imported-people.ts';

const t = setUpTestApp();

test('whom a list tells of is found and sorted by company, and again once the list says another', async () => {
  const ana = await t.member();
  const importPerson = (company: string) =>
    inTransaction(makeCtx(t.deps, { kind: 'system' }), (ctx) =>
      recordImportedPeople(
        ctx,
        ana.user.id,
        makeReady(
          ctx,
          [
            {
              personId: null,
              identities: [{ kind: 'email', value: 'lea@acme.fr' }],
              fields: { lastName: 'Roux', company },
              tags: [],
            },
          ],
          { name: 'salon.csv', lawfulBasis: 'consent', tag: null },
        ),
      ),
    );
  const found = async (company: string) =>
    (await ana.call(leadListApi.list, { query: { company } })).items.map((one) => one.company);
  await importPerson('Écoles Réunies');
  expect(await found('ecoles')).toEqual(['Écoles Réunies']);
  expect((await ana.call(quickFindApi.find, { query: { q: 'ecol' } })).companies).toEqual([
    { name: 'Écoles Réunies' },
  ]);
  await importPerson('Acme');
  expect(await found('acme')).toEqual(['Acme']);
  expect(await found('ecoles')).toEqual([]);
});
