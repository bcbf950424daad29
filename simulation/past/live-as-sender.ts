import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { ReplyKind } from '#core/replies/reply.ts';
import { dayIn, weekdayOf } from '#core/time/calendar-day.ts';
import { dayMs, hourMs, minuteMs } from '#core/time/durations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { tagPeople } from '#server/features/audience/people/tag-people.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { handleConversation, markConversation } from '#server/features/conversations/mark-conversation.ts';
import { releasePerson } from '#server/features/engine/person-acts/release-person.ts';
import { removePerson } from '#server/features/engine/person-acts/remove-person.ts';
import { markAllRead } from '#server/features/identity/notifications/mark-notifications.ts';
import { answerPerson } from '#server/features/overview/answers/answer-person.ts';
import { correctReading } from '#server/features/overview/answers/correct-reading.ts';
import { suggestAnswerTo } from '#server/features/overview/answers/suggest-answer.ts';
import { isToDo } from '#server/features/overview/conversations/is-to-do.ts';
import { addNote } from '#server/features/overview/prospects/keep-notes.ts';
import { setOutcome } from '#server/features/overview/prospects/set-outcome.ts';
import { approveDraft } from '#server/features/texts/drafts/approve/approve-draft.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { editDraft } from '#server/features/texts/drafts/edit/edit-draft.ts';
import { skipDraft } from '#server/features/texts/drafts/edit/skip-draft.ts';
import { isInPart } from '#server/features/texts/drafts/read/needs-approval.ts';
import { departsAt } from '#server/features/texts/drafts/read/text-departure.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Chance } from '../chance.ts';
import type { Timeline } from '../timeline.ts';
import { pickNote } from './sender-words.ts';

type Sender = { ctx: MemberCtx; timeline: Timeline; chance: Chance; wake(): void; endsAt: number };
type Waiting = { id: string; personId: string; replyKind: ReplyKind | null; lastReplyAt: Date };

/** What came in the last days waits for the visitor: replies of a week, and texts since the Friday before it. */
const leftTextsMs = 7 * dayMs;
const leftRepliesMs = 5.6 * dayMs;

/** To whoever heads something, the texts of a campaign that is read one by one are signed in full. */
const isHead = /^(direct(eur|rice)|head|DAF)\b/iu;

const tagsOf: Partial<Record<ReplyKind, string>> = {
  interested: 'Chaud',
  question: 'À suivre',
  later: 'Budget 2027',
  wrong_person: 'Recommandation',
};

