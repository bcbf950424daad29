import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { type WizardStep, wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

const continuing: Record<WizardStep, string> = {
  offer: 'Continuer vers l’offre',
  targeting: 'Continuer vers le ciblage',
  leads: 'Continuer vers les leads',
  engagement: 'Continuer vers la séquence',
  review: 'Continuer vers la vérification',
};

/** Always within reach: where one comes from, what is missing, where one goes on. */
export function WizardFoot(props: {
  step: WizardStep;
  hrefOf: (step: WizardStep) => string;
  note: ReactNode;
  /** Instead of the link to the next step. */
  action?: ReactNode;
  /** False where another act of the page comes first. */
  isMainAct?: boolean;
  /** False: the step is not left yet. */
  mayContinue?: () => boolean;
}) {
  const index = wizardSteps.indexOf(props.step);
  const before = wizardSteps[index - 1];
  const after = wizardSteps[index + 1];
  return (
    <footer
      data-foot
      className="gutter sticky bottom-0 z-20 -mx-(--gutter) mt-8 -mb-16 border-line border-t bg-paper"
    >
      <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        {before && (
          <AppLink href={props.hrefOf(before)} className={buttonClass({ variant: 'secondary', size: 'md' })}>
            <ArrowLeft size={14} aria-hidden />
            {wizardStepTitles[before]}
          </AppLink>
        )}
        <p className="ml-auto max-w-[60ch] text-pretty text-right text-13 text-muted max-nav:order-first max-nav:ml-0 max-nav:w-full max-nav:text-left">
          {props.note}
        </p>
        <span className="max-nav:ml-auto">
          {props.action ??
            (after && (
              <AppLink
                href={props.hrefOf(after)}
                onClick={(event) => {
                  if (props.mayContinue && !props.mayContinue()) event.preventDefault();
                }}
                className={buttonClass({
                  variant: props.isMainAct === false ? 'secondary' : 'primary',
                  size: 'md',
                })}
              >
                {continuing[after]}
              </AppLink>
            ))}
        </span>
      </div>
    </footer>
  );
}
