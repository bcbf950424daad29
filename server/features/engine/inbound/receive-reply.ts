import { and, gte, isNull, ne, or } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { classifyReply } from '#core/replies/classify/classify-reply.ts';
import { describeReply } from '#core/replies/describe-reply.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { noteContact } from '#server/features/audience/people/record/note-contact.ts';
import { messages } from '#server/features/conversations/conversations.table.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { keepReading, recordUnderstood } from '#server/features/conversations/keep-reading.ts';
import { readOurLast } from '#server/features/conversations/read-our-last.ts';
import { holdColleagues, lockCompany } from '#server/features/engine/enrol/hold-colleagues.ts';
import { noteLateReply } from '#server/features/engine/enrol/note-late-reply.ts';
import { answersSince } from '#server/features/engine/enrol/read-answered-companies.ts';
import { endsOf, finishPerson } from '#server/features/engine/ledger/finish-person.ts';
import { lastCampaignOf } from '#server/features/engine/ledger/last-campaign-of.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { News } from './find-person.ts';
import { mailReplyJob, readReplyJob } from './inbound.jobs.ts';
import { oppose } from './oppose.ts';

export const replyZone = 'Europe/Paris';

/**
 * They wrote. The rules understand it at once: what must stop stops in this commit, and a model may only refine it later.
 * While a doubt remains about an opposition nothing leaves, in any campaign, until the user says whether it is one.
 */
export async function receiveReply(ctx: Ctx, { news, person, at }: News): Promise<void> {
  const { workspaceId, accountId } = news;
  const text = news.text ?? '';
  const { conversationId, messageId, isFirstUnread } = await keepMessage(ctx, {
    workspaceId,
    accountId,
    personId: person.id,
    author: 'person',
    text,
    at,
    networkConversationId: news.conversationId,
    networkMessageId: news.messageId,
  });
  // The conversation before the enrolment, as whoever confirms a message takes them, and all those of the company in one
  // order: nobody waits in a circle.
  await lockCompany(ctx, { workspaceId, personId: person.id, company: person.company });
  if (!messageId) return receiveAgain(ctx, { workspaceId, personId: person.id, at });
  const finished = await finishPerson(ctx, { workspaceId, personId: person.id, because: 'replied', at });
  const answered = finished[0] ?? (await noteLateReply(ctx, { workspaceId, personId: person.id, at }));
  const ours = await readOurLast(ctx, { workspaceId, conversationId, before: at });
  const reading = classifyReply(text, { now: at, zone: replyZone, ours });
  const of = { workspaceId, conversationId, messageId };
  const understood = await keepReading(ctx, { ...of, reading, readBy: 'rules' });
  await noteContact(ctx, workspaceId, person.id, at);
  await recordActivity(
    ctx,
    {
      workspaceId,
      accountId,
      personId: person.id,
      campaignId:
        answered?.campaignId ?? (await lastCampaignOf(ctx, { workspaceId, personId: person.id, at })),
      kind: 'reply_received',
      detail: { kind: reading.kind, happenedAt: at.toISOString() },
    },
    ...endsOf(finished),
  );
  // A no stays in sight, and an older message says less than a later one.
  if (understood !== reading.kind)
    await recordUnderstood(ctx, { workspaceId, personId: person.id, kind: understood });
  if (reading.kind === 'opposition' && reading.isCertain)
    await oppose(ctx, { workspaceId, personId: person.id, source: 'reply' });
  // An automatic answer says nothing of the others.
  const isWord =
    reading.kind !== 'absence' &&
    (answered || (await isFirstWord(ctx, { workspaceId, conversationId, messageId, at })));
  const onHold = isWord
    ? await holdColleagues(ctx, { workspaceId, personId: person.id, company: person.company })
    : 0;
  const isWorthMore = ctx.writer.model !== null && (!reading.isCertain || reading.needsHuman);
  if (isWorthMore && reading.kind !== 'opposition')
    await enqueue(ctx, readReplyJob, { workspaceId, messageId });
  // Three messages in a row make one notification, unless one of them says no.
  if (!isFirstUnread && reading.kind !== 'opposition') return;
  await notifyOwner(
    ctx,
    { workspaceId, conversationId, messageId },
    personName(person),
    text,
    reading,
    onHold,
  );
}

/** Known already: it ends what had begun by then, and no sequence that the user wanted since. */
async function receiveAgain(
  ctx: Ctx,
  reply: { workspaceId: string; personId: string; at: Date },
): Promise<void> {
  const finished = await finishPerson(ctx, { ...reply, because: 'replied', isReceivedBefore: true });
  await recordActivity(ctx, ...endsOf(finished));
}

/**
 * Whatever ended their sequence, and whether they were in one: a first word in months is news of the company. What they
 * wrote before it was automatic.
 */
async function isFirstWord(
  ctx: Ctx,
  of: { workspaceId: string; conversationId: string; messageId: string; at: Date },
): Promise<boolean> {
  const [before] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        own(messages, of, { conversationId: of.conversationId, author: 'person' }),
        ne(messages.id, of.messageId),
        gte(messages.at, answersSince(of.at)),
        or(isNull(messages.replyKind), ne(messages.replyKind, 'absence')),
      ),
    )
    .limit(1);
  return !before;
}

async function notifyOwner(
  ctx: Ctx,
  {
    workspaceId,
    conversationId,
    messageId,
  }: { workspaceId: string; conversationId: string; messageId: string },
  name: string,
  text: string,
  reading: ReplyReading,
  onHold: number,
): Promise<void> {
  const link = conversationsPath(conversationId);
  await notify(ctx, ownerOf(workspaceId), { ...describeReply(name, text, reading, onHold), link });
  await enqueue(ctx, mailReplyJob, { workspaceId, messageId });
}
