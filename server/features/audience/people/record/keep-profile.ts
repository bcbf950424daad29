import { and, eq } from 'drizzle-orm';
import { identityKey } from '#core/people/identity.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';
import { applyExclusionsTo } from '../apply-exclusions.ts';
import { erasePerson } from '../forget/erase-person.ts';
import { isErased } from '../forget/is-erased.ts';
import { type PersonRow, people } from '../people.table.ts';
import { columnsAfterFacts } from '../person-columns.ts';
import { recordPersonEvent } from '../record-person-event.ts';
import { factsOfProfile } from './facts-of.ts';
import { giveNames, identitiesOf, mergeSame, readNames, resolve, takeName } from './person-identities.ts';

/**
 * Writes the whole profile of a person over what a search row gave. It may also show that two records are
 * one, that this one was erased, or that the address asked for is somebody else's by now: then nothing is kept here.
 * In the caller's transaction.
 */
export async function keepProfile(
  ctx: Ctx,
  { workspaceId, personId }: { workspaceId: string; personId: string },
  profile: Profile,
  company: Company | null,
): Promise<PersonRow | null> {
  await lockOwnerOf(ctx, workspaceId);
  const given = identitiesOf(profile);
  if ((await isErased(ctx, workspaceId, () => given)).size > 0) {
    await erasePerson(ctx, workspaceId, personId, given);
    return null;
  }
  const names = await readNames(ctx, workspaceId, given, [personId]);
  const resolution = resolve(names, given, personId);
  if (resolution.personId !== personId) {
    for (const identity of given)
      if (names.owners.get(identityKey(identity)) === personId && identity.kind === 'public_identifier')
        await takeName(ctx, workspaceId, identity, personId);
    return null;
  }
  const id = await mergeSame(ctx, workspaceId, names, { ...resolution, personId });
  await giveNames(ctx, workspaceId, names, id, { given, moved: resolution.moved });
  return writeProfile(ctx, workspaceId, id, profile, company);
}

async function writeProfile(
  ctx: Ctx,
  workspaceId: string,
  personId: string,
  profile: Profile,
  company: Company | null,
): Promise<PersonRow | null> {
  const mine = and(own(people, workspaceId), eq(people.id, personId));
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
  await recordPersonEvent(ctx, workspaceId, [personId], { kind: 'read', detail: {} });
  await applyExclusionsTo(ctx, workspaceId, [personId]);
  await publish(ctx, 'person.changed', { workspaceId, personId });
  const [kept] = await ctx.db.select().from(people).where(mine);
  return kept ?? null;
}
