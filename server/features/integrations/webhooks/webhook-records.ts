import { and, asc, eq } from 'drizzle-orm';
import { followingRecords } from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { webhookEvents } from './webhooks.table.ts';

/** What was sent outside about somebody. */
export const webhookRecords = followingRecords(webhookEvents, async (ctx, personId) => ({
  'transmis à vos outils': await ctx.db
    .select({
      événement: webhookEvents.type,
      'créé le': webhookEvents.createdAt,
      état: webhookEvents.state,
      contenu: webhookEvents.payload,
    })
    .from(webhookEvents)
    .where(and(own(webhookEvents, ctx.actor), eq(webhookEvents.personId, personId)))
    .orderBy(asc(webhookEvents.createdAt)),
}));
