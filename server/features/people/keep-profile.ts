import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';
import { factsOfProfile } from './facts-of.ts';
import { type PersonRow, people } from './people.table.ts';
import { columnsOnceFactsTold } from './person-columns.ts';

/** What the whole profile of a person tells, in place of what a search row told. */
export async function keepProfile(
  ctx: Ctx,
  { userId, personId }: { userId: string; personId: string },
  profile: Profile,
  company: Company | null,
): Promise<PersonRow | null> {
  const mine = and(eq(people.userId, userId), eq(people.id, personId));
  const [before] = await ctx.db.select().from(people).where(mine);
  if (!before) return null;
  const facts = factsOfProfile(profile, company, before.facts);
  const now = ctx.campaignClock.now();
  const [kept] = await ctx.db
    .update(people)
    .set({
      facts,
      ...columnsOnceFactsTold(before, facts, { from: 'profile', at: now.toISOString() }),
      pictureUrl: profile.pictureUrl ?? before.pictureUrl,
      distance: profile.distance,
      publicIdentifier: profile.publicIdentifier ?? before.publicIdentifier,
      profileReadAt: now,
      updatedAt: now,
    })
    .where(mine)
    .returning();
  return kept ?? null;
}
