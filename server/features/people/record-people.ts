import { and, eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { factsOfRow } from './facts-of.ts';
import { type IdentityKind, type PersonRow, people, personIdentities } from './people.table.ts';
import { columnsOnceFactsTold } from './person-columns.ts';

type Identity = { kind: IdentityKind; value: string };
export type RecordedPerson = { person: PersonRow; isNew: boolean; found: FoundPerson };

/** The names the network gives to a person, the surest first. */
function identitiesOf({ memberUrn, publicIdentifier, personId }: FoundPerson): Identity[] {
  const names: Identity[] = [];
  if (memberUrn) names.push({ kind: 'member_urn', value: memberUrn });
  if (publicIdentifier) names.push({ kind: 'public_identifier', value: publicIdentifier });
  if (personId)
    names.push({ kind: personId.startsWith('ACw') ? 'sales_navigator' : 'classic', value: personId });
  return names;
}

const keyOf = ({ kind, value }: Identity) => `${kind}:${value}`;

/**
 * One row per person, whatever name the network uses this time. Same names of people prove nothing: only an identity
 * does. In the caller's transaction, which holds the person's lock.
 */
export async function recordPeople(
  ctx: Ctx,
  userId: string,
  found: FoundPerson[],
): Promise<RecordedPerson[]> {
  const known = await findKnown(ctx, userId, found.flatMap(identitiesOf));
  const recorded: RecordedPerson[] = [];
  const seen = new Set<string>();
  for (const row of found) {
    const identities = identitiesOf(row);
    const personId = identities.map((identity) => known.get(keyOf(identity))).find(Boolean);
    if (identities.length === 0 || (personId && seen.has(personId))) continue;
    const person = personId
      ? await refreshPerson(ctx, userId, personId, row)
      : await insertPerson(ctx, userId, row);
    if (!person) continue;
    seen.add(person.id);
    await nameIdentities(ctx, userId, person.id, identities);
    for (const identity of identities) known.set(keyOf(identity), known.get(keyOf(identity)) ?? person.id);
    recorded.push({ person, isNew: personId === undefined, found: row });
  }
  return recorded;
}

async function findKnown(ctx: Ctx, userId: string, identities: Identity[]): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const byKind = Map.groupBy(identities, ({ kind }) => kind);
  const rows = await ctx.db
    .select()
    .from(personIdentities)
    .where(
      and(
        eq(personIdentities.userId, userId),
        or(
          ...[...byKind].map(([kind, list]) =>
            and(
              eq(personIdentities.kind, kind),
              inArray(
                personIdentities.value,
                list.map(({ value }) => value),
              ),
            ),
          ),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row.personId]));
}

/** What only the network tells: nothing of it is for the user to correct. */
const networkFields = ({ publicIdentifier, pictureUrl, distance }: FoundPerson) => ({
  publicIdentifier,
  pictureUrl,
  distance,
});

async function insertPerson(ctx: Ctx, userId: string, row: FoundPerson): Promise<PersonRow | undefined> {
  const facts = factsOfRow(row);
  const now = ctx.campaignClock.now();
  const origin = { from: 'search', at: now.toISOString() } as const;
  const [created] = await ctx.db
    .insert(people)
    .values({
      userId,
      ...networkFields(row),
      ...columnsOnceFactsTold(null, facts, origin),
      facts,
      source: 'search',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return created;
}

/** A row never replaces what a whole profile told. */
async function refreshPerson(
  ctx: Ctx,
  userId: string,
  id: string,
  row: FoundPerson,
): Promise<PersonRow | undefined> {
  const mine = and(eq(people.userId, userId), eq(people.id, id));
  const [before] = await ctx.db.select().from(people).where(mine);
  if (!before || before.profileReadAt) return before;
  const facts = factsOfRow(row);
  const now = ctx.campaignClock.now();
  const [updated] = await ctx.db
    .update(people)
    .set({
      ...networkFields(row),
      ...columnsOnceFactsTold(before, facts, { from: 'search', at: now.toISOString() }),
      facts,
      updatedAt: now,
    })
    .where(mine)
    .returning();
  return updated;
}

async function nameIdentities(
  ctx: Ctx,
  userId: string,
  personId: string,
  identities: Identity[],
): Promise<void> {
  await ctx.db
    .insert(personIdentities)
    .values(identities.map((identity) => ({ ...identity, userId, personId })))
    .onConflictDoNothing();
}
