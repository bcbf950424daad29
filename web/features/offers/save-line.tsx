import { Check, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import type { ArgumentaireEditing } from './argumentaire.queries.ts';

/** Whether what was typed is saved, and what to do when it is not. */
export function SaveLine({ editing }: { editing: ArgumentaireEditing }) {
  const { status } = editing;
  if (status === 'conflict')
    return (
      <div role="alert" className="flex w-full flex-wrap items-center gap-2 text-13 text-danger">
        <TriangleAlert size={14} aria-hidden />
        Cet argumentaire a été modifié ailleurs.
        <Button size="sm" onClick={() => editing.resolve('mine')}>
          Garder le vôtre
        </Button>
        <Button size="sm" variant="quiet" onClick={() => editing.resolve('theirs')}>
          Prendre l’autre
        </Button>
      </div>
    );
  if (typeof status === 'object')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-2 text-13 text-danger">
        Argumentaire pas encore enregistré : {status.failed}
        <button type="button" className="link" onClick={() => void editing.flush()}>
          Réessayer
        </button>
      </p>
    );
  return (
    <output className="ml-auto inline-flex items-center gap-1.5 text-13 text-muted max-sm:ml-0">
      {status === 'saving' && (
        <>
          <SpinnerRing />
          Enregistrement de l’argumentaire…
        </>
      )}
      {status === 'saved' && (
        <span className="inline-flex items-center gap-1.5 font-medium text-success">
          <Check size={14} aria-hidden />
          Argumentaire enregistré
        </span>
      )}
      {status === 'invalid' && <span className="text-danger">Un champ est à corriger.</span>}
    </output>
  );
}
