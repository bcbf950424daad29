import { withLine } from '#core/engine/sender-line.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { judgeApproved } from '#server/features/texts/drafts/approve/judge-approved.ts';
import { readDepartureLine } from '#server/features/texts/drafts/read/read-departure-line.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { LoadedPerson } from './load-people.ts';
import { isEnrolmentOf } from './write-decision.ts';

/** What leaves, word for word: the approved text, looked at once more. null: the gate blocks it, and the user is asked. */
export async function prepareText(
  ctx: Ctx,
  { enrolment, drafts, config }: LoadedPerson,
  stepKey: string,
): Promise<string | null> {
  const draft = drafts.get(stepKey);
  const text = draft && (await judgeApproved(ctx, { workspaceId: enrolment.workspaceId, draftId: draft.id }));
  if (text) return withLine(text, await readDepartureLine(ctx, { ...enrolment, stepKey }, config));
  await ctx.db
    .update(enrolments)
    .set({ state: 'asking', reason: 'text_refused', nextStepKey: stepKey, nextAct: null, nextActionAt: null })
    .where(isEnrolmentOf(enrolment));
  return null;
}