/** The account's owner, every working morning: approves texts, answers people, marks meetings, keeps notes. */
export async function liveAsSender({ ctx, timeline, chance, wake, endsAt }: Sender): Promise<never> {
  for (;;) {
    await timeline.sleepUntil(nextMorning(timeline.now()) + chance.between(0, 90) * minuteMs);
    if (timeline.now() < endsAt - leftTextsMs) await approveRead(ctx);
    if (timeline.now() < endsAt - leftRepliesMs) await readEverything();
    for (const one of await listWaiting()) {
      await timeline.sleep(chance.between(1, 9) * minuteMs);
      await unlessRefused(handleReply(one));
      wake();
    }
    await settleMeetings();
    await settleHolds();
  }

  /** The morning's news, and what came in since the day before. */
  async function readEverything() {
    await markAllRead(ctx);
    const unread = await ctx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(own(conversations, ctx.actor), gt(conversations.unread, 0)))
      .orderBy(conversations.id);
    for (const { id } of unread) await markConversation(ctx, id, true);
  }

  async function listWaiting(): Promise<Waiting[]> {
    const rows = await ctx.db
      .select()
      .from(conversations)
      .where(and(own(conversations, ctx.actor), isNotNull(conversations.lastReplyAt), isToDo(ctx)))
      .orderBy(conversations.lastReplyAt, conversations.id);
    return rows.flatMap(({ id, personId, replyKind, lastReplyAt }) =>
      lastReplyAt && lastReplyAt.getTime() < endsAt - leftRepliesMs
        ? [{ id, personId, replyKind, lastReplyAt }]
        : [],
    );
  }

  async function handleReply({ id, personId, replyKind, lastReplyAt }: Waiting) {
    const { workspaceId } = ctx.actor;
    const tag = replyKind && tagsOf[replyKind];
    if (tag && chance.isTrue(0.7)) await tagPeople(ctx, { workspaceId, personIds: [personId], tags: [tag] });
    const note = replyKind && pickNote(replyKind, chance);
    if (note && chance.isTrue(0.45)) await addNote(ctx, { personId, text: note });
    const theirs = await theirMessages(id);
    const isMeeting = replyKind === 'interested' && (theirs.length > 1 || chance.isTrue(0.5));
    if (isMeeting) await setOutcome(ctx, { personId, outcome: 'meeting' });
    await markConversation(ctx, id, true);
    if (replyKind === 'refusal' || replyKind === 'opposition')
      return correctReading(ctx, id, { kind: replyKind, isMisread: false });
    const setAside = () =>
      handleConversation(ctx, id, { isHandled: true, lastReplyAt: lastReplyAt.toISOString() });
    // What follows a meeting is said by telephone.
    if (isMeeting || replyKind === 'absence' || replyKind === 'other') return setAside();
    const { text } = await suggestAnswerTo(ctx, id);
    // Nobody says the same twice.
    if (await wasSent(id, text)) return setAside();
    return answerPerson(ctx, id, { text, lastReplyId: theirs[0] ?? null });
  }

  async function theirMessages(conversationId: string): Promise<string[]> {
    const rows = await ctx.db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          own(messages, ctx.actor),
          eq(messages.conversationId, conversationId),
          eq(messages.author, 'person'),
        ),
      )
      .orderBy(desc(messages.at), desc(messages.id));
    return rows.map(({ id }) => id);
  }

  async function wasSent(conversationId: string, text: string): Promise<boolean> {
    const rows = await ctx.db
      .select({ text: messages.text })
      .from(messages)
      .where(and(own(messages, ctx.actor), eq(messages.conversationId, conversationId)));
    return rows.some((sent) => sent.text.trim() === text.trim());
  }

  /** Two weeks after a meeting, some have signed and some have not. */
  async function settleMeetings() {
    const { rows } = (await ctx.db.execute(
      `select person_id as id from prospect_outcomes where outcome = 'meeting'
       and said_at < '${new Date(timeline.now() - 14 * dayMs).toISOString()}' order by said_at, person_id`,
    )) as unknown as { rows: { id: string }[] };
    for (const { id } of rows)
      if (chance.isTrue(0.03))
        await unlessRefused(setOutcome(ctx, { personId: id, outcome: chance.isTrue(0.6) ? 'won' : 'lost' }));
  }

  /** Somebody of their company answered: some go on all the same, the others are left in peace. */
  async function settleHolds() {
    const waiting = await ctx.db
      .select({ campaignId: enrolments.campaignId, personId: enrolments.personId })
      .from(enrolments)
      .where(
        and(
          own(enrolments, ctx.actor),
          eq(enrolments.state, 'asking'),
          eq(enrolments.reason, 'colleague_replied'),
        ),
      )
      .orderBy(enrolments.enrolledAt, enrolments.personId);
    for (const whom of waiting)
      if (chance.isTrue(0.3))
        await unlessRefused(chance.isTrue(0.5) ? releasePerson(ctx, whom) : removePerson(ctx, whom));
  }
}

/** Reads the texts that are asked for: yes to what nothing blocks; the rest of a text that cannot leave is skipped. */
export async function approveRead(ctx: MemberCtx, atMost = 1_000): Promise<void> {
  const found = await ctx.db
    .select({ draft: drafts, headline: people.headline, config: campaignSequences.config })
    .from(drafts)
    .innerJoin(people, and(own(people, drafts), eq(people.id, drafts.personId)))
    .innerJoin(campaigns, and(own(campaigns, drafts), eq(campaigns.id, drafts.campaignId)))
    .innerJoin(
      campaignSequences,
      and(
        own(campaignSequences, drafts),
        eq(campaignSequences.campaignId, drafts.campaignId),
        eq(campaignSequences.version, campaigns.sequenceVersion),
      ),
    )
    .where(and(own(drafts, ctx.actor), ...isInPart(ctx, 'waiting')))
    .orderBy(departsAt(ctx.campaignClock.now()), drafts.createdAt, drafts.id)
    .limit(atMost);
  for (const { draft, headline, config } of found) {
    const { id, version, blocking } = draft;
    const signed =
      config.approval === 'each' && isHead.test(headline ?? '')
        ? draft.text.replace(/\n\nClaire$/u, '\n\nClaire Delmas')
        : draft.text;
    await unlessRefused(
      blocking > 0 ? skipDraft(ctx, id, version) : approveAs(ctx, { id, version, text: draft.text }, signed),
    );
  }
}

/** Yes to a text as it is, or as she would rather say it. */
async function approveAs(
  ctx: MemberCtx,
  { id, version, text }: { id: string; version: number; text: string },
  wanted: string,
): Promise<void> {
  if (wanted === text) return approveDraft(ctx, id, version);
  await editDraft(ctx, id, { text: wanted, version, isFix: false });
  await approveDraft(ctx, id, version + 1);
}

/** The product says no: the owner reads why and leaves it. Any other error ends the life. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** A quarter to nine of Paris, summer or winter within the hour, of the next working day. */
function nextMorning(now: number): number {
  for (let at = Math.floor(now / dayMs) * dayMs + 7 * hourMs; ; at += dayMs)
    if (at > now && weekdayOf(dayIn('Europe/Paris', new Date(at))) <= 5) return at;
}
