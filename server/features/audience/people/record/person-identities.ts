import { and, eq, inArray, or } from 'drizzle-orm';
import { type Identity, identityKey, type Resolution, resolveIdentities } from '#core/people/identity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { mergePeople } from '../merge/merge-people.ts';
import { people, personIdentities } from '../people.table.ts';
import { recordPersonEvent } from '../record-person-event.ts';

/** The names the network gives to a person. */
export function identitiesOf({
  memberUrn,
  publicIdentifier,
  personId,
}: Pick<FoundPerson, 'memberUrn' | 'publicIdentifier' | 'personId'>): Identity[] {
  const names: Identity[] = [];
  if (memberUrn) names.push({ kind: 'member_urn', value: memberUrn });
  if (personId)
    names.push({ kind: personId.startsWith('ACw') ? 'sales_navigator' : 'classic', value: personId });
  if (publicIdentifier) names.push({ kind: 'public_identifier', value: publicIdentifier });
  return names;
}

/** Who is known under which names, kept up to date while people are recorded. */
export type KnownNames = { owners: Map<string, string>; members: Map<string, string[]> };

export async function readNames(
  ctx: Ctx,
  workspaceId: string,
  identities: readonly Identity[],
  personIds: readonly string[] = [],
): Promise<KnownNames> {
  const byKind = [...Map.groupBy(identities, ({ kind }) => kind)];
  const isAsked = or(
    ...byKind.map(([kind, list]) =>
      and(
        eq(personIdentities.kind, kind),
        inArray(
          personIdentities.value,
          list.map(({ value }) => value),
        ),
      ),
    ),
  );
  const rows = isAsked
    ? await ctx.db
        .select()
        .from(personIdentities)
        .where(and(own(personIdentities, workspaceId), isAsked))
    : [];
  const owners = new Map(rows.map((row) => [identityKey(row), row.personId]));
  const ids = [...new Set([...owners.values(), ...personIds])];
  const numbers = ids.length
    ? await ctx.db
        .select()
        .from(personIdentities)
        .where(
          and(
            own(personIdentities, workspaceId),
            eq(personIdentities.kind, 'member_urn'),
            inArray(personIdentities.personId, ids),
          ),
        )
    : [];
  const members = new Map<string, string[]>();
  for (const { personId, value } of numbers) members.set(personId, [...(members.get(personId) ?? []), value]);
  return { owners, members };
}

export const resolve = (
  { owners, members }: KnownNames,
  given: readonly Identity[],
  expected?: string,
): Resolution =>
  resolveIdentities(
    given,
    (identity) => owners.get(identityKey(identity)),
    (personId) => members.get(personId) ?? [],
    expected,
  );

/** Records that are the same person become one; returns whose the names are now. */
export async function mergeSame(
  ctx: Ctx,
  workspaceId: string,
  names: KnownNames,
  { personId, same }: Resolution & { personId: string },
): Promise<string> {
  let current = personId;
  for (const { personId: other, because } of same) {
    const kept = await mergePeople(ctx, workspaceId, [current, other], because);
    const gone = kept === current ? other : current;
    for (const [key, owner] of names.owners) if (owner === gone) names.owners.set(key, kept);
    names.members.set(kept, [...(names.members.get(kept) ?? []), ...(names.members.get(gone) ?? [])]);
    current = kept;
  }
  return current;
}

/** Gives a person their names, taking back those that another one had until now. */
export async function giveNames(
  ctx: Ctx,
  workspaceId: string,
  names: KnownNames,
  personId: string,
  { given, moved }: { given: readonly Identity[]; moved: Resolution['moved'] },
): Promise<void> {
  for (const { identity, from } of moved) await takeName(ctx, workspaceId, identity, from);
  for (const { identity } of moved)
    if (identity.kind === 'public_identifier')
      await recordPersonEvent(ctx, workspaceId, [personId], {
        kind: 'address_gained',
        detail: { identifier: identity.value },
      });
  if (given.length > 0)
    await ctx.db
      .insert(personIdentities)
      .values(given.map((identity) => ({ ...identity, workspaceId, personId })))
      .onConflictDoNothing();
  for (const identity of given) {
    const key = identityKey(identity);
    const isTaken = names.owners.has(key) && !moved.some((one) => identityKey(one.identity) === key);
    if (!isTaken) names.owners.set(key, personId);
    if (identity.kind === 'member_urn')
      names.members.set(personId, [...new Set([...(names.members.get(personId) ?? []), identity.value])]);
  }
}

/** The name is somebody else's from now on: recorded in the history of whoever had it. */
export async function takeName(
  ctx: Ctx,
  workspaceId: string,
  identity: Identity,
  from: string,
): Promise<void> {
  await ctx.db
    .delete(personIdentities)
    .where(
      own(personIdentities, workspaceId, { kind: identity.kind, value: identity.value, personId: from }),
    );
  if (identity.kind !== 'public_identifier') return;
  await ctx.db
    .update(people)
    .set({ publicIdentifier: null })
    .where(and(own(people, workspaceId), eq(people.id, from), eq(people.publicIdentifier, identity.value)));
  await recordPersonEvent(ctx, workspaceId, [from], {
    kind: 'address_lost',
    detail: { identifier: identity.value },
  });
}
