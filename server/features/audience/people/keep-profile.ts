import { and, eq } from 'drizzle-orm';
import { identityKey } from '#core/people/identity.ts';
import { lockOwnerOf } from '#server/features/identity/plans/require-slot.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';
import { applyExclusionsTo } from './apply-exclusions.ts';
import { erasePerson } from './erase-person.ts';
import { factsOfProfile } from './facts-of.ts';
import { isErased } from './is-erased.ts';
import { type PersonRow, people } from './people.table.ts';
import { columnsAfterFacts } from './person-columns.ts';
import { giveNames, identitiesOf, mergeSame, readNames, resolve, takeName } from './person-identities.ts';
import { recordPersonEvent } from './record-person-event.ts';

/**
 * Writes the whole profile of a person over what a search row gave. It may also show that two records are
 * one, that this one was erased, or that the address asked for is somebody else's by now: then nothing is kept here.
 * In the caller's transaction.
 */
export async function keepProfile(
  ctx: Ctx,
  { userId, personId }: { userId: string; personId: string },
  profile: Profile,
  company: Company | null,
): Promise<PersonRow | null> {
  await lockOwnerOf(ctx, userId);
  const given = identitiesOf(profile);
  if ((await isErased(ctx, userId, given)).size > 0) {
    await erasePerson(ctx, userId, personId, given);
    return null;
  }
  const names = await readNames(ctx, userId, given, [personId]);
  const resolution = resolve(names, given, personId);
  if (resolution.personId !== personId) {
    for (const identity of given)
      if (names.owners.get(identityKey(identity)) === personId && identity.kind === 'public_identifier')
        await takeName(ctx, userId, identity, personId);
    return null;
  }
  const id = await mergeSame(ctx, userId, names, { ...resolution, personId });
  await giveNames(ctx, userId, names, id, { given, moved: resolution.moved });
  return writeProfile(ctx, userId, id, profile, company);
}

async function writeProfile(
  ctx: Ctx,
  userId: string,
  personId: string,
  profile: Profile,
  company: Company | null,
): Promise<PersonRow | null> {
  const mine = and(eq(people.userId, userId), eq(people.id, personId));
  const [before] = await ctx.db.select().from(people).where(mine);
  if (!before) return null;
  const facts = factsOfProfile(profile, company, before.facts);
  const now = ctx.campaignClock.now();
  await ctx.db
    .update(people)
    .set({
      facts,
      ...columnsAfterFacts(before, facts, { from: 'profile', at: now.toISOString() }),
      pictureUrl: profile.pictureUrl ?? before.pictureUrl,
      distance: profile.distance,
      publicIdentifier: profile.publicIdentifier ?? before.publicIdentifier,
      profileReadAt: now,
      updatedAt: now,
    })
    .where(mine);
  await recordPersonEvent(ctx, userId, [personId], { kind: 'read', detail: {} });
  await applyExclusionsTo(ctx, userId, [personId]);
  await publish(ctx, 'person.changed', { userId, personId });
  const [kept] = await ctx.db.select().from(people).where(mine);
  return kept ?? null;
}
