/** @module-tag heavy */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { inventoryLines } from '#core/privacy/personal-data.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { aRow } from '#tests/support/a-person.ts';
import { type Canary, canary, plantCanary } from '#tests/support/plant-canary.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { confirmList, uploadList } from '#tests/support/upload-list.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });

/** Every row of every table of every schema, the queue of jobs included, as text. */
async function dumpDatabase(): Promise<Map<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    t.deps.db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await rowsOf<{ content: string | null }>(
      t.deps.db,
      sql`select string_agg(r::text, chr(10)) as content from ${sql.raw(name)} r`,
    );
    dump.set(name, row?.content ?? '');
  }
  return dump;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
/** Mails are quoted-printable. */
const readable = (file: string) =>
  Buffer.from(
    readFileSync(file, 'latin1')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

async function whereIs(words: readonly string[]): Promise<string[]> {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const tables = [...(await dumpDatabase())].flatMap(([name, content]) => (holds(content) ? [name] : []));
  const files = filesUnder(t.deps.env.dataDir).filter((file) => holds(readable(file)));
  return [...tables, ...files.map(() => 'a file of DATA_DIR')];
}

/** What text does not show: a file that was sent in, a copy that waits to be fetched. */
const packed = async (workspaceId: string) =>
  (
    await rowsOf<{ kept: number }>(
      t.deps.db,
      sql`select (select count(*) from imports where workspace_id = ${workspaceId} and source is not null)
        + (select count(*) from data_export_parts p join data_exports e on e.id = p.export_id where e.user_id = ${workspaceId})
        as kept`,
    )
  ).map(({ kept }) => Number(kept))[0];

const erase = ({ member, personId }: Canary) =>
  member.call(peopleApi.erase, { params: { id: personId }, body: { confirmation: eraseWord } });

test('erased, a person who was everywhere is nowhere, and comes back by no way in', async () => {
  const planted = await plantCanary(t);
  const { member, workspaceId, words, networkId } = planted;
  const before = new Set(await whereIs(words));
  // Planted where it could be missed: without this, an empty place would prove nothing.
  expect([...before]).toEqual(
    expect.arrayContaining(
      [
        'people person_identities person_notes search_results drafts draft_versions',
        'attempts messages webhook_events network_news pending_invitations exclusions import_rows imports',
        'notifications saved_views lead_searches lead_actions relations',
      ]
        .flatMap((names) => names.split(' '))
        .map((name) => `public.${name}`),
    ),
  );
  expect(before).toContain('pgboss.job');
  expect(before).toContain('a file of DATA_DIR');
  expect(await packed(workspaceId)).toBeGreaterThan(1);

  await erase(planted);
  await expect.poll(() => whereIs(words)).toEqual([]);
  expect(await packed(workspaceId)).toBe(0);
  expect(t.logLines.filter((line) => line.includes(canary.lastName))).toEqual([]);

  // A search, the network's list of relations, a list, a list without any identity.
  const { recorded, erased } = await inTransaction(system(), (ctx) =>
    recordPeople(ctx, workspaceId, [
      aRow({ personId: networkId }),
      aRow({ publicIdentifier: canary.publicIdentifier }),
      aRow({ memberUrn: canary.memberUrn }),
    ]),
  );
  expect([recorded.length, erased]).toEqual([0, 3]);
  await planted.accept(planted);
  await t.runJobs();
  expect(await whereIs([networkId])).toEqual([]);
  const list = `Prénom;Nom;Société;E-mail\n${canary.firstName};${canary.lastName};${canary.company};\nNadia;Roussel;Verrerie;${canary.email}\nHugo;Perrin;Laiterie;hugo@laiterie.example`;
  const { id } = await uploadList(member, list);
  const { result } = await confirmList(member, id, { lawfulBasis: 'legitimate_interest' });
  expect(result).toMatchObject({ created: 1 });
  const left = await t.deps.db.select({ lastName: people.lastName }).from(people);
  expect(left.map(({ lastName }) => lastName)).not.toContain(canary.lastName);
});

/** Where a row of these tables says whose it is. */
const throughParent: Record<string, string> = {
  messages: `conversation_id in (select id from conversations where person_id = $id)`,
  draft_versions: `draft_id in (select id from drafts where person_id = $id)`,
  webhook_tries: `event_id in (select id from webhook_events where person_id = $id)`,
  person_merges: `kept_id = $id`,
  people: `id = $id`,
};
/** Words of ours that the file says in French. */
const ourWords = new Set(['search', 'import', 'profile', 'headline', 'place', 'edit']);
/** Made from others to sort and search by. */
const derived = new Set(['people.sort_name', 'people.sort_company', 'people.search_text']);

test('the file of a person holds all that a plain collection over the inventory finds', async () => {
  const { member, personId } = await plantCanary(t);
  const file = await member.call(peopleApi.file, { params: { id: personId } });
  const leavesOfFile = leavesOf(file);
  const missing = new Set<string>();
  let compared = 0;
  for (const { table, column, erasure } of inventoryLines()) {
    if (erasure !== 'record' || derived.has(`${table}.${column}`)) continue;
    const whose = (throughParent[table] ?? 'person_id = $id').replaceAll('$id', `'${personId}'`);
    const rows = await rowsOf<{ value: unknown }>(
      t.deps.db,
      sql.raw(`select to_jsonb("${column}") as value from "${table}" where ${whose}`),
    );
    for (const { value } of rows)
      for (const leaf of leavesOf(value)) {
        compared += 1;
        if (!leavesOfFile.has(leaf) && !ourWords.has(leaf)) missing.add(`${table}.${column}: ${leaf}`);
      }
  }
  expect(compared).toBeGreaterThan(100);
  expect([...missing]).toEqual([]);
});

const leavesOf = (value: unknown): Set<string> => {
  const leaves = new Set<string>();
  const walk = (one: unknown) => {
    if (typeof one === 'string') leaves.add(one);
    else if (one !== null && typeof one === 'object') Object.values(one).forEach(walk);
  };
  walk(value);
  return leaves;
};
