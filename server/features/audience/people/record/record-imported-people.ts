import { and, inArray } from 'drizzle-orm';
import { mergeTags } from '#core/imports/rows/merge-tags.ts';
import { type JudgedFacts, judgedFacts } from '#core/people/company-register.ts';
import { type Detail, type PersonFacts, uniteDetails } from '#core/people/person-facts.ts';
import { type LawfulBasis, type PersonFields, personFields } from '#core/people/person-fields.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { applyExclusionsTo } from '../apply-exclusions.ts';
import { mergePeople } from '../merge/merge-people.ts';
import { type PersonRow, people } from '../people.table.ts';
import { columnsAfter, knownFieldsOf } from '../person-columns.ts';
import { factsOfFields } from './facts-of-fields.ts';
import { type Match, matchPeople, type Named } from './match-people.ts';
import {
  insertEventRows,
  insertIdentityRows,
  insertPeopleRows,
  type PackedRows,
  packRows,
  updatePeopleRows,
} from './write-people.ts';

export type ImportedPerson = Named & {
  fields: Partial<PersonFields>;
  tags: readonly string[];
  details?: readonly Detail[];
};
export type ImportOrigin = { name: string; lawfulBasis: LawfulBasis; tag: string | null };
export type RecordedImport = { personId: string; isNew: boolean; isChanged: boolean; facts: JudgedFacts };

/** People of a list as they would be written, were each of them new. */
export type ReadyPeople = {
  people: (ImportedPerson & { id: string; facts: JudgedFacts })[];
  /** The rows of all of them, for `insertPeopleRows`. */
  packed: PackedRows;
  origin: ImportOrigin;
  at: Date;
};

/** Asks nothing of the database, so that it can be done while the database writes others. */
export function makeReady(
  ctx: Ctx,
  imported: readonly ImportedPerson[],
  { tag, ...origin }: ImportOrigin,
): ReadyPeople {
  const at = ctx.campaignClock.now();
  // In their order, rows go one beside the other in every index that ends with the id.
  const ids = imported.map(() => ctx.random.uuid()).sort();
  const rows = imported.map((person, index) => {
    const columns = columnsAfter(null, person.fields, { from: 'import', at: at.toISOString() });
    return {
      id: ids[index] as string,
      ...columns,
      publicIdentifier: profileOf(person),
      facts: withDetails(factsOfFields(columns), person, at),
      tags: withTag(person.tags, tag),
      identities: person.identities,
    };
  });
  return {
    people: imported.map((person, index) => {
      const row = rows[index] as (typeof rows)[number];
      return { ...person, id: row.id, facts: judgedFacts(row) };
    }),
    packed: packRows(rows),
    origin: { ...origin, tag },
    at,
  };
}

/**
 * One row per person of a list, in the caller's transaction, which holds the owner's lock. Of two that turn out to be the
 * same person, the first wins. Same names prove nothing: only an identity does. `whileWriting` is called once the long
 * statement is under way: what it does costs no time.
 */
export async function recordImportedPeople(
  ctx: Ctx,
  workspaceId: string,
  ready: ReadyPeople,
  whileWriting: () => void = () => undefined,
): Promise<RecordedImport[]> {
  const known = await mergeMatches(ctx, workspaceId, await matchPeople(ctx, workspaceId, ready.people));
  const seen = new Set<string>();
  const newcomers = ready.people.filter((_, at) => !known[at]?.id);
  const others = ready.people.flatMap((person, at) => {
    const { id = null, isMerged = false } = known[at] ?? {};
    if (!id || seen.has(id)) return [];
    seen.add(id);
    return [{ person, id, isMerged }];
  });
  const added = await insertPeople(ctx, workspaceId, newcomers, ready, whileWriting);
  const updated = await updatePeople(ctx, workspaceId, others, ready.origin);
  await applyExclusionsTo(ctx, workspaceId, updated.map(idOf), added.map(idOf));
  return [...added, ...updated];
}

const idOf = ({ personId }: RecordedImport): string => personId;

/** Makes one of the records that a line names; each match then says whose the line is now. */
async function mergeMatches(
  ctx: Ctx,
  workspaceId: string,
  matches: readonly Match[],
): Promise<{ id: string | null; isMerged: boolean }[]> {
  const moved = new Map<string, string>();
  const current = (id: string): string => {
    const next = moved.get(id);
    return next === undefined ? id : current(next);
  };
  for (const { personId, same } of matches) {
    if (personId === null) continue;
    for (const { personId: other, because } of same) {
      const pair = [current(personId), current(other)] as const;
      const kept = await mergePeople(ctx, workspaceId, pair, because);
      moved.set(kept === pair[0] ? pair[1] : pair[0], kept);
    }
  }
  return matches.map(({ personId, same }) => ({
    id: personId && current(personId),
    isMerged: same.length > 0,
  }));
}

const profileOf = ({ identities }: Named): string | null =>
  identities.find(({ kind }) => kind === 'public_identifier')?.value ?? null;

