import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { ownAmong } from '#server/platform/db/own.ts';
import { conversations } from './conversations.table.ts';

const atOnce = 200;

/** A snooze is over: the user is notified, once, in the commit that ends it. Returns how many. */
export const reportReturned = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const due = ctx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(isNotNull(conversations.wakesAt), lte(conversations.wakesAt, ctx.campaignClock.now())))
      .orderBy(conversations.wakesAt)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const back = await ctx.db
      .update(conversations)
      .set({ wakesAt: null })
      .where(inArray(conversations.id, due))
      .returning({
        id: conversations.id,
        workspaceId: conversations.workspaceId,
        personId: conversations.personId,
      });
    if (back.length === 0) return 0;
    const names = new Map(
      (
        await ctx.db
          .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
          .from(people)
          .where(
            and(
              ownAmong(people, [...new Set(back.map(({ workspaceId }) => workspaceId))]),
              inArray(
                people.id,
                back.map(({ personId }) => personId),
              ),
            ),
          )
      ).map((person) => [person.id, personName(person)]),
    );
    for (const { id, workspaceId, personId } of back)
      await notify(ctx, ownerOf(workspaceId), {
        title: `À reprendre avec ${names.get(personId) ?? 'une personne'}`,
        message: 'La date que vous aviez fixée est arrivée\u00a0: la conversation est de retour.',
        type: 'info',
        link: conversationsPath(id),
      });
    return back.length;
  });
