import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Conflict } from './autosave/autosave-view.ts';
import type { FieldName } from './autosave/campaign-fields.ts';
import { useEditing } from './editing-context.ts';
import { fieldLabels, spellValue } from './field-texts.ts';

/** Both texts of each field that was changed here and elsewhere; the user keeps one. */
export function ConflictDialog(props: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  opener: () => HTMLElement | null;
}) {
  const { conflicts, resolve } = useEditing();
  const settled = useRef<FieldName | null>(null);
  const choose = (name: FieldName, choice: 'mine' | 'theirs') => {
    settled.current = name;
    resolve(name, choice);
  };
  const resolveAll = (choice: 'mine' | 'theirs') => {
    for (const { name } of conflicts.toReversed()) choose(name, choice);
  };
  const isTakenUp = conflicts.length > 0 && conflicts.every((conflict) => conflict.isTakenUp);
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={isTakenUp ? takenUpTitle(conflicts) : 'Cette campagne a été modifiée ailleurs'}
      returnFocus={() => props.opener() ?? fieldElement(settled.current)}
    >
      <p className="text-13 text-muted">
        {isTakenUp
          ? 'Vous aviez déjà écrit. Choisissez, champ par champ, ce que vous gardez.'
          : 'Un autre onglet ou un autre appareil a changé les mêmes champs. Rien n’est perdu\u00a0: choisissez ce que vous gardez. Le reste a été réuni.'}
      </p>
      <ul className="mt-3">
        {conflicts.map((conflict) => (
          <ConflictItem
            key={conflict.name}
            conflict={conflict}
            onChoose={(choice) => choose(conflict.name, choice)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2 border-line border-t pt-4">
        <Button variant="quiet" onClick={() => props.onOpenChange(false)}>
          Plus tard
        </Button>
        {conflicts.length > 1 && (
          <>
            <Button onClick={() => resolveAll('theirs')}>Tout prendre de l’autre version</Button>
            <Button variant="primary" onClick={() => resolveAll('mine')}>
              Garder tous vos textes
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

const takenUpTitle = ([first]: Conflict[]) =>
  first?.name.startsWith('icpData')
    ? 'Vos critères, ou ceux du ciblage repris'
    : 'Vos textes, ou ceux de l’offre reprise';

/** Where the user goes on after the choice: the field, or the step's first heading. */
const fieldElement = (name: FieldName | null) =>
  document.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
  document.querySelector<HTMLElement>('main h1 input');

function ConflictItem(props: { conflict: Conflict; onChoose: (choice: 'mine' | 'theirs') => void }) {
  const { name, mine, theirs } = props.conflict;
  return (
    <li className="border-line border-t py-3">
      <h3 className="mb-2 font-semibold text-14">{fieldLabels[name]}</h3>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Version title="Votre texte" text={spellValue(name, mine)}>
          <Button size="sm" onClick={() => props.onChoose('mine')}>
            Garder votre texte
          </Button>
        </Version>
        <Version title="L’autre version" text={spellValue(name, theirs)}>
          <Button size="sm" onClick={() => props.onChoose('theirs')}>
            Prendre l’autre version
          </Button>
        </Version>
      </div>
    </li>
  );
}

function Version(props: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="grid content-between gap-2">
      <div>
        <p className="text-12 text-muted">{props.title}</p>
        <p className="max-h-40 overflow-y-auto whitespace-pre-line text-14 [overflow-wrap:anywhere]">
          {props.text || <span className="text-muted">(vide)</span>}
        </p>
      </div>
      <div>{props.children}</div>
    </div>
  );
}
