import { and, desc, eq } from 'drizzle-orm';
import type { Thread } from '#contract/overview/conversations.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { parisCalendar } from '#core/engine/calendar/person-calendar.ts';
import { salutationName } from '#core/french/people/first-name.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { classifyReply } from '#core/replies/classify/classify-reply.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import type { AnswerRequest, ThreadLine } from '#core/replies/suggest/answer-request.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import type { ConversationRow } from '#server/features/conversations/conversations.table.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { readThread } from '#server/features/overview/conversations/read-thread.ts';
import { readWritingSettings } from '#server/features/texts/writing/read-writing-settings.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

/** Longer ago, nobody remembers what was said. */
const mostLines = 30;

/** Only ever a draft: the user reads it, changes it, and sends it or not. */
export async function suggestAnswerTo(ctx: MemberCtx, conversationId: string): Promise<{ text: string }> {
  const { workspaceId } = ctx.actor;
  const conversation = await findConversation(ctx, conversationId);
  const { messages } = await readThread(ctx, conversationId);
  const thread = messages.slice(-mostLines).map(lineOf);
  if (!thread.some(({ isOurs }) => !isOurs))
    throw new AppError('conflict', 'Cette personne n’a pas encore écrit.');
  const { firstName, lastName } = await getOwnUser(ctx);
  const { bannedPhrases } = await readWritingSettings(ctx, workspaceId);
  const ground = await readGround(ctx, conversation.personId);
  const request: AnswerRequest = {
    thread,
    reading: readingOf(conversation, thread),
    person: await readPerson(ctx, conversation.personId),
    sender: { name: `${firstName} ${lastName}`, firstName },
    formality: ground?.config.formality ?? 'vous',
    offer: ground?.offer ?? emptyOfferData,
    argumentaire: ground?.argumentaire ?? emptyArgumentaire,
    calendarLink: ground?.config.calendarLink.trim() ?? '',
    schedule: ground?.config.schedule ?? officeHours,
    bannedPhrases,
    now: ctx.campaignClock.now(),
  };
  const { value } = await askWriter(
    ctx,
    { workspaceId, purpose: 'answer', campaignId: ground?.campaignId ?? null },
    (writer) => writer.suggestAnswer(request),
  );
  return { text: value };
}

const lineOf = ({ author, text, at }: Thread['messages'][number]): ThreadLine => ({
  isOurs: author !== 'person',
  text,
  at: new Date(at),
});

async function readPerson(ctx: MemberCtx, personId: string): Promise<AnswerRequest['person']> {
  const [person] = await ctx.db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      place: people.location,
      source: people.source,
      detail: people.sourceDetail,
      at: people.createdAt,
      email: people.email,
      phone: people.phone,
    })
    .from(people)
    .where(and(own(people, ctx.actor), eq(people.id, personId)));
  if (!person) throw notFound('Personne');
  const { firstName, lastName, place, source, detail, at, email, phone } = person;
  return {
    firstName: firstName && salutationName(firstName),
    lastName,
    place,
    origin: { source, detail, at, hasEmail: email !== null, hasPhone: phone !== null },
  };
}

/** As the rules read it after our last message, and as it was corrected since. */
function readingOf({ replyKind, returnsOn }: ConversationRow, thread: readonly ThreadLine[]): ReplyReading {
  const at = thread.findLastIndex(({ isOurs }) => !isOurs);
  const ours = thread.slice(0, at).findLast(({ isOurs }) => isOurs);
  const { text = '', at: now = new Date(0) } = thread[at] ?? {};
  const read = classifyReply(text, { now, zone: parisCalendar.zone, ours: ours?.text ?? '' });
  const { returnsOn: _back, laterOn: _later, ...rest } = read;
  const kind = replyKind ?? read.kind;
  return {
    ...rest,
    kind,
    ...(returnsOn && (kind === 'later' ? { laterOn: returnsOn } : { returnsOn })),
  };
}

/** What the last campaign of this person sells, and how it speaks. */
async function readGround(ctx: MemberCtx, personId: string) {
  const [ground] = await ctx.db
    .select({
      campaignId: campaigns.id,
      config: campaignSequences.config,
      offer: offers.content,
      argumentaire: offers.argumentaire,
    })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .innerJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: enrolments.sequenceVersion }),
    )
    .innerJoin(offers, and(own(offers, campaigns), eq(offers.id, campaigns.offerId)))
    .where(and(own(enrolments, ctx.actor), eq(enrolments.personId, personId)))
    .orderBy(desc(enrolments.enrolledAt))
    .limit(1);
  return ground ?? null;
}
