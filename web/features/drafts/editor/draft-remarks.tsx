import { Check } from 'lucide-react';
import { type Finding, type Fix, findingKey, isAdvice } from '#core/text-gate/finding.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { describeFindings } from '../draft-texts.ts';
import { lookOf } from '../message/finding-look.ts';

type DraftRemarksProps = {
  findings: readonly Finding[];
  isReadOnly: boolean;
  /** While the text runs ahead of its remarks, none of them can be acted on. */
  isPaused: boolean;
  onFix: (fix: Fix) => void;
  onIgnore: (finding: Finding) => void;
  onAddWord: (finding: Finding) => void;
};

/** Everything that is to be said of the text; what blocks comes first. */
export function DraftRemarks(props: DraftRemarksProps) {
  const { findings } = props;
  return (
    <Section
      title="Remarques"
      note={<output>{findings.length > 0 && describeFindings(findings)}</output>}
      className="mt-5 pb-3"
    >
      {findings.length === 0 && (
        <p className="flex items-center gap-2 border-line border-t py-2.5 text-14">
          <Check size={16} strokeWidth={1.75} aria-hidden className="text-success" />
          {props.isReadOnly
            ? 'Aucune remarque sur ce message.'
            : 'Aucune remarque : ce message peut être validé.'}
        </p>
      )}
      <ul>
        {findings.map((finding) => (
          <Remark key={`${findingKey(finding)}-${finding.start}`} finding={finding} {...props} />
        ))}
      </ul>
    </Section>
  );
}

export const remarkId = (finding: Pick<Finding, 'code' | 'start'>): string =>
  `remarque-${finding.code}-${finding.start}`;

function Remark({ finding, ...props }: DraftRemarksProps & { finding: Finding }) {
  const { Icon, tone, screenReaderLabel } = lookOf(finding);
  return (
    <li
      id={remarkId(finding)}
      tabIndex={-1}
      data-blocking={finding.isBlocking || undefined}
      className="grid scroll-mb-24 grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-1 border-line border-t py-2.5 focus:bg-sunken max-sm:grid-cols-[24px_minmax(0,1fr)]"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-0.5 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold text-14 [overflow-wrap:anywhere]">
          {screenReaderLabel && <span className="sr-only">{screenReaderLabel} : </span>}
          {finding.title}
        </p>
        <p className="text-13 text-pretty text-muted [overflow-wrap:anywhere]">{finding.explanation}</p>
      </div>
      {!props.isReadOnly && (
        <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2 max-sm:mt-2 sm:max-w-[420px] sm:justify-end sm:pl-4">
          {finding.fixes.map((fix) => (
            <Button
              key={`${fix.label} ${fix.replacement}`}
              size="sm"
              disabled={props.isPaused}
              onClick={() => props.onFix(fix)}
            >
              {fix.label}
            </Button>
          ))}
          {finding.code === 'spelling' && (
            <Button size="sm" disabled={props.isPaused} onClick={() => props.onAddWord(finding)}>
              Ajouter au lexique
            </Button>
          )}
          {isAdvice(finding.code) && (
            <button
              type="button"
              className="link px-1 text-13 leading-[30px] disabled:opacity-50 max-sm:min-h-11 max-sm:px-0"
              disabled={props.isPaused}
              onClick={() => props.onIgnore(finding)}
            >
              Ignorer
            </button>
          )}
        </div>
      )}
    </li>
  );
}
