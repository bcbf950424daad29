import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importsApi } from '#contract/sourcing/imports.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { uploadList } from '#tests/support/upload-list.ts';

const t = setUpTestApp();

const counted = ['people', 'person_identities', 'person_events'];
/** How many rows the database believes that a table has: fewer than none, nobody ever counted. */
async function believed(): Promise<number[]> {
  const question = sql`select reltuples::float8 as count from pg_class where relname in ${counted} and relkind = 'r'`;
  const { rows } = (await t.deps.db.execute(question)) as { rows: { count: number }[] };
  return rows.map(({ count }) => count);
}

test('after a thousand people at once the database counts them: searches are not planned blindly', {
  tags: 'heavy',
}, async () => {
  // Only the import counts here.
  for (const table of counted)
    await t.deps.db.execute(sql`alter table ${sql.identifier(table)} set (autovacuum_enabled = false)`);
  const ana = await t.member();
  const lines = Array.from({ length: 1000 }, (_, at) => `linkedin.com/in/personne-${at}-a;Nom${at}`);
  const { id } = await uploadList(ana, `LinkedIn;Nom\n${lines.join('\n')}\n`);
  const before = await believed();
  expect(Math.max(...before)).toBeLessThan(1000);
  await ana.call(importsApi.confirm, { params: { id }, body: { lawfulBasis: 'consent' } });
  await t.runJobs();
  expect((await ana.call(importsApi.one, { params: { id } })).result).toMatchObject({ created: 1000 });
  expect(Math.min(...(await believed()))).toBeGreaterThanOrEqual(1000);
});

test('whoever else waits is heard between two pieces of a confirmed list', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const lines = Array.from({ length: 600 }, (_, at) => `linkedin.com/in/personne-${at};Nom${at}`);
  const { id } = await uploadList(ana, `LinkedIn;Nom\n${lines.join('\n')}\n`);
  let [turns, isOver] = [0, false];
  const confirmed = ana
    .call(importsApi.confirm, { params: { id }, body: { lawfulBasis: 'consent' } })
    .finally(() => {
      isOver = true;
    });
  for (; !isOver; turns++) await nextTurn();
  await confirmed;
  // A hundred at a time where the database never pauses by itself.
  const taken = await t.deps.db.$count(people, eq(people.workspaceId, ana.user.id));
  expect(taken).toBeGreaterThan(0);
  expect(turns).toBeGreaterThanOrEqual(taken / 100);
});
