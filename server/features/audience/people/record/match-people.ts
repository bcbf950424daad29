import { sql } from 'drizzle-orm';
import { type Identity, type IdentityKind, identityKey } from '#core/people/identity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { packTexts } from '#server/platform/db/packed-texts.ts';

export type Named = {
  /** The surest first. */
  identities: readonly Identity[];
  /** Our own id, when a file that we wrote gives it. */
  personId: string | null;
};

export type Match = {
  /** Who it is; null for somebody new. */
  personId: string | null;
  /** Other records that the same line names, and what proves it. */
  same: { personId: string; because: Identity }[];
};

/** The names that the network gives: of one kind, two of them are two people. */
type Profiles = ReadonlySet<string>;
const noProfile: Profiles = new Set();

/** One list of people in one go. */
export const matchPeople = (ctx: Ctx, workspaceId: string, named: readonly Named[]): Promise<Match[]> =>
  openMatching(workspaceId)(ctx, named);

/**
 * Who is known already, for any number of people in three queries: by our id, else by the surest identity. Records that
 * the identities of one line name are one person, unless their network profiles differ. An e-mail proves nothing against
 * two different profiles. A long list is given piece by piece.
 */
export function openMatching(workspaceId: string) {
  // A record that an earlier line joined to another is that other one from then on.
  const joined = new Map<string, string>();
  const current = (id: string): string => joined.get(id) ?? id;
  const united = new Map<string, Profiles>();
  return async (ctx: Ctx, named: readonly Named[]): Promise<Match[]> => {
    const ids = await existing(ctx, workspaceId, [
      ...new Set(named.flatMap(({ personId }) => personId ?? [])),
    ]);
    const owners = await ownersOf(
      ctx,
      workspaceId,
      named.flatMap(({ identities }) => identities),
    );
    const found = await profilesOf(ctx, workspaceId, [
      ...new Set([...ids, ...owners.values(), ...[...owners.values()].map(current)]),
    ]);
    const profilesBehind = (id: string) => united.get(id) ?? found.get(id) ?? noProfile;
    return named.map(({ identities, personId }) => {
      const match: Match = { personId: personId && ids.has(personId) ? current(personId) : null, same: [] };
      const given: Profiles = new Set(identities.filter(isOfNetwork).map(identityKey));
      for (const identity of identities) {
        const known = owners.get(identityKey(identity));
        const owner = known && current(known);
        if (!owner || owner === match.personId) continue;
        const theirs = profilesBehind(owner);
        if (match.personId === null) {
          if (identity.kind === 'email' && !isCompatible(given, theirs)) continue;
          match.personId = owner;
          continue;
        }
        const mine = profilesBehind(match.personId);
        if (!isCompatible(given, theirs) || !isCompatible(mine, theirs)) continue;
        match.same.push({ personId: owner, because: identity });
        for (const [gone, kept] of joined) if (kept === owner) joined.set(gone, match.personId);
        joined.set(owner, match.personId);
        united.set(match.personId, new Set([...given, ...mine, ...theirs]));
      }
      return match;
    });
  };
}

const networkKinds: readonly IdentityKind[] = [
  'member_urn',
  'classic',
  'sales_navigator',
  'public_identifier',
];
const isOfNetwork = ({ kind }: Identity) => networkKinds.includes(kind);

/** No kind of name that both have, and none in common. */
const isCompatible = (mine: Profiles, theirs: Profiles): boolean =>
  networkKinds.every((kind) => {
    const ofKind = (names: Profiles) => [...names].filter((name) => name.startsWith(`${kind}:`));
    const [one, other] = [ofKind(mine), ofKind(theirs)];
    return one.length === 0 || other.length === 0 || one.some((name) => other.includes(name));
  });

/*
 * Each is asked for by itself (`limit`, `offset`): while a long list comes, the counts that the planner has are of before
 * it, and a plain join would read everybody for each piece of it.
 */

async function existing(ctx: Ctx, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select p.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w(id)
        cross join lateral (
          select id from people where workspace_id = ${workspaceId} and id = w.id::uuid limit 1
        ) p`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function ownersOf(
  ctx: Ctx,
  workspaceId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const kinds = packTexts(identities.map(({ kind }) => kind));
  const values = packTexts(identities.map(({ value }) => value));
  const rows = await rowsOf<{ kind: string; value: string; person_id: string }>(
    ctx.db,
    sql`select i.kind, i.value, i.person_id
        from unnest(${kinds}::text[], ${values}::text[]) as w(kind, value)
        cross join lateral (
          select * from person_identities n
          where n.workspace_id = ${workspaceId} and n.kind = w.kind and n.value = w.value limit 1
        ) i`,
  );
  return new Map(rows.map((row) => [`${row.kind}:${row.value}`, row.person_id]));
}

async function profilesOf(
  ctx: Ctx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, Profiles>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Identity & { person_id: string }>(
    ctx.db,
    sql`select i.person_id, i.kind, i.value
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w(id)
        cross join lateral (
          select * from person_identities n
          where n.workspace_id = ${workspaceId} and n.person_id = w.id::uuid offset 0
        ) i
        where i.kind in ${networkKinds}`,
  );
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  return new Map([...byPerson].map(([id, names]) => [id, new Set(names.map(identityKey))]));
}
