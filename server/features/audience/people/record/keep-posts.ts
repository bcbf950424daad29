import { and, eq, sql } from 'drizzle-orm';
import type { Post } from '#core/people/person-facts.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { PersonPost } from '#server/providers/social-network/people.ts';
import { type PersonRow, people } from '../people.table.ts';

const longestPost = 2_000;

/** What a person wrote of late, beside what is known of them. Nothing else of the record is touched. */
export async function keepPosts(
  ctx: Ctx,
  { workspaceId, personId }: { workspaceId: string; personId: string },
  read: readonly PersonPost[],
): Promise<PersonRow | null> {
  const posts: Post[] = read.map(({ text, url, postedAt, isRepost }) => ({
    text: text.slice(0, longestPost).toWellFormed(),
    url,
    postedAt: postedAt?.toISOString() ?? null,
    isRepost,
  }));
  const given = { posts, postsReadAt: ctx.campaignClock.now().toISOString() };
  const [kept] = await ctx.db
    .update(people)
    .set({ facts: sql`${people.facts} || ${JSON.stringify(given)}::jsonb` })
    .where(and(own(people, workspaceId), eq(people.id, personId)))
    .returning();
  return kept ?? null;
}
