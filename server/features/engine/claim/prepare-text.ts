import { and, eq, ne } from 'drizzle-orm';
import { isMessage } from '#core/campaigns/engagement.ts';
import { addOppositionLine, addSenderLine } from '#core/engine/sender-line.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { senderPageLink } from '#server/features/shared/sender-token.ts';
import { judgeApproved } from '#server/features/texts/drafts/judge-approved.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { LoadedPerson } from './load-people.ts';
import { isThis } from './write-decision.ts';

/** What leaves, word for word: the approved text, looked at once more. null: the gate blocks it, and the user is asked. */
export async function prepareText(
  ctx: Ctx,
  { enrolment, drafts, config }: LoadedPerson,
  stepKey: string,
): Promise<string | null> {
  const draft = drafts.get(stepKey);
  const text = draft && (await judgeApproved(ctx, { workspaceId: enrolment.workspaceId, draftId: draft.id }));
  if (text) {
    // A note has no room for it, and comes before any message.
    const isOne = config.steps.some((step) => step.key === stepKey && isMessage(step));
    if (!isOne) return text;
    if (await hasBeenWrittenTo(ctx, enrolment))
      return addSenderLine(text, senderPageLink(ctx, enrolment.workspaceId));
    return config.saysOpposition ? addOppositionLine(text, config.formality) : text;
  }
  await ctx.db
    .update(enrolments)
    .set({ state: 'asking', reason: 'text_refused', nextStepKey: stepKey, nextAct: null, nextActionAt: null })
    .where(isThis(enrolment));
  return null;
}

/** By this user, in whatever campaign, or by hand: what leaves now is not the first message. */
async function hasBeenWrittenTo(ctx: Ctx, { workspaceId, personId }: EnrolmentRow): Promise<boolean> {
  const [written] = await ctx.db
    .select({ id: messages.id })
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
    )
    .limit(1);
  return written !== undefined;
}
