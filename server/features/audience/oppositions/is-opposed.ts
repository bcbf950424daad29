import { and, exists, inArray, sql } from 'drizzle-orm';
import { type Identity, identityKey } from '#core/people/identity.ts';
import { eitherNamingOf } from '#core/people/naming.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isAmong } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { type OpposableKey, oppositionHash } from './opposition-hash.ts';
import { oppositions } from './oppositions.table.ts';

const batch = 1000;

/** Somebody, under all the names that are known of them. */
export type Opposable = {
  identities: readonly Identity[];
  firstName: string | null;
  lastName: string | null;
  company: string | null;
};

/** Whether one of these names belongs to somebody who said no. */
export const isOpposed = async (
  ctx: Ctx,
  workspaceId: string,
  identities: readonly Identity[],
): Promise<boolean> => (await readSources(ctx, workspaceId, () => identities)).size > 0;

/** Which of the people of a user said no. */
export async function readOpposed(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const ids = [...new Set(personIds)];
  const rows = await ctx.db
    .select({
      id: people.id,
      publicIdentifier: people.publicIdentifier,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      company: people.company,
    })
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, ids)));
  const names = await ctx.db
    .select()
    .from(personIdentities)
    .where(and(own(personIdentities, workspaceId), inArray(personIdentities.personId, ids)));
  return whoOpposed(ctx, workspaceId, rows, names);
}

type Named = { id: string; publicIdentifier: string | null; email: string | null } & Omit<
  Opposable,
  'identities'
>;

/** Of these users, those to whom somebody said no. */
export const selectOpposing = (ctx: Ctx, workspaceIds: readonly string[]) =>
  ctx.db
    .select({ workspaceId: workspaces.id })
    .from(workspaces)
    .where(
      and(
        inArray(workspaces.id, [...workspaceIds]),
        exists(
          ctx.db
            .select({ one: sql`1` })
            .from(oppositions)
            .where(own(oppositions, { workspaceId: workspaces.id })),
        ),
      ),
    );

/** The same of people who were read already, with their names. */
export async function whoOpposed(
  ctx: Ctx,
  workspaceId: string,
  rows: readonly Named[],
  names: readonly (Identity & { personId: string })[],
): Promise<Set<string>> {
  const namesOf = Map.groupBy(names, ({ personId }) => personId);
  const opposed = await areOpposed(
    ctx,
    workspaceId,
    rows.map((row) => ({
      ...row,
      identities: allNames(namesOf.get(row.id) ?? [], row),
    })),
  );
  return new Set(rows.filter((_, at) => opposed[at]).map(({ id }) => id));
}

/** Who may not be known yet: a row of a search, a line of a list. One answer for each. */
export async function areOpposed(
  ctx: Ctx,
  workspaceId: string,
  persons: readonly Opposable[],
): Promise<boolean[]> {
  const sources = await readSources(ctx, workspaceId, () =>
    persons.flatMap((one): OpposableKey[] => [...one.identities, ...eitherNamingOf(one)]),
  );
  if (sources.size === 0) return persons.map(() => false);
  return persons.map((one) => {
    if (one.identities.some((name) => sources.has(keyOf(name)))) return true;
    const hasProfile = one.identities.some(({ kind }) => kind !== 'email' && kind !== 'crm');
    // A profile tells homonyms apart, unless a name is all that was given to say no.
    return eitherNamingOf(one).some((name) => {
      const source = sources.get(keyOf(name));
      return source !== undefined && (source === 'page' || !hasProfile);
    });
  });
}

const keyOf = (key: OpposableKey): string => identityKey(key as Identity);

function allNames(
  rows: readonly Identity[],
  { publicIdentifier, email }: { publicIdentifier: string | null; email: string | null },
): Identity[] {
  const names: Identity[] = rows.map(({ kind, value }) => ({ kind, value }));
  if (publicIdentifier) names.push({ kind: 'public_identifier', value: publicIdentifier });
  if (email) names.push({ kind: 'email', value: email });
  return names;
}

/** Where the no was said, for each of these names that said it. */
async function readSources(ctx: Ctx, workspaceId: string, readKeys: () => readonly OpposableKey[]) {
  const sources = new Map<string, (typeof oppositions.$inferSelect)['source']>();
  const ofUser = own(oppositions, workspaceId);
  // Where nobody said no, nothing is worth a hash.
  const [any] = await ctx.db.select({ hash: oppositions.hash }).from(oppositions).where(ofUser).limit(1);
  if (!any) return sources;
  const keys = readKeys();
  for (let from = 0; from < keys.length; from += batch) {
    const byHash = new Map(
      keys.slice(from, from + batch).map((key) => [oppositionHash(ctx, workspaceId, key), keyOf(key)]),
    );
    const found = await ctx.db
      .select({ hash: oppositions.hash, source: oppositions.source })
      .from(oppositions)
      .where(and(ofUser, isAmong(oppositions.hash, [...byHash.keys()])));
    for (const { hash, source } of found) sources.set(byHash.get(hash) ?? '', source);
  }
  return sources;
}
