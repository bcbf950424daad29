import type { ApprovalMode } from '../../campaigns/engagement.ts';
import type { Decision } from './decision.ts';

/** Reasons that keep a step waiting and are shown nowhere else in the history of a person: a pause, a reply, a task have lines of their own. */
const shownReasons = [
  'hours',
  'approval',
  'text_refused',
  'text_missing',
  'no_window',
  'doubtful_no',
  'unread_message',
] as const;
type ShownRefusal = (typeof shownReasons)[number];

type Before = { reason: string | null; nextStepKey: string | null };

/** Why a step does not leave, where that is news: once for each reason and step, however often it is looked at. */
export function newRefusal(
  decision: Decision,
  before: Before,
  approval: ApprovalMode,
): { stepKey: string; because: ShownRefusal } | null {
  if ((decision.is !== 'wait' && decision.is !== 'ask') || !decision.stepKey) return null;
  const { stepKey } = decision;
  const because = shownReasons.find((reason) => reason === decision.because);
  if (!because || (before.reason === because && before.nextStepKey === stepKey)) return null;
  // Approved by itself in the next moment, or refused: that is written then.
  return because === 'approval' && approval === 'automatic' ? null : { stepKey, because };
}
