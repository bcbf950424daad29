import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { messages } from './conversations.table.ts';

/** What we wrote last before a moment: « oui » answers it. Empty: nothing yet. */
export async function readOurLast(
  ctx: Ctx,
  { workspaceId, conversationId, before }: { workspaceId: string; conversationId: string; before: Date },
): Promise<string> {
  const [last] = await ctx.db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        own(messages, workspaceId),
        eq(messages.conversationId, conversationId),
        ne(messages.author, 'person'),
        lt(messages.at, before),
      ),
    )
    .orderBy(desc(messages.at))
    .limit(1);
  return last?.text ?? '';
}
