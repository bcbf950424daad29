import { and, asc, desc, isNotNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { drafts } from '../drafts.table.ts';
import { isTextOf, type Receiver } from './read-other-texts.ts';

const howMany = 60;

type Arguments = {
  /** Those of the texts that the person receives before this one, in order. */
  formerArguments: string[];
  /** How often each was used in the sender's last texts to other people. */
  argumentUses: Record<string, number>;
};

/** What was argued before: to this person, who should read something else, and to others of late. */
export async function readArguments(
  ctx: Ctx,
  receiver: Receiver,
  stepKeys: readonly string[],
): Promise<Arguments> {
  const lately = await ctx.db
    .select({ reason: drafts.reason })
    .from(drafts)
    .where(and(own(drafts, receiver), ne(drafts.state, 'skipped'), ne(drafts.personId, receiver.personId)))
    .orderBy(desc(drafts.updatedAt))
    .limit(howMany);
  const former = await ctx.db
    .select({ stepKey: drafts.stepKey, reason: drafts.reason })
    .from(drafts)
    .where(
      and(
        own(drafts, receiver),
        isTextOf(receiver),
        isNotNull(drafts.reason),
        // A note opens by the sign alone: its argument is still to be said.
        sql`${drafts.rules} ->> 'kind' <> 'note'`,
      ),
    )
    .orderBy(asc(drafts.textNumber));
  const argumentUses: Record<string, number> = {};
  for (const { reason } of lately)
    if (reason) argumentUses[reason.argumentId] = (argumentUses[reason.argumentId] ?? 0) + 1;
  return {
    formerArguments: former.flatMap(({ stepKey, reason }) =>
      reason && stepKeys.includes(stepKey) ? [reason.argumentId] : [],
    ),
    argumentUses,
  };
}
