import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { savedViewsApi, ViewContent } from '#contract/audience/saved-views.ts';
import type { Deps } from '#server/deps.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createView } from './create-view.ts';
import { type SavedViewRow, savedViews } from './saved-views.table.ts';
import { updateView } from './update-view.ts';

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, savedViewsApi.list, 'member', async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(savedViews)
      .where(own(savedViews, ctx.actor))
      .orderBy(asc(savedViews.name));
    return rows.map(present);
  });
  serve(app, deps, savedViewsApi.create, 'member', async ({ ctx, body }) =>
    present(await createView(ctx, body)),
  );
  serve(app, deps, savedViewsApi.update, 'member', async ({ ctx, params, body }) =>
    present(await updateView(ctx, params.id, body)),
  );
  serve(app, deps, savedViewsApi.remove, 'member', async ({ ctx, params }) => {
    const [removed] = await ctx.db
      .delete(savedViews)
      .where(and(own(savedViews, ctx.actor), eq(savedViews.id, params.id)))
      .returning({ id: savedViews.id });
    if (!removed) throw notFound('Vue');
    return { message: 'La vue est supprimée.' };
  });
}

/** What an older version kept and this one does not know is left out. */
const present = ({ id, name, content }: SavedViewRow) => ({
  id,
  name,
  content: ViewContent.catch({ list: 'leads', filter: {}, sort: 'recent' }).parse(content),
});
