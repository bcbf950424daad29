import { and, eq, inArray } from 'drizzle-orm';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** An exclusion that names the person is about them too; the tombstone keeps them out from now on. */
export async function forgetRules(ctx: Ctx, workspaceId: string, keys: readonly string[]): Promise<void> {
  await ctx.db
    .delete(exclusions)
    .where(
      and(own(exclusions, workspaceId), eq(exclusions.kind, 'person'), inArray(exclusions.value, [...keys])),
    );
}
