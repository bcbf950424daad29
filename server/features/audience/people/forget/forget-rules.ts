import { and, inArray, or } from 'drizzle-orm';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';

/** An exclusion that names the person is about them too; the tombstone keeps them out from now on. */
export async function forgetRules(
  ctx: Ctx,
  workspaceId: string,
  keys: readonly string[],
  words: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(exclusions)
    .where(
      and(
        own(exclusions, workspaceId),
        or(
          and(inArray(exclusions.kind, ['person', 'followed']), inArray(exclusions.value, [...keys])),
          mentions(exclusions.value, words),
          mentions(exclusions.label, words),
          mentions(exclusions.note, words),
        ),
      ),
    );
}
