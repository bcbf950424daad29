import { and, eq, inArray } from 'drizzle-orm';
import { identityKey } from '#core/people/identity.ts';
import { areOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { applyExclusionsTo } from '../apply-exclusions.ts';
import { isErased } from '../forget/is-erased.ts';
import { type PersonRow, people } from '../people.table.ts';
import { columnsAfterFacts } from '../person-columns.ts';
import { recordPersonEvent } from '../record-person-event.ts';
import { factsOfRow } from './facts-of.ts';
import { giveNames, identitiesOf, mergeSame, readNames, resolve } from './person-identities.ts';

export type RecordedPerson = { person: PersonRow; isNew: boolean; found: FoundPerson };

/**
 * One row per person, whatever name the network uses this time. Same names of people prove nothing: only an identity
 * does, and one that links two records makes them one. Whoever was erased is left out, and counted. In the caller's
 * transaction.
 */
export async function recordPeople(
  ctx: Ctx,
  workspaceId: string,
  everyone: FoundPerson[],
): Promise<{ recorded: RecordedPerson[]; erased: number }> {
  await lockOwnerOf(ctx, workspaceId);
  const found = await leaveErased(ctx, workspaceId, everyone);
  const names = await readNames(ctx, workspaceId, found.flatMap(identitiesOf));
  const byId = new Map<string, { isNew: boolean; found: FoundPerson }>();
  for (const row of found) {
    const given = identitiesOf(row);
    if (given.length === 0) continue;
    const { personId, same, moved } = resolve(names, given);
    const known = personId && (await mergeSame(ctx, workspaceId, names, { personId, same, moved }));
    for (const { personId: gone } of same) if (gone !== known) byId.delete(gone);
    if (personId && personId !== known) byId.delete(personId);
    if (known && byId.has(known)) {
      await giveNames(ctx, workspaceId, names, known, { given, moved });
      continue;
    }
    const id = known
      ? await refreshPerson(ctx, workspaceId, known, row)
      : await insertPerson(ctx, workspaceId, row);
    if (!id) continue;
    await giveNames(ctx, workspaceId, names, id, { given, moved });
    byId.set(id, { isNew: known === null, found: row });
  }
  const ids = [...byId.keys()];
  const newIds = ids.filter((id) => byId.get(id)?.isNew);
  await recordPersonEvent(ctx, workspaceId, newIds, { kind: 'found', detail: {} });
  await applyExclusionsTo(ctx, workspaceId, ids);
  const rows = await readRows(ctx, workspaceId, ids);
  return {
    recorded: ids.flatMap((id) => {
      const [person, how] = [rows.get(id), byId.get(id)];
      return person && how ? [{ person, ...how }] : [];
    }),
    erased: everyone.length - found.length,
  };
}

/** Who was erased or said no is not looked for. */
async function leaveErased(ctx: Ctx, workspaceId: string, found: FoundPerson[]): Promise<FoundPerson[]> {
  const erased = await isErased(ctx, workspaceId, () => found.flatMap(identitiesOf));
  const opposed = await areOpposed(
    ctx,
    workspaceId,
    found.map((row) => ({
      ...row,
      identities: identitiesOf(row),
      company: row.positions[0]?.company ?? null,
    })),
  );
  return found.filter(
    (row, at) => !opposed[at] && !identitiesOf(row).some((identity) => erased.has(identityKey(identity))),
  );
}

async function readRows(ctx: Ctx, workspaceId: string, ids: string[]): Promise<Map<string, PersonRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Fields that only the network gives: the user cannot correct them. */
const networkFields = ({ publicIdentifier, pictureUrl, distance }: FoundPerson) => ({
  publicIdentifier,
  pictureUrl,
  distance,
});

async function insertPerson(ctx: Ctx, workspaceId: string, row: FoundPerson): Promise<string | undefined> {
  const facts = factsOfRow(row);
  const now = ctx.campaignClock.now();
  const origin = { from: 'search', at: now.toISOString() } as const;
  const [created] = await ctx.db
    .insert(people)
    .values({
      workspaceId,
      ...networkFields(row),
      ...columnsAfterFacts(null, facts, origin),
      facts,
      source: 'search',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: people.id });
  return created?.id;
}

/** A search row never replaces what a whole profile gave. */
async function refreshPerson(
  ctx: Ctx,
  workspaceId: string,
  id: string,
  row: FoundPerson,
): Promise<string | undefined> {
  const mine = and(own(people, workspaceId), eq(people.id, id));
  const [before] = await ctx.db.select().from(people).where(mine);
  if (!before) return undefined;
  const facts = factsOfRow(row);
  const now = ctx.campaignClock.now();
  await ctx.db
    .update(people)
    .set(
      before.profileReadAt
        ? { publicIdentifier: row.publicIdentifier ?? before.publicIdentifier }
        : {
            publicIdentifier: row.publicIdentifier ?? before.publicIdentifier,
            pictureUrl: row.pictureUrl ?? before.pictureUrl,
            distance: row.distance,
            ...columnsAfterFacts(before, facts, { from: 'search', at: now.toISOString() }),
            facts: { ...facts, ...(before.facts.details && { details: before.facts.details }) },
            updatedAt: now,
          },
    )
    .where(mine);
  return id;
}
