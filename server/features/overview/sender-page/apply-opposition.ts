import { and, eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Every sequence of theirs ends, every name is remembered, and the user is notified. */
export const applyOpposition = (
  ctx: Ctx,
  { workspaceId, personId }: { workspaceId: string; personId: string },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [person] = await ctx.db
      .select()
      .from(people)
      .where(and(own(people, workspaceId), eq(people.id, personId)));
    if (!person) return;
    await oppose(ctx, { workspaceId, personId, source: 'page' });
    await notify(ctx, ownerOf(workspaceId), {
      title: `${personName(person)} ne veut plus de messages`,
      message:
        'L’opposition a été déposée sur votre page d’information. Plus rien ne partira vers cette personne, dans aucune campagne.',
      type: 'warning',
      link: paths.prospects,
    });
  });
