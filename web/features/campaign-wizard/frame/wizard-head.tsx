import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';

/** Way out, name, state, and the steps below. */
export function WizardHead(props: { name: ReactNode; status: ReactNode; save: ReactNode; steps: ReactNode }) {
  return (
    <header className="gutter -mx-(--gutter) border-line border-b">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 pb-3.5">
        <AppLink
          href={paths.home}
          aria-label="Quitter, tout est enregistré au fil de la saisie"
          className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11 max-sm:-ml-3"
        >
          <ArrowLeft size={16} aria-hidden />
        </AppLink>
        {props.name}
        {props.status}
        {props.save}
      </div>
      {props.steps}
    </header>
  );
}
