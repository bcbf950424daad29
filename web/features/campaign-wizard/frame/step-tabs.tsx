import { Check, TriangleAlert } from 'lucide-react';
import { type WizardStep, wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { StepProgress } from './wizard-progress.ts';

/** The five steps, each with what it has come to. */
export function StepTabs(props: {
  current: WizardStep;
  progress: Record<WizardStep, StepProgress>;
  hrefOf: (step: WizardStep) => string;
}) {
  return (
    <nav aria-label="Étapes de la campagne">
      <ol className="grid grid-cols-5 gap-x-4 max-nav:flex max-nav:gap-x-1.5">
        {wizardSteps.map((step, index) => (
          <StepTab
            key={step}
            number={index + 1}
            title={wizardStepTitles[step]}
            href={props.hrefOf(step)}
            isCurrent={step === props.current}
            progress={props.progress[step]}
          />
        ))}
      </ol>
    </nav>
  );
}

const marks = {
  done: { Icon: Check, className: 'text-success', label: 'terminée' },
  wrong: { Icon: TriangleAlert, className: 'text-warning', label: 'à compléter' },
} as const;

function StepTab(props: {
  number: number;
  title: string;
  href: string;
  isCurrent: boolean;
  progress: StepProgress;
}) {
  const { isCurrent, progress } = props;
  const hasBegun = progress.state !== 'open';
  const mark = progress.state === 'open' ? null : marks[progress.state];
  return (
    <li className={classNames('min-w-0', isCurrent ? 'max-nav:flex-none max-nav:pr-2' : 'max-nav:flex-1')}>
      <AppLink
        href={props.href}
        aria-current={isCurrent ? 'step' : undefined}
        className={classNames(
          'block pb-3 hover:text-ink max-nav:min-h-11',
          isCurrent
            ? 'border-accent border-t-4 pt-[7px]'
            : classNames('border-t-2 pt-[9px]', hasBegun ? 'border-ink' : 'border-line'),
        )}
      >
        <span
          className={classNames(
            'flex items-center gap-2 font-semibold font-heading text-16 leading-[1.3]',
            isCurrent || hasBegun ? 'text-ink' : 'text-muted',
          )}
        >
          <span
            className={classNames(
              'tabular-figures',
              isCurrent ? 'font-bold text-accent' : 'font-medium text-muted',
            )}
          >
            {props.number}
          </span>
          <span className={isCurrent ? undefined : 'max-nav:sr-only'}>{props.title}</span>
          {mark && (
            <>
              <mark.Icon size={14} aria-hidden className={classNames('shrink-0', mark.className)} />
              <span className="sr-only">{mark.label}</span>
            </>
          )}
        </span>
        <span className="mt-px block truncate text-13 text-muted max-nav:sr-only">{progress.result}</span>
      </AppLink>
    </li>
  );
}
