import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { repeatedCalls } from './repeated-calls.table.ts';

/** An answer that names one of these people is not given again. */
export async function forgetInAnswers(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length > 0)
    await db
      .delete(repeatedCalls)
      .where(and(eq(repeatedCalls.userId, userId), mentions(repeatedCalls.answer, words)));
}
