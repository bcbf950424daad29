import type { Reason } from '#contract/campaigns/leads.ts';
import {
  evidenceSourceLabels,
  formatPoints,
  formatTotal,
  quotesEvidence,
} from '#core/qualification/describe-score.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const shapes = { for: 'done', against: 'refused', unknown: 'open' } as const;

/** Why: each criterion with its points and the words of the profile it relies on, then the total. */
export function LeadReasons({ reasons }: { reasons: Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="max-w-[640px] py-2">
      <ul>
        {reasons.map((reason) => (
          <li
            key={reason.criterion}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-1.5 text-13"
          >
            <StatusMark shape={shapes[reason.stance]} mayWrap>
              <span className="block [overflow-wrap:anywhere]">{reason.explanation}</span>
              <Evidence reason={reason} />
            </StatusMark>
            <span
              className={`tabular-figures whitespace-nowrap text-right ${reason.points > 0 ? 'font-semibold' : 'text-muted'}`}
            >
              {formatPoints(reason)}
            </span>
          </li>
        ))}
      </ul>
      <p className="tabular-figures pt-1.5 text-13 text-muted">{formatTotal(reasons)}</p>
    </div>
  );
}

/** Quoted only where the explanation does not already hold these words. */
function Evidence({ reason }: { reason: Reason }) {
  const { evidence } = reason;
  if (!evidence) return null;
  const isGivenByUser = evidence.place === 'import' || evidence.place === 'edit';
  // « donné par votre import du 3 juin » says it already.
  if (isGivenByUser && quotesEvidence(reason)) return null;
  return (
    <span className="block text-12 text-muted [overflow-wrap:anywhere]">
      {quotesEvidence(reason) ? 'Lu dans' : `«\u00a0${evidence.text}\u00a0», lu dans`}{' '}
      {evidenceSourceLabels[evidence.place]}
    </span>
  );
}
