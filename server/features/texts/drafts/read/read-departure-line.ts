import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { type EngagementConfig, isMessage } from '#core/campaigns/engagement.ts';
import { oppositionSentence, senderLine } from '#core/engine/sender-line.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { senderLink } from '#server/features/identity/users/sender-link.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type Departure = { workspaceId: string; personId: string; stepKey: string };

/**
 * What is added under a message when it leaves, shown before it is approved: from the second message on, the link of the
 * sender's page; under a first one, how to say no, if the campaign wishes. null: nothing; a note has no room for it.
 */
export async function readDepartureLine(
  ctx: Ctx,
  { workspaceId, personId, stepKey }: Departure,
  config: Pick<EngagementConfig, 'steps' | 'formality' | 'saysOpposition'>,
): Promise<string | null> {
  const at = config.steps.findIndex(({ key }) => key === stepKey);
  const step = config.steps[at];
  if (!step || !isMessage(step)) return null;
  const [sender] = await ctx.db
    .select({ code: workspaces.senderCode, hasWritten: hasWritten(ctx, workspaceId, personId) })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const isLater = config.steps.slice(0, at).some(isMessage) || sender?.hasWritten;
  if (isLater && sender) return senderLine(senderLink(ctx, sender.code));
  return config.saysOpposition ? oppositionSentence(config.formality) : null;
}

/** By this user, in whatever campaign, or by hand: what leaves now is not the first message. */
const hasWritten = (ctx: Ctx, workspaceId: string, personId: string) =>
  sql<boolean>`${exists(
    ctx.db
      .select({ one: sql`1` })
      .from(messages)
      .innerJoin(
        conversations,
        and(own(messages, conversations), eq(conversations.id, messages.conversationId)),
      )
      .where(
        and(
          own(conversations, workspaceId),
          eq(conversations.personId, personId),
          ne(messages.author, 'person'),
        ),
      ),
  )}`;
