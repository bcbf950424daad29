import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { messages } from './conversations.table.ts';

/** Keeps, on a message of ours, the id that the network gave it. */
export async function nameSentMessage(
  ctx: Ctx,
  {
    workspaceId,
    attemptId,
    networkMessageId,
  }: { workspaceId: string; attemptId: string; networkMessageId: string | null },
): Promise<void> {
  if (networkMessageId === null) return;
  await ctx.db
    .update(messages)
    .set({ networkMessageId })
    .where(
      and(
        own(messages, workspaceId),
        eq(messages.attemptId, attemptId),
        sql`not exists (select 1 from ${messages} m where m.workspace_id = ${workspaceId} and m.network_message_id = ${networkMessageId})`,
      ),
    );
}
