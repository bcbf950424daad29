import { BellOff, Check, CircleDashed, Hourglass, Lightbulb, type LucideIcon } from 'lucide-react';
import type { AdviceResult } from '#contract/overview/intelligence.ts';
import type { RuleVerdict } from '#core/intelligence/advice.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useIgnoreAdvice } from './intelligence.queries.ts';
import type { OpenList } from './open-count.tsx';

const verdicts: Record<RuleVerdict, { label: string; icon: LucideIcon; className: string }> = {
  advice: { label: 'Conseil', icon: Lightbulb, className: 'text-accent' },
  fine: { label: 'Rien à signaler', icon: Check, className: 'text-success' },
  early: { label: 'Trop tôt', icon: Hourglass, className: 'text-warning' },
  off: { label: 'Sans objet', icon: CircleDashed, className: 'text-muted' },
  ignored: { label: 'Ignoré par vous', icon: BellOff, className: 'text-muted' },
};

/** What each rule looked at, what it saw, and what it still lacks. */
export function RulesTable(props: {
  campaignId: string;
  findings: readonly AdviceResult[];
  onOpen: OpenList;
}) {
  return (
    <table className="w-full text-14 max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-left text-13 text-muted">
          {['Règle', 'Ce qu’elle regarde', 'Aujourd’hui', 'Verdict', 'Il manque'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {props.findings.map((finding) => (
          <tr key={finding.rule} className="border-line border-b align-top max-sm:block max-sm:py-2.5">
            <th scope="row" className="py-2.5 pr-4 text-left font-medium max-sm:block max-sm:py-0">
              {finding.name}
            </th>
            <td className="py-2.5 pr-4 text-muted max-sm:block max-sm:py-0.5 max-sm:text-13">
              {finding.looksAt}
            </td>
            <td className="py-2.5 pr-4 max-sm:block max-sm:py-0.5">
              <Today finding={finding} onOpen={props.onOpen} />
            </td>
            <td className="whitespace-nowrap py-2.5 pr-4 max-sm:inline-block max-sm:py-0.5">
              <Verdict verdict={finding.verdict} />
            </td>
            <td className="py-2.5 text-muted max-sm:inline-block max-sm:py-0.5 max-sm:text-13">
              {finding.verdict === 'ignored' ? (
                <TakeUpAgain campaignId={props.campaignId} finding={finding} />
              ) : finding.missing ? (
                `encore ${finding.missing}`
              ) : (
                <span aria-hidden>–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nothing is missing: the user set it aside, and may change their mind. */
function TakeUpAgain({ campaignId, finding }: { campaignId: string; finding: AdviceResult }) {
  const ignore = useIgnoreAdvice(campaignId);
  const { rule, name, advice } = finding;
  return (
    <>
      <button
        type="button"
        className="link max-sm:min-h-11"
        aria-label={`Reprendre le conseil\u00a0: ${name}`}
        disabled={ignore.isPending}
        onClick={() => ignore.mutate({ rule, subject: advice?.subject ?? '', isIgnored: false })}
      >
        Reprendre ce conseil
      </button>
      {ignore.error && <p className="text-13 text-danger">{errorMessage(ignore.error)}</p>}
    </>
  );
}

function Today({ finding, onOpen }: { finding: AdviceResult; onOpen: OpenList }) {
  const { rule, name, today, people } = finding;
  if (people === 0) return today;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${today}\u00a0: ${name}`}
      className="count-link cursor-pointer text-left max-sm:min-h-11"
      onClick={() => onOpen({ of: 'finding', key: rule })}
    >
      {today}
    </button>
  );
}

function Verdict({ verdict }: { verdict: RuleVerdict }) {
  const { label, icon: Icon, className } = verdicts[verdict];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} strokeWidth={1.75} aria-hidden className={className} />
      {label}
    </span>
  );
}
