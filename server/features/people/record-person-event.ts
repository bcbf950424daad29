import type { PersonEvent } from '#core/people/describe-event.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { personEvents } from './person-history.table.ts';

/** Writes a line in the history of each of these people; joins the caller's transaction. */
export async function recordPersonEvent(
  ctx: Ctx,
  userId: string,
  personIds: readonly string[],
  { kind, detail }: PersonEvent,
): Promise<void> {
  if (personIds.length === 0) return;
  const at = ctx.campaignClock.now();
  await ctx.db
    .insert(personEvents)
    .values(personIds.map((personId) => ({ userId, personId, kind, detail, at })));
}
