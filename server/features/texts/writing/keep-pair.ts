import { and, desc, notInArray } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { voicePairs } from './voice.table.ts';

/** Enough to tell a habit, few enough to be read again after each approval. */
export const mostPairs = 200;

type Pair = {
  workspaceId: string;
  draftId: string;
  personId: string;
  written: string;
  sent: string;
  at: Date;
};

/** Keeps a draft beside what was approved; a text approved anew replaces what it was. The oldest ones go. */
export const keepPair = (ctx: Ctx, pair: Pair): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { written, sent, at } = pair;
    await ctx.db
      .insert(voicePairs)
      .values(pair)
      .onConflictDoUpdate({
        target: [voicePairs.workspaceId, voicePairs.draftId],
        set: { written, sent, at },
      });
    const latest = ctx.db
      .select({ draftId: voicePairs.draftId })
      .from(voicePairs)
      .where(own(voicePairs, pair))
      .orderBy(desc(voicePairs.at), desc(voicePairs.draftId))
      .limit(mostPairs);
    await ctx.db.delete(voicePairs).where(and(own(voicePairs, pair), notInArray(voicePairs.draftId, latest)));
  });
