import { and, eq, inArray, or } from 'drizzle-orm';
import {
  conflictsIn,
  type Forgotten,
  keyedRecords,
  type Pair,
  type PersonRecords,
} from '#server/features/audience/people/person-records.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { leadSearches, searchResults } from './lead-searches.table.ts';

/** The searches that found somebody; found twice by one: as the record whose profile was read. */
export const searchRecords: PersonRecords = {
  ...keyedRecords({
    table: searchResults,
    columns: ['search_id'],
    parent: leadSearches,
    settle: keepRead,
    list: listSearches,
  }),
  forget: forgetQuestions,
};

/** A search for somebody by their name: whom it found stays, what it asked goes. */
async function forgetQuestions({ db }: Ctx, workspaceId: string, { words }: Forgotten): Promise<void> {
  await db
    .update(leadSearches)
    .set({ name: 'Recherche', query: { kind: 'criteria', keywords: '' }, cursor: null })
    .where(
      and(
        own(leadSearches, workspaceId),
        or(mentions(leadSearches.name, words), mentions(leadSearches.query, words)),
      ),
    );
}

async function keepRead(ctx: Ctx, pair: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(searchResults)
    .where(and(own(searchResults, pair), inArray(searchResults.personId, [pair.keptId, pair.goneId])));
  for (const { kept, gone } of conflictsIn(rows, pair, ({ searchId }) => searchId)) {
    const isGoneRead = gone.readAt !== null && kept.readAt === null;
    await ctx.db.delete(searchResults).where(
      own(searchResults, pair, {
        searchId: kept.searchId,
        personId: isGoneRead ? kept.personId : gone.personId,
      }),
    );
  }
}

async function listSearches(ctx: MemberCtx, personId: string) {
  const recherches = await ctx.db
    .select({
      'recherche du': leadSearches.startedAt,
      rang: searchResults.rank,
      score: searchResults.score,
      raisons: searchResults.reasons,
      'clé du profil': searchResults.profileKey,
      'profil lu le': searchResults.readAt,
    })
    .from(searchResults)
    .innerJoin(
      leadSearches,
      and(own(leadSearches, searchResults), eq(leadSearches.id, searchResults.searchId)),
    )
    .where(and(own(searchResults, ctx.actor), eq(searchResults.personId, personId)));
  return { recherches };
}
