import { and, desc, eq } from 'drizzle-orm';
import { salutationName } from '#core/french/first-name.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { classifyReply } from '#core/replies/classify-reply.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import { type ConversationRow, messages } from '#server/features/conversations/conversations.table.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

const zone = 'Europe/Paris';

/** Only ever a draft: a person reads it, changes it, and sends it or not. */
export async function suggestAnswerTo(ctx: MemberCtx, conversationId: string): Promise<{ text: string }> {
  const { workspaceId } = ctx.actor;
  const conversation = await findConversation(ctx, conversationId);
  const [reply] = await ctx.db
    .select({ text: messages.text, at: messages.at })
    .from(messages)
    .where(
      and(
        own(messages, workspaceId),
        eq(messages.conversationId, conversationId),
        eq(messages.author, 'person'),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1);
  if (!reply) throw new AppError('conflict', 'Cette personne n’a pas encore écrit.');
  const [person] = await ctx.db
    .select({ firstName: people.firstName })
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, conversation.personId)));
  if (!person) throw notFound('Personne');
  const { firstName, lastName } = await getOwnUser(ctx);
  const ground = await readGround(ctx, conversation.personId);
  const { value } = await askWriter(
    ctx,
    { workspaceId, purpose: 'answer', campaignId: ground?.campaignId ?? null },
    (writer) =>
      writer.suggestAnswer({
        reply: reply.text,
        reading: readingOf(conversation, reply),
        person: { firstName: person.firstName && salutationName(person.firstName) },
        sender: { name: `${firstName} ${lastName}`, firstName },
        formality: ground?.config.formality ?? 'vous',
        offer: ground?.offer ?? emptyOfferData,
        calendarLink: ground?.config.calendarLink.trim() ?? '',
        today: dayIn(zone, ctx.campaignClock.now()),
      }),
  );
  return { text: value };
}

/** As the rules read it, and as it was corrected since. */
function readingOf(
  { replyKind, returnsOn }: ConversationRow,
  { text, at }: { text: string; at: Date },
): ReplyReading {
  const { returnsOn: _back, laterOn: _later, ...read } = classifyReply(text, { now: at, zone });
  const kind = replyKind ?? read.kind;
  return {
    ...read,
    kind,
    ...(returnsOn && (kind === 'later' ? { laterOn: returnsOn } : { returnsOn })),
  };
}

/** What the last campaign of this person sells, and how it speaks. */
async function readGround(ctx: MemberCtx, personId: string) {
  const [ground] = await ctx.db
    .select({ campaignId: campaigns.id, config: campaignSequences.config, offer: offers.content })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .innerJoin(
      campaignSequences,
      and(
        own(campaignSequences, campaigns),
        eq(campaignSequences.campaignId, campaigns.id),
        eq(campaignSequences.version, enrolments.sequenceVersion),
      ),
    )
    .innerJoin(offers, and(own(offers, campaigns), eq(offers.id, campaigns.offerId)))
    .where(and(own(enrolments, ctx.actor), eq(enrolments.personId, personId)))
    .orderBy(desc(enrolments.enrolledAt))
    .limit(1);
  return ground ?? null;
}
