import { and, desc, sql } from 'drizzle-orm';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { searchWords } from '#core/leads/search-words.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { isInText, type WordShares } from './lead-conditions.ts';

const sampled = 1000;

/** How common the words of a filter are, measured on the latest people; nothing is asked where none is given. */
export async function sampleWords(
  ctx: Ctx,
  workspaceId: string,
  { q = '', place = '' }: LeadFilter,
): Promise<WordShares | undefined> {
  const searched = searchWords(q);
  const words = [...new Set([...searched, ...searchWords(place)])];
  if (words.length === 0) return undefined;
  const together = and(...searched.map(isInText)) ?? sql`false`;
  const counts = [together, ...words.map(isInText)].map((has) => sql`count(*) filter (where ${has})::int`);
  const latest = ctx.db
    .select({ searchText: people.searchText })
    .from(people)
    .where(own(people, workspaceId))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(sampled);
  const [found] = await rowsOf<{ counts: number[]; sampled: number }>(
    ctx.db,
    sql`select array[${sql.join(counts, sql`, `)}] as counts, greatest(count(*), 1)::int as sampled from (${latest}) as ${people}`,
  );
  const [all = 0, ...each] = found?.counts.map((count) => count / found.sampled) ?? [];
  return {
    together: searched.length > 0 ? all : null,
    of: new Map(words.map((word, index) => [word, each[index] ?? 0])),
  };
}
