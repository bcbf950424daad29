import { sql } from 'drizzle-orm';
import type { IdentityKind } from '#core/people/identity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';

export type Named = {
  /** The surest first. */
  identities: readonly { kind: IdentityKind; value: string }[];
  /** Our own id, when a file that we wrote gives it. */
  personId: string | null;
};

type Profile = string | undefined;

/**
 * Who is known already, for any number of people in three queries: by our id, else by the surest identity. An e-mail
 * proves nothing against two different profiles.
 */
export async function matchPeople(
  ctx: Ctx,
  userId: string,
  named: readonly Named[],
): Promise<(string | null)[]> {
  const ids = await existing(ctx, userId, [...new Set(named.flatMap(({ personId }) => personId ?? []))]);
  const owners = await ownersOf(
    ctx,
    userId,
    named.flatMap(({ identities }) => identities),
  );
  const profiles = await profilesOf(ctx, userId, [...new Set(owners.values())]);
  return named.map(({ identities, personId }) => {
    if (personId && ids.has(personId)) return personId;
    const profile = identities.find(({ kind }) => kind === 'public_identifier')?.value;
    for (const { kind, value } of identities) {
      const owner = owners.get(`${kind}:${value}`);
      if (owner && (kind !== 'email' || isCompatible(profile, profiles.get(owner)))) return owner;
    }
    return null;
  });
}

const isCompatible = (one: Profile, other: Profile) => !one || !other || one === other;

async function existing(ctx: Ctx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select p.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w(id)
        join people p on p.user_id = ${userId} and p.id = w.id::uuid`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function ownersOf(
  ctx: Ctx,
  userId: string,
  identities: readonly { kind: IdentityKind; value: string }[],
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const wanted = JSON.stringify(identities.map(({ kind, value }) => ({ kind, value })));
  const rows = await rowsOf<{ kind: string; value: string; person_id: string }>(
    ctx.db,
    sql`select i.kind, i.value, i.person_id
        from jsonb_to_recordset(${wanted}::jsonb) as w(kind text, value text)
        join person_identities i on i.user_id = ${userId} and i.kind = w.kind and i.value = w.value`,
  );
  return new Map(rows.map((row) => [`${row.kind}:${row.value}`, row.person_id]));
}

async function profilesOf(ctx: Ctx, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ person_id: string; value: string }>(
    ctx.db,
    sql`select i.person_id, i.value
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w(id)
        join person_identities i on i.user_id = ${userId} and i.person_id = w.id::uuid
        where i.kind = 'public_identifier'`,
  );
  return new Map(rows.map((row) => [row.person_id, row.value]));
}
