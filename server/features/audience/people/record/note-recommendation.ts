import { and, eq } from 'drizzle-orm';
import { recommendation, uniteDetails } from '#core/people/person-facts.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { people } from '../people.table.ts';

type Noted = { workspaceId: string; personId: string; by: string; messageId: string };

/** Who sent to this person, and in which reply: a fact that messages may cite. In the caller's transaction. */
export async function noteRecommendation(
  ctx: Ctx,
  { workspaceId, personId, by, messageId }: Noted,
): Promise<void> {
  const mine = and(own(people, workspaceId), eq(people.id, personId));
  const [before] = await ctx.db.select({ facts: people.facts }).from(people).where(mine).for('update');
  if (!before) return;
  const now = ctx.campaignClock.now();
  const detail = { name: recommendation, value: by, at: now.toISOString(), messageId };
  await ctx.db
    .update(people)
    .set({
      facts: { ...before.facts, details: uniteDetails(before.facts.details, [detail]) },
      updatedAt: now,
    })
    .where(mine);
  await publish(ctx, 'person.changed', { workspaceId, personId });
}
