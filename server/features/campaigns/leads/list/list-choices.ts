import { and, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { LeadChoices } from '#contract/campaigns/lead-list.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';

/** What occurs among a user's people, for the lists of the filters. */
export async function listChoices(ctx: MemberCtx): Promise<z.input<typeof LeadChoices>> {
  const mine = own(people, ctx.actor);
  const tags = await rowsOf<{ tag: string }>(
    ctx.db,
    sql`select distinct unnest(${people.tags}) as tag from ${people} where ${mine} and ${people.tags} <> '{}' order by tag`,
  );
  return {
    tags: tags.map(({ tag }) => tag),
    departments: await listDistinct(ctx, people.department),
    headcounts: await listDistinct(ctx, people.headcountBand),
  };
}

/** From one value of the index to the next, never over all the rows of each. */
async function listDistinct(
  ctx: MemberCtx,
  column: typeof people.department | typeof people.headcountBand,
): Promise<string[]> {
  const mine = and(own(people, ctx.actor), isNotNull(column));
  const next = (after?: ReturnType<typeof sql>) =>
    sql`(select ${column} from ${people} where ${after ? and(mine, sql`${column} > ${after}`) : mine} order by ${column} limit 1)`;
  const rows = await rowsOf<{ value: string }>(
    ctx.db,
    sql`with recursive found(value) as (
      ${next()} union all select ${next(sql`found.value`)} from found where found.value is not null
    ) select value from found where value is not null`,
  );
  return rows.map(({ value }) => value);
}
