import { and, eq } from 'drizzle-orm';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { haveTalked } from '#server/features/conversations/have-talked.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type WithdrawalRefusal = 'opposed' | 'not_pending' | 'excluded' | 'talked';

/** Accepted, declined or taken back meanwhile; or nothing more is done about them: they said no, or they talk. */
export async function refuseWithdrawal(
  ctx: Ctx,
  { workspaceId, accountId, personId }: { workspaceId: string; accountId: string; personId: string },
): Promise<WithdrawalRefusal | null> {
  if ((await readOpposed(ctx, workspaceId, [personId])).size > 0) return 'opposed';
  const [person] = await ctx.db
    .select({
      relation: relations.state,
      exclusionId: people.exclusionId,
      hasTalked: haveTalked({ workspaceId: people.workspaceId, personId: people.id }),
    })
    .from(people)
    .leftJoin(
      relations,
      and(own(relations, people), eq(relations.personId, people.id), eq(relations.accountId, accountId)),
    )
    .where(and(own(people, workspaceId), eq(people.id, personId)));
  if (person?.relation !== 'invited') return 'not_pending';
  if (person.exclusionId !== null) return 'excluded';
  return person.hasTalked ? 'talked' : null;
}