async function insertPeople(
  ctx: Ctx,
  workspaceId: string,
  newcomers: ReadyPeople['people'],
  { packed, origin: { name, lawfulBasis }, at }: ReadyPeople,
  whileWriting: () => void,
): Promise<RecordedImport[]> {
  if (newcomers.length === 0) return [];
  const ids = newcomers.map(({ id }) => id);
  const event = { kind: 'imported', detail: { name } };
  const from = { source: 'import', sourceDetail: name, lawfulBasis, at, event } as const;
  const writing = insertPeopleRows(ctx, workspaceId, { ...packed, ids }, from);
  whileWriting();
  await writing;
  return newcomers.map(({ id, facts }) => ({ personId: id, isNew: true, isChanged: true, facts }));
}

type NamedPerson = { person: ImportedPerson; id: string };
type KnownPerson = NamedPerson & { isMerged: boolean };

async function updatePeople(
  ctx: Ctx,
  workspaceId: string,
  known: readonly KnownPerson[],
  { name, tag }: ImportOrigin,
): Promise<RecordedImport[]> {
  if (known.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(people)
    .where(
      and(
        own(people, workspaceId),
        inArray(
          people.id,
          known.map(({ id }) => id),
        ),
      ),
    );
  const before = new Map(rows.map((row) => [row.id, row]));
  const now = ctx.campaignClock.now();
  const after = known.flatMap(({ person, id, isMerged }) => {
    const row = before.get(id);
    return row ? [{ id, isMerged, ...onceImported(row, person, tag, now) }] : [];
  });
  await writeChanges(
    ctx,
    workspaceId,
    after.filter(({ isChanged }) => isChanged),
    now,
  );
  await nameIdentities(ctx, workspaceId, known);
  await recordImported(
    ctx,
    workspaceId,
    after.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])),
    { name, isKnown: true },
  );
  return after.map(({ id, isChanged, isMerged, facts, columns }) => ({
    personId: id,
    isNew: false,
    isChanged: isChanged || isMerged,
    facts: judgedFacts({ ...columns, facts }),
  }));
}

/** What a list gives of someone known: a correction stays, an empty cell erases nothing, a read profile comes first. */
function onceImported(row: PersonRow, person: ImportedPerson, tag: string | null, now: Date) {
  const columns = columnsAfter(knownFieldsOf(row), person.fields, {
    from: 'import',
    at: now.toISOString(),
  });
  const tags = withTag([...row.tags, ...person.tags], tag);
  const publicIdentifier = row.publicIdentifier ?? profileOf(person);
  const hasNewField = personFields.some((field) => columns[field] !== row[field]);
  const isNews = hasNewField && !row.profileReadAt;
  const facts = withDetails(isNews ? mergeFacts(row.facts, factsOfFields(columns)) : row.facts, person, now);
  const isChanged =
    hasNewField ||
    tags.length !== row.tags.length ||
    publicIdentifier !== row.publicIdentifier ||
    JSON.stringify(facts.details) !== JSON.stringify(row.facts.details);
  return { columns, tags, publicIdentifier, facts, isChanged };
}

const withDetails = (facts: PersonFacts, { details = [] }: ImportedPerson, now: Date): PersonFacts =>
  details.length > 0
    ? {
        ...facts,
        details: uniteDetails(
          facts.details,
          details.map((detail) => ({ ...detail, at: now.toISOString() })),
        ),
      }
    : facts;
const withTag = (tags: readonly string[], tag: string | null): string[] =>
  mergeTags(tag ? [...tags, tag] : tags);

async function writeChanges(
  ctx: Ctx,
  workspaceId: string,
  changes: readonly (ReturnType<typeof onceImported> & { id: string })[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, columns, tags, publicIdentifier, facts }) => ({
    id,
    ...columns,
    tags,
    publicIdentifier,
    facts,
  }));
  await updatePeopleRows(ctx, workspaceId, rows, now);
}

async function nameIdentities(ctx: Ctx, workspaceId: string, named: readonly NamedPerson[]): Promise<void> {
  const rows = named.flatMap(({ person, id }) =>
    person.identities.map(({ kind, value }) => ({ kind, value, personId: id })),
  );
  if (rows.length > 0) await insertIdentityRows(ctx, workspaceId, rows);
}

async function recordImported(
  ctx: Ctx,
  workspaceId: string,
  ids: readonly string[],
  detail: { name: string; isKnown?: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await insertEventRows(ctx, workspaceId, ids, {
    kind: 'imported',
    detail,
    at: ctx.campaignClock.now(),
  });
}

/** A list fills in what the network did not give. */
const mergeFacts = (before: PersonFacts, given: PersonFacts): PersonFacts => ({
  ...before,
  firstName: given.firstName ?? before.firstName,
  lastName: given.lastName ?? before.lastName,
  headline: given.headline ?? before.headline,
  location: given.location ?? before.location,
  positions: before.positions.length > 0 ? before.positions : given.positions,
  company: before.company ?? given.company,
});
