import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm';
import { campaignPath } from '#contract/paths.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const atOnce = 100;

/** A campaign whose last person is through is over; leads that are added open it again. */
export async function completeCampaigns(ctx: Ctx): Promise<void> {
  const ofCampaign = and(own(enrolments, campaigns), eq(enrolments.campaignId, campaigns.id));
  const people = ctx.db.select({ one: sql`1` }).from(enrolments);
  const over = and(
    eq(campaigns.status, 'active'),
    isNull(campaigns.deletedAt),
    exists(people.where(ofCampaign)),
    ...(['waiting', 'ready', 'asking'] as const).map((state) =>
      notExists(
        ctx.db
          .select({ one: sql`1` })
          .from(enrolments)
          .where(and(ofCampaign, eq(enrolments.state, state))),
      ),
    ),
  );
  const found = await ctx.db.select({ id: campaigns.id }).from(campaigns).where(over).limit(atOnce);
  for (const { id } of found)
    await inTransaction(ctx, async (running) => {
      const ctx = atOneMoment(running);
      const [locked] = await ctx.db.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update');
      if (!locked) return;
      // Looked at again under the lock: somebody may have been enrolled meanwhile.
      const [completed] = await ctx.db
        .update(campaigns)
        .set({
          status: 'completed',
          statusChangedAt: ctx.campaignClock.now(),
          updatedAt: ctx.clock.now(),
          version: sql`${campaigns.version} + 1`,
        })
        .where(and(eq(campaigns.id, id), over))
        .returning();
      if (!completed) return;
      const { workspaceId, name } = completed;
      await recordActivity(ctx, { workspaceId, kind: 'campaign_completed', campaignId: id });
      await notify(ctx, ownerOf(workspaceId), {
        type: 'success',
        title: 'Campagne terminée',
        message: `«\u00a0${name}\u00a0» est allée au bout pour chaque personne.`,
        link: campaignPath(id),
      });
    });
}
