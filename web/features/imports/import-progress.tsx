import type { Import } from '#contract/sourcing/imports.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useConfirmImport } from './imports.queries.ts';

/** How far a long list is; the page may be left, and come back to. */
export function ImportProgress({
  imported: { id, name },
  progress: { done, total, isStalled },
}: {
  imported: Import;
  progress: NonNullable<Import['progress']>;
}) {
  const resume = useConfirmImport(id);
  return (
    <Section title="Import en cours" note={name} titleRef={focusOnArrival} className="max-w-[760px] pb-10">
      <progress
        aria-label="Personnes importées"
        value={done}
        max={Math.max(total, 1)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <output className="mt-2 block">
        <span className="tabular-figures font-semibold">{formatNumber(done)}</span> sur{' '}
        <span className="tabular-figures">{formatNumber(total)}</span> personnes.
      </output>
      {!isStalled && (
        <p className="mt-2 text-13 text-muted">
          Vous pouvez quitter cette page : l’import continue, et personne ne sera en double.
        </p>
      )}
      {isStalled && (
        <Notice tone="warning" className="mt-4" title="L’import n’avance plus.">
          <p>Rien n’est perdu : il reprendra là où il s’est arrêté.</p>
          <Button
            className="mt-3"
            isBusy={resume.isPending}
            // What was chosen at the first confirmation holds.
            onClick={() => resume.mutate({ lawfulBasis: 'legitimate_interest' })}
          >
            Reprendre l’import
          </Button>
        </Notice>
      )}
      {resume.isError && (
        <Notice tone="error" className="mt-4">
          {errorMessage(resume.error)}
        </Notice>
      )}
    </Section>
  );
}
