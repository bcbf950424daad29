import type { Reason } from '#contract/leads.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const shapes = { for: 'done', against: 'refused', unknown: 'open' } as const;

/** Why: for, against and what is not known, each with the words of the profile. */
export function LeadReasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="grid gap-1.5 py-2">
      {reasons.map(({ criterion, stance, explanation, evidence }) => (
        <li key={criterion} className="text-13">
          <StatusMark shape={shapes[stance]} mayWrap>
            {explanation}
            {evidence && !explanation.includes(evidence.text) && (
              <span className="text-sourdine"> « {evidence.text} »</span>
            )}
          </StatusMark>
        </li>
      ))}
    </ul>
  );
}
