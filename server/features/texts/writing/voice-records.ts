import { and, eq } from 'drizzle-orm';
import { keyedRecords } from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { voicePairs } from './voice.table.ts';

/** What was written to somebody, and what the user sent in its place. */
export const voiceRecords = keyedRecords({
  table: voicePairs,
  columns: ['draft_id'],
  list: async (ctx, personId) => ({
    'textes corrigés': await ctx.db
      .select({ proposé: voicePairs.written, envoyé: voicePairs.sent, le: voicePairs.at })
      .from(voicePairs)
      .where(and(own(voicePairs, ctx.actor), eq(voicePairs.personId, personId))),
  }),
});
