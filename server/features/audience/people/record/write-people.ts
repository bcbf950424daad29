import { type SQL, sql } from 'drizzle-orm';
import type { Identity, IdentityKind } from '#core/people/identity.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import {
  type FieldOrigins,
  type LawfulBasis,
  type PersonFields,
  type PersonSource,
  personFields,
} from '#core/people/person-fields.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { type PackedTexts, packTexts } from '#server/platform/db/packed-texts.ts';

/** Many at once, as one JSON parameter: a statement with a parameter per column is ten times slower, and has a limit. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

type GivenRow = PersonFields & {
  id: string;
  origins: FieldOrigins;
  sortName: string;
  sortCompany: string | null;
  searchText: string;
  tags: readonly string[];
  publicIdentifier: string | null;
  facts: PersonFacts;
};

const textFields = [
  ...personFields,
  'sortName',
  'sortCompany',
  'searchText',
  'publicIdentifier',
] as const satisfies readonly (keyof GivenRow)[];
const otherFields = ['tags', 'facts', 'origins'] as const satisfies readonly (keyof GivenRow)[];
const givenFields = [...textFields, ...otherFields];

const inSnakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const givenColumns = sql.raw(givenFields.map(inSnakeCase).join());
const givenValues = sql.raw(givenFields.map((field) => `v."${field}"`).join());
const textShape = textFields.map((field) => `"${field}" text`).join();
const givenShape = sql.raw(`v(id uuid, ${textShape}, tags text[], facts jsonb, origins jsonb)`);

/** What is written in the history of each of these people. */
type RowEvent = { kind: string; detail: object };

/** Somebody new, under the names that prove who it is. */
type NewRow = GivenRow & { identities: readonly Identity[] };
/** Column by column. Most people of a list have the same fields of the same source: each such set is sent once. */
export type PackedRows = {
  count: number;
  columns: PackedTexts[];
  identities: PackedTexts[];
  origins: string;
};

const packedFields = ['id', ...textFields, 'tags', 'facts', 'place'] as const;
const packedNames = sql.raw(packedFields.map((field) => `"${field}"`).join());
const textValues = sql.raw(textFields.map((field) => `v."${field}"`).join());

export function packRows(rows: readonly NewRow[]): PackedRows {
  const places = new Map<string, number>();
  const placeOf = (origins: string): number => {
    const place = places.get(origins) ?? places.size;
    places.set(origins, place);
    return place;
  };
  const columns = packedFields.map((field) =>
    packTexts(
      rows.map((row) => {
        if (field === 'tags') return arrayLiteral(row.tags);
        if (field === 'place') return String(placeOf(JSON.stringify(row.origins)));
        return field === 'facts' ? JSON.stringify(row.facts) : row[field];
      }),
    ),
  );
  const named = rows.flatMap(({ id, identities }) =>
    identities.map(({ kind, value }) => ({ person: id, kind, value })),
  );
  const identities = (['person', 'kind', 'value'] as const).map((field) =>
    packTexts(named.map((name) => name[field])),
  );
  return { count: rows.length, columns, identities, origins: `[${[...places.keys()].join()}]` };
}

const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`;

/**
 * Those of these ids, out of rows that were packed beforehand, with their names and the first line of their history: in
 * one statement, for which rows are read once. A name that somebody else has already stays theirs.
 */
export async function insertPeopleRows(
  ctx: Ctx,
  workspaceId: string,
  { count, columns, identities, origins, ids }: PackedRows & { ids: readonly string[] },
  from: { source: PersonSource; sourceDetail: string; lawfulBasis: LawfulBasis; at: Date; event: RowEvent },
): Promise<void> {
  const at = sql`${from.at.toISOString()}::timestamptz`;
  const { kind, detail } = from.event;
  const arrays = (packed: readonly PackedTexts[]) =>
    sql.join(
      packed.map((texts) => sql`${texts}::text[]`),
      sql`, `,
    );
  // Nearly always all of them.
  const isWanted = (id: SQL) => (ids.length < count ? isOneOf(id, ids) : sql`true`);
  await ctx.db.execute(sql`
    with v as materialized (
      select v.id::uuid as id, ${textValues}, v.tags::text[] as tags, v.facts::jsonb as facts,
        ${origins}::jsonb -> v.place::int as origins
      from unnest(${arrays(columns)}) as v(${packedNames})
      where ${isWanted(sql`v.id::uuid`)}
    ), added as (
      insert into people (id, workspace_id, ${givenColumns}, source, source_detail, lawful_basis, created_at, updated_at)
      select v.id, ${workspaceId}::uuid, ${givenValues}, ${from.source}, ${from.sourceDetail}, ${from.lawfulBasis}, ${at}, ${at}
      from v
    ), named as (
      insert into person_identities (workspace_id, kind, value, person_id)
      select ${workspaceId}::uuid, n.kind, n.value, n.person::uuid
      from unnest(${arrays(identities)}) as n(person, kind, value)
      where ${isWanted(sql`n.person::uuid`)}
      on conflict do nothing
    )
    insert into person_events (workspace_id, person_id, kind, detail, at)
    select ${workspaceId}::uuid, v.id, ${kind}, ${JSON.stringify(detail)}::jsonb, ${at} from v`);
}

export async function updatePeopleRows(
  ctx: Ctx,
  workspaceId: string,
  rows: readonly GivenRow[],
  at: Date,
): Promise<void> {
  await ctx.db.execute(sql`
    update people p set (${givenColumns}, updated_at) = (select ${givenValues}, ${at.toISOString()}::timestamptz)
    from jsonb_to_recordset(${asRows(rows)}) as ${givenShape}
    where p.workspace_id = ${workspaceId} and p.id = v.id`);
}

/** A name that somebody else has already stays theirs. */
export async function insertIdentityRows(
  ctx: Ctx,
  workspaceId: string,
  rows: readonly { kind: IdentityKind; value: string; personId: string }[],
): Promise<void> {
  await ctx.db.execute(sql`
    insert into person_identities (workspace_id, kind, value, person_id)
    select ${workspaceId}::uuid, v.kind, v.value, v."personId"
    from jsonb_to_recordset(${asRows(rows)}) as v(kind text, value text, "personId" uuid)
    on conflict do nothing`);
}

export async function insertEventRows(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
  event: RowEvent & { at: Date },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into person_events (workspace_id, person_id, kind, detail, at)
    select ${workspaceId}::uuid, v::uuid, ${event.kind}, ${JSON.stringify(event.detail)}::jsonb,
      ${event.at.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(personIds)}::jsonb) as v`);
}
