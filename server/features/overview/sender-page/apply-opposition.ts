import { and, eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';

/** Every sequence of theirs ends, every name is remembered, and the user is notified. */
export const applyOpposition = (
  ctx: Ctx,
  { userId, personId }: { userId: string; personId: string },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [person] = await ctx.db
      .select()
      .from(people)
      .where(and(eq(people.userId, userId), eq(people.id, personId)));
    if (!person) return;
    await oppose(ctx, { userId, personId, source: 'page' });
    await notify(ctx, userId, {
      title: `${personName(person)} ne veut plus de messages`,
      message:
        'L’opposition a été déposée sur votre page d’information. Plus rien ne partira vers cette personne, dans aucune campagne.',
      type: 'warning',
      link: paths.prospects,
    });
  });
