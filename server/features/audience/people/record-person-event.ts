import type { PersonEvent } from '#core/people/describe-event.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { personEvents } from './person-history.table.ts';

/** Writes a line in the history of each of these people; joins the caller's transaction. */
export const recordPersonEvent = (
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
  event: PersonEvent,
): Promise<void> =>
  recordPersonEvents(
    ctx,
    workspaceId,
    personIds.map((personId) => ({ personId, event })),
  );

/** The same, with a line of their own for each. */
export async function recordPersonEvents(
  ctx: Ctx,
  workspaceId: string,
  lines: readonly { personId: string; event: PersonEvent }[],
): Promise<void> {
  if (lines.length === 0) return;
  const at = ctx.campaignClock.now();
  await ctx.db
    .insert(personEvents)
    .values(
      lines.map(({ personId, event: { kind, detail } }) => ({ workspaceId, personId, kind, detail, at })),
    );
}
