import { and, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { people } from './people.table.ts';

const mostTags = 30;

type Tagging = { workspaceId: string; personIds: readonly string[]; tags: readonly string[] };

const mine = ({ workspaceId, personIds }: Tagging) =>
  and(own(people, workspaceId), inArray(people.id, [...personIds]));

/** Adds tags, each once; returns how many people changed. A person keeps a few dozen at most. */
export async function tagPeople(ctx: Ctx, tagging: Tagging): Promise<number> {
  const tags = sql`${sql.param([...tagging.tags])}::text[]`;
  const changed = await ctx.db
    .update(people)
    .set({
      tags: sql`array(select distinct tag from unnest(${people.tags} || ${tags}) tag order by tag limit ${mostTags})`,
    })
    .where(and(mine(tagging), sql`not ${people.tags} @> ${tags}`))
    .returning({ id: people.id });
  return changed.length;
}

export async function untagPeople(ctx: Ctx, tagging: Tagging): Promise<number> {
  const tags = sql`${sql.param([...tagging.tags])}::text[]`;
  const changed = await ctx.db
    .update(people)
    .set({
      tags: sql`array(select tag from unnest(${people.tags}) tag where tag <> all(${tags}) order by tag)`,
    })
    .where(and(mine(tagging), sql`${people.tags} && ${tags}`))
    .returning({ id: people.id });
  return changed.length;
}
