import { and, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { savedViews } from './saved-views.table.ts';

/** A view that looks for somebody finds nobody once they are gone. */
export async function forgetInViews(
  { db }: Pick<Ctx, 'db'>,
  workspaceId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length > 0)
    await db
      .delete(savedViews)
      .where(
        and(
          own(savedViews, workspaceId),
          or(mentions(savedViews.name, words), mentions(savedViews.content, words)),
        ),
      );
}
