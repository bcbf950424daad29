import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { twoFactorQuery } from '#web/features/settings/settings.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { StartStep } from './start-progress.ts';

/**
 * Until the first launch: where the user is, and where to go on. One line once a draft is in the list below. Takes its
 * place before it is known, and shows nothing until then.
 */
export function StartSteps({
  steps,
  isKnown,
  isCompact,
}: {
  steps: readonly StartStep[];
  isKnown: boolean;
  isCompact?: boolean;
}) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section
      aria-labelledby="premiers-pas"
      className={classNames(
        'mb-8 rounded-card border border-field border-dashed px-4 py-3.5',
        !isKnown && 'invisible',
      )}
    >
      <div className={isCompact ? 'sr-only' : undefined}>
        <h2 id="premiers-pas" className="text-19">
          Lancez votre première campagne
        </h2>
        <p className="mt-1 mb-2.5 text-13 text-muted">
          Quatre étapes, une vingtaine de minutes. Vous pouvez vous arrêter et reprendre.
        </p>
      </div>
      <ol
        className={classNames(
          'text-14',
          isCompact && 'nav:flex nav:items-center nav:justify-between nav:gap-x-6',
        )}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={index === next ? 'step' : undefined}
            className={classNames(
              'flex min-h-10 items-center gap-2 py-1.5',
              isCompact ? 'max-nav:border-line max-nav:not-first:border-t' : 'border-line border-t',
              step.isDone ? 'text-success' : index === next ? 'font-semibold' : 'text-muted',
            )}
          >
            {step.isDone ? (
              <Check size={16} role="img" aria-label="Fait :" className="shrink-0" />
            ) : (
              <span aria-hidden className="tabular-figures w-4 shrink-0 text-center">
                {index + 1}
              </span>
            )}
            {step.title}
            {index === next && (
              <AppLink
                href={step.href}
                className={classNames(
                  buttonClass({ variant: 'primary', size: 'sm' }),
                  isCompact ? 'max-nav:ml-auto nav:ml-2' : 'ml-auto',
                )}
              >
                Continuer
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      <ProtectionHint />
    </section>
  );
}

function ProtectionHint() {
  const { data, isError } = useQuery(twoFactorQuery);
  if (isError || data?.isEnabled) return null;
  return (
    <p className={classNames('mt-1 border-line border-t pt-2.5 text-13 text-muted', !data && 'invisible')}>
      Votre compte agit à votre nom : protégez-le avec la double authentification.{' '}
      <AppLink href={paths.accountSecurity} className="link">
        Activer
      </AppLink>
    </p>
  );
}
