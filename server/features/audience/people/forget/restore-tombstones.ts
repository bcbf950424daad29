import { and, asc, gt } from 'drizzle-orm';
import { namingOf } from '#core/people/naming.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type PersonRow, people } from '../people.table.ts';
import { tombstones } from '../person-history.table.ts';
import { erasePerson } from './erase-person.ts';
import { readForgotten } from './forget-people.ts';
import { isErased } from './is-erased.ts';

export type Tombstone = typeof tombstones.$inferSelect;

/** Of everybody: keyed hashes, which name nobody without the key. */
export const listTombstones = ({ db }: Pick<Ctx, 'db'>): Promise<Tombstone[]> => db.select().from(tombstones);

const batch = 500;

/** After a backup was put back: whoever was erased since is erased again. How many came back with it. */
export const restoreTombstones = (
  ctx: Ctx,
  workspaceId: string,
  rows: readonly Tombstone[],
): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    for (let from = 0; from < rows.length; from += batch)
      await ctx.db
        .insert(tombstones)
        .values(rows.slice(from, from + batch))
        .onConflictDoNothing();
    let gone = 0;
    let last: string | null = null;
    for (;;) {
      const some: PersonRow[] = await ctx.db
        .select()
        .from(people)
        .where(and(own(people, workspaceId), last === null ? undefined : gt(people.id, last)))
        .orderBy(asc(people.id))
        .limit(batch);
      for (const person of some) if (await cameBack(ctx, person)) gone += await eraseAgain(ctx, person);
      last = some.at(-1)?.id ?? null;
      if (some.length < batch) return gone;
    }
  });

/** By an identity; by name and company only where nothing else is known, as for a list without any identity. */
async function cameBack(ctx: Ctx, person: PersonRow): Promise<boolean> {
  const { identities } = await readForgotten(ctx, person.workspaceId, [person]);
  const keys = identities.length > 0 ? identities : namingOf(person);
  return (await isErased(ctx, person.workspaceId, () => keys)).size > 0;
}

const eraseAgain = async (ctx: Ctx, { workspaceId, id }: PersonRow): Promise<number> =>
  (await erasePerson(ctx, workspaceId, id)) ? 1 : 0;
