import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ConversationRow as Presented } from '#contract/overview/conversations.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type ConversationRow, messages } from '#server/features/conversations/conversations.table.ts';
import { isBack } from '#server/features/conversations/is-back.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { readWaits } from './is-to-do.ts';

const previewLength = 200;

export const presentPerson = (person: PersonRow): Presented['person'] => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: person.headline,
  company: person.company,
  pictureUrl: person.pictureUrl,
});

/** As a list shows them, in the order given. */
export async function presentConversations(
  ctx: MemberCtx,
  rows: readonly ConversationRow[],
): Promise<Presented[]> {
  if (rows.length === 0) return [];
  const personIds = rows.map(({ personId }) => personId);
  const persons = await readPeople(ctx, personIds);
  const last = await readLastMessages(
    ctx,
    rows.map(({ id }) => id),
  );
  const campaignOf = await readCampaigns(ctx, personIds);
  const opposed = await readOpposed(ctx, ctx.actor.workspaceId, personIds);
  const waits = await readWaits(
    ctx,
    rows.map(({ id }) => id),
  );
  const now = ctx.campaignClock.now();
  return rows.flatMap((row) => {
    const person = persons.get(row.personId);
    if (!person) return [];
    const message = last.get(row.id);
    return [
      {
        id: row.id,
        person: presentPerson(person),
        campaign: campaignOf.get(row.personId) ?? null,
        unread: isBack(row, now) ? Math.max(1, row.unread) : row.unread,
        lastMessage: {
          author: message?.author ?? 'person',
          text: message?.text.slice(0, previewLength) ?? '',
          at: row.lastMessageAt.toISOString(),
        },
        lastReplyAt: row.lastReplyAt?.toISOString() ?? null,
        replyKind: row.replyKind,
        returnsOn: row.returnsOn,
        needsReview: row.needsReview,
        snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
        waitsSince: waits.get(row.id)?.toISOString() ?? null,
        handledAt: row.handledAt?.toISOString() ?? null,
        isOpposed: opposed.has(row.personId),
      },
    ];
  });
}

export async function presentConversation(ctx: MemberCtx, row: ConversationRow): Promise<Presented> {
  const [presented] = await presentConversations(ctx, [row]);
  if (!presented) throw notFound('Conversation');
  return presented;
}

async function readPeople(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readLastMessages(ctx: MemberCtx, conversationIds: readonly string[]) {
  const rows = await ctx.db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      author: messages.author,
      text: messages.text,
    })
    .from(messages)
    .where(and(own(messages, ctx.actor), inArray(messages.conversationId, [...conversationIds])))
    .orderBy(messages.conversationId, desc(messages.at), desc(messages.id));
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** The last campaign of each. */
async function readCampaigns(ctx: MemberCtx, personIds: readonly string[]) {
  const rows = await ctx.db
    .selectDistinctOn([enrolments.personId], {
      personId: enrolments.personId,
      id: campaigns.id,
      name: campaigns.name,
    })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .where(and(own(enrolments, ctx.actor), inArray(enrolments.personId, [...personIds])))
    .orderBy(enrolments.personId, desc(enrolments.enrolledAt));
  return new Map(rows.map(({ personId, ...campaign }) => [personId, campaign]));
}
