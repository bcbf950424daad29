import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import {
  defaultLeadOrder,
  type LeadSort,
  leadSorts,
  type SortOrder,
  sortOrders,
} from '#core/leads/lead-sort.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { type PlantedPerson, plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;
type Page = Awaited<ReturnType<typeof readPage>>;

const readPage = (person: Person, sort: LeadSort, order: SortOrder, cursor: string | null) =>
  person.call(leadListApi.list, { query: { sort, order, ...(cursor && { cursor }) } });

/** Few values, so that ties are everywhere. */
const planted: fc.Arbitrary<PlantedPerson> = fc
  .record({
    firstName: fc.constantFrom('Ana', 'Éva', 'Zoé'),
    lastName: fc.constantFrom('Roux', 'Élie', 'de la Tour'),
    company: fc.constantFrom(null, 'Acme', 'Éole', 'Zénith'),
    score: fc.constantFrom(null, 0, 50, 100),
    createdAt: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03').map((day) => new Date(day)),
  })
  .map((person) => ({ ...person, verdict: person.score === null ? null : ('unknown' as const) }));

const keyOf = (sort: LeadSort) => (item: Page['items'][number]) => {
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const keys = {
    recent: item.addedAt,
    score: item.score,
    name: bare(`${item.lastName} ${item.firstName}`),
    company: item.company && bare(item.company),
  };
  return keys[sort];
};

function expectInOrder(items: Page['items'], sort: LeadSort, order: SortOrder): void {
  const sign = order === 'asc' ? 1 : -1;
  for (const [before, after] of items.slice(1).map((item, index) => [items[index], item] as const)) {
    const [one, two] = [before && keyOf(sort)(before), keyOf(sort)(after)];
    if (one === null || one === undefined) expect(two).toBeNull();
    else if (two !== null && one !== two) expect(one < two ? 1 : -1).toBe(sign);
    else if (one === two) expect((before?.id ?? '') < after.id ? 1 : -1).toBe(sign);
  }
}

test('whatever comes, changes or goes between two pages, everyone who stayed as they were is met once, in order', {
  tags: 'heavy',
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(planted, { minLength: 51, maxLength: 170 }),
      fc.array(planted, { maxLength: 8 }),
      fc.constantFrom(...leadSorts),
      fc.constantFrom(...sortOrders),
      fc.nat(),
      async (first, later, sort, order, chance) => {
        const ana = await t.member();
        const stayed = new Set((await plantPeople(t.deps, ana.user.id, first)).map(({ id }) => id));
        const met: Page['items'] = [];
        let cursor: string | null = null;
        for (let turn = 0; turn === 0 || cursor; turn++) {
          const page: Page = await readPage(ana, sort, order, cursor);
          expect(page.total).toBe(turn === 0 ? first.length : null);
          met.push(...page.items);
          cursor = page.nextCursor;
          // The last of the page goes, another changes, some come.
          const gone = page.items.at(-1)?.id ?? '';
          const changed = [...stayed][chance % Math.max(1, stayed.size)] ?? '';
          for (const id of [gone, changed]) stayed.delete(id);
          const mine = (id: string) => and(eq(people.workspaceId, ana.user.id), inArray(people.id, [id]));
          await t.deps.db.delete(people).where(mine(gone));
          await t.deps.db.update(people).set({ sortName: 'zz', sortCompany: 'zz' }).where(mine(changed));
          await plantPeople(t.deps, ana.user.id, turn === 0 ? later : []);
        }
        const counts = Map.groupBy(met, ({ id }) => id);
        for (const id of stayed) expect(counts.get(id)).toHaveLength(1);
        expectInOrder(
          met.filter(({ id }) => stayed.has(id)),
          sort,
          order,
        );
      },
    ),
    { numRuns: 12 },
  );
});

test('a page of another order is refused, and each order has its usual way', async () => {
  const ana = await t.member();
  await plantPeople(
    t.deps,
    ana.user.id,
    Array.from({ length: 51 }, (_, rank) => ({ firstName: 'Ana', lastName: `Roux ${rank}` })),
  );
  const { nextCursor } = await ana.call(leadListApi.list, { query: { sort: 'name' } });
  expect(defaultLeadOrder.name).toBe('asc');
  await expect(readPage(ana, 'score', 'desc', nextCursor)).rejects.toMatchObject({ status: 400 });
  await expect(readPage(ana, 'name', 'desc', nextCursor)).rejects.toMatchObject({ status: 400 });
  expect((await readPage(ana, 'name', 'asc', nextCursor)).items).toHaveLength(1);
});
