import { and, asc, eq } from 'drizzle-orm';
import { followingRecords, type PersonRecords } from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { activity } from './activity.table.ts';
import { keepErased } from './keep-erased.ts';

/** What happened with somebody is never rewritten; it only follows the record of whom it happened with. */
export const activityRecords: PersonRecords = {
  ...followingRecords(activity, async (ctx, personId) => ({
    activité: await ctx.db
      .select({ fait: activity.kind, détail: activity.detail, le: activity.at })
      .from(activity)
      .where(and(own(activity, ctx.actor), eq(activity.personId, personId)))
      .orderBy(asc(activity.at), asc(activity.id)),
  })),
  leave: keepErased,
};
