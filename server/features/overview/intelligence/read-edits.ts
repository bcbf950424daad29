import { and, asc, eq } from 'drizzle-orm';
import type { Evidence } from '#core/intelligence/evidence.ts';
import { deriveHabits } from '#core/writing/derive-habits.ts';
import { topicOf } from '#core/writing/habit-value.ts';
import { phraseHabit } from '#core/writing/phrase-habit.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { listVoiceRules } from '#server/features/texts/writing/list-voice-rules.ts';
import { voicePairs } from '#server/features/texts/writing/voice.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** What the user changed in the texts of a campaign before approving them, and which of it no rule of theirs says. */
export async function readEdits(ctx: MemberCtx, campaignId: string): Promise<Evidence['edits']> {
  const rows = await ctx.db
    .select({ pair: voicePairs, person: people })
    .from(voicePairs)
    .innerJoin(drafts, and(own(drafts, voicePairs), eq(drafts.id, voicePairs.draftId)))
    .innerJoin(people, and(own(people, voicePairs), eq(people.id, voicePairs.personId)))
    .where(and(own(voicePairs, ctx.actor), eq(drafts.campaignId, campaignId)))
    .orderBy(asc(voicePairs.at));
  const changed = rows.filter(({ pair }) => pair.written !== pair.sent);
  const known = new Set(
    (await listVoiceRules(ctx, ctx.actor.workspaceId)).map(({ habit }) => topicOf(habit)),
  );
  const observed = deriveHabits(
    changed.map(({ pair: { written, sent, personId }, person }) => ({
      written,
      sent,
      personId,
      about: [person.firstName, person.lastName, person.company, person.headline, person.location].flatMap(
        (text) => text ?? [],
      ),
    })),
  );
  return {
    approved: rows.length,
    changed: changed.map(({ pair }) => pair.personId),
    habits: observed
      .filter(({ habit }) => !known.has(topicOf(habit)))
      .map(({ habit, shownBy }) => ({ description: phraseHabit(habit), shownBy })),
  };
}
