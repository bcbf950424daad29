import { and, desc, eq } from 'drizzle-orm';
import type { Merge } from '#contract/audience/people.ts';
import { describeProof } from '#core/people/identity.ts';
import { personName } from '#core/people/person-name.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { people } from '../people.table.ts';
import { personMerges } from '../person-history.table.ts';

const mostListed = 50;

/** The latest first, of everybody or of one person. */
export async function listMerges(ctx: MemberCtx, personId?: string): Promise<Merge[]> {
  const { workspaceId } = ctx.actor;
  const rows = await ctx.db
    .select({
      merge: personMerges,
      kept: {
        firstName: people.firstName,
        lastName: people.lastName,
        publicIdentifier: people.publicIdentifier,
      },
    })
    .from(personMerges)
    .innerJoin(people, and(own(people, personMerges), eq(people.id, personMerges.keptId)))
    .where(and(own(personMerges, workspaceId), personId ? eq(personMerges.keptId, personId) : undefined))
    .orderBy(desc(personMerges.mergedAt), desc(personMerges.ordinal))
    .limit(mostListed);
  return rows.map(({ merge, kept }) => {
    const other = merge.before.people.find(({ id }) => id === merge.before.goneId);
    return {
      id: merge.id,
      keptId: merge.keptId,
      keptName: personName(kept),
      otherName: personName({
        firstName: other?.first_name as string | null,
        lastName: other?.last_name as string | null,
        publicIdentifier: other?.public_identifier as string | null,
      }),
      because: describeProof(merge.because),
      mergedAt: merge.mergedAt.toISOString(),
      undoneAt: merge.undoneAt?.toISOString() ?? null,
    };
  });
}
