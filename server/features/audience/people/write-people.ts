import { sql } from 'drizzle-orm';
import { packJson } from '#core/pack-json.ts';
import type { Identity, IdentityKind } from '#core/people/identity.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import type { FieldOrigins, LawfulBasis, PersonFields, PersonSource } from '#core/people/person-fields.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { packedJson } from '#server/platform/db/packed-json.ts';

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

const givenColumns = sql.raw(
  'first_name, last_name, headline, company, location, email, phone, website, siren, naf, department, headcount_band, origins, sort_name, sort_company, search_text, tags, public_identifier, facts',
);
const givenValues = sql.raw(
  'v."firstName", v."lastName", v.headline, v.company, v.location, v.email, v.phone, v.website, v.siren, v.naf, v.department, v."headcountBand", v.origins, v."sortName", v."sortCompany", v."searchText", v.tags, v."publicIdentifier", v.facts',
);
const shape =
  'v(id uuid, "firstName" text, "lastName" text, headline text, company text, location text, email text, phone text, website text, siren text, naf text, department text, "headcountBand" text, "sortName" text, "sortCompany" text, "searchText" text, tags text[], "publicIdentifier" text, facts jsonb';
const givenShape = sql.raw(`${shape}, origins jsonb)`);
const newShape = sql.raw(`${shape}, place int, identities jsonb)`);

/** What is written in the history of each of these people. */
type RowEvent = { kind: string; detail: object };

/** Somebody new, under the names that prove who it is. */
type NewRow = GivenRow & { identities: readonly Identity[] };
/** Most people of a list have the same fields of the same source: each such set is sent once, and found by its place. */
export type PackedRows = { rows: Uint8Array; origins: string };

export function packRows(rows: readonly NewRow[]): PackedRows {
  const places = new Map<string, number>();
  const placeOf = (origins: string): number => {
    const place = places.get(origins) ?? places.size;
    places.set(origins, place);
    return place;
  };
  const packed = packJson(
    rows.map((row) => ({ ...row, origins: undefined, place: placeOf(JSON.stringify(row.origins)) })),
  );
  return { rows: packed, origins: `[${[...places.keys()].join()}]` };
}

/**
 * Those of these ids, out of rows that were packed beforehand, with their names and the first line of their history: in
 * one statement, for which rows are read once. A name that somebody else has already stays theirs.
 */
export async function insertPeopleRows(
  ctx: Ctx,
  workspaceId: string,
  { rows, origins, ids }: PackedRows & { ids: readonly string[] },
  from: { source: PersonSource; sourceDetail: string; lawfulBasis: LawfulBasis; at: Date; event: RowEvent },
): Promise<void> {
  const at = sql`${from.at.toISOString()}::timestamptz`;
  const { kind, detail } = from.event;
  await ctx.db.execute(sql`
    with v as materialized (
      select v.*, ${origins}::jsonb -> v.place as origins
      from jsonb_to_recordset(${packedJson(ctx.databaseKind, rows)}) as ${newShape}
      where ${isOneOf(sql`v.id`, ids)}
    ), added as (
      insert into people (id, workspace_id, ${givenColumns}, source, source_detail, lawful_basis, created_at, updated_at)
      select v.id, ${workspaceId}::uuid, ${givenValues}, ${from.source}, ${from.sourceDetail}, ${from.lawfulBasis}, ${at}, ${at}
      from v
    ), named as (
      insert into person_identities (workspace_id, kind, value, person_id)
      select ${workspaceId}::uuid, n.kind, n.value, v.id
      from v, jsonb_to_recordset(v.identities) as n(kind text, value text)
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
