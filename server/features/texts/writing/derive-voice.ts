import { and, desc, eq } from 'drizzle-orm';
import { deriveHabits } from '#core/writing/derive-habits.ts';
import { judgeHabit, sendingOf } from '#core/writing/judge-habit.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { keepLearned } from './keep-learned.ts';
import { mostPairs } from './keep-pair.ts';
import { voicePairs } from './voice.table.ts';

/** What the user's last edits say of their manner becomes rules. */
export const deriveVoice = (ctx: Ctx, workspaceId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnerOf(ctx, workspaceId);
    const rows = await ctx.db
      .select({ pair: voicePairs, person: people })
      .from(voicePairs)
      .innerJoin(people, and(own(people, voicePairs), eq(people.id, voicePairs.personId)))
      .where(own(voicePairs, workspaceId))
      .orderBy(desc(voicePairs.at))
      .limit(mostPairs);
    const pairs = rows.reverse().map(({ pair: { written, sent, personId }, person }) => ({
      written,
      sent,
      personId,
      about: [person.firstName, person.lastName, person.company, person.headline, person.location].flatMap(
        (text) => text ?? [],
      ),
    }));
    const sendings = pairs.map(sendingOf);
    await keepLearned(ctx, workspaceId, {
      origin: 'edits',
      observed: deriveHabits(pairs),
      judge: (habit) => judgeHabit(habit, sendings),
    });
  });
