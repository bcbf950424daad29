import { Check, Eye, History, Keyboard, ListOrdered, PenLine, Redo2, RefreshCw, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Draft } from '#contract/texts/drafts.ts';
import { angleLabels, angles } from '#core/campaigns/engagement.ts';
import type { Manner } from '#core/messages/brief.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { DraftEditing } from './use-draft-editor.ts';

const manners: { manner: Manner; quality: string }[] = [
  { manner: 'shorter', quality: 'court' },
  { manner: 'more_direct', quality: 'direct' },
  { manner: 'warmer', quality: 'chaleureux' },
];
/** On a phone all of them stand on one line: an icon, or a sign for « plus ». */
const oneLine = 'shrink-0 max-sm:grow max-sm:px-2.5!';
const letters = ['A', 'B'];

type DraftToolbarProps = {
  draft: Draft;
  editing: DraftEditing;
  isEditing: boolean;
  onEdit: () => void;
  onDone: () => void;
  onHistory: () => void;
  onPreview: () => void;
  onSequence: () => void;
  onShortcuts: () => void;
};

/** Everything that rewrites the text, and the way back. */
export function DraftToolbar({ draft, editing, isEditing, ...on }: DraftToolbarProps) {
  const { doing, isReadOnly } = editing;
  const isBusy = doing !== null;
  const rewrite = (manner: Manner) =>
    editing.act({ name: manner, run: (calls) => calls.rewrite({ manner }) });
  return (
    <fieldset
      aria-label="Retoucher le message"
      className="mt-3.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-2.5"
    >
      {!isReadOnly && (
        <>
          <Segmented
            label="Variante"
            isLabelHidden
            value={doing?.angle ?? draft.angle}
            options={angles.map((value, index) => ({
              value,
              label: (
                <>
                  {draft.hasVariants && <b className="font-bold">{letters[index]}</b>}
                  {angleLabels[value]}
                </>
              ),
            }))}
            onChange={(angle) =>
              editing.act({ name: 'angle', angle, run: (calls) => calls.chooseAngle(angle) })
            }
          />
          <div className="flex gap-1.5 max-nav:order-3 max-nav:w-full">
            {isEditing ? (
              <Button size="sm" className={oneLine} onClick={on.onDone}>
                <Check size={14} strokeWidth={1.75} aria-hidden />
                <span className="max-sm:sr-only">Terminer</span>
              </Button>
            ) : (
              <Button size="sm" className={oneLine} onClick={on.onEdit} aria-keyshortcuts="E">
                <PenLine size={14} strokeWidth={1.75} aria-hidden />
                <span className="max-sm:sr-only">Modifier</span>
                <span className="max-[1320px]:hidden">
                  <KeyCap>E</KeyCap>
                </span>
              </Button>
            )}
            <Button
              size="sm"
              className={oneLine}
              isBusy={doing?.name === 'again'}
              disabled={isBusy && doing.name !== 'again'}
              onClick={() => rewrite('again')}
            >
              {doing?.name !== 'again' && <RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
              <span className="max-sm:sr-only">Régénérer</span>
            </Button>
            {manners.map(({ manner, quality }) => (
              <Button
                key={manner}
                size="sm"
                className={oneLine}
                aria-label={`Plus ${quality}`}
                isBusy={doing?.name === manner}
                disabled={isBusy && doing.name !== manner}
                onClick={() => rewrite(manner)}
              >
                <span>
                  <span className="max-sm:hidden">Plus</span>
                  <span className="sm:hidden">+</span> {quality}
                </span>
              </Button>
            ))}
          </div>
        </>
      )}
      <div className="ml-auto flex items-center gap-0.5">
        {!isReadOnly && (
          <>
            <IconButton
              label="Annuler la dernière version"
              aria-keyshortcuts="Control+Z Meta+Z"
              disabled={!draft.canUndo || isBusy}
              onClick={editing.undo}
            >
              <Undo2 {...iconLook} />
            </IconButton>
            <IconButton
              label="Rétablir"
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              disabled={!draft.canRedo || isBusy}
              onClick={editing.redo}
            >
              <Redo2 {...iconLook} />
            </IconButton>
          </>
        )}
        <IconButton label="Historique" onClick={on.onHistory}>
          <History {...iconLook} />
        </IconButton>
        <IconButton label="Toute la séquence" onClick={on.onSequence}>
          <ListOrdered {...iconLook} />
        </IconButton>
        <IconButton label="Aperçu, tel qu’il sera reçu" onClick={on.onPreview}>
          <Eye {...iconLook} />
        </IconButton>
        <span className="max-nav:hidden">
          <IconButton label="Raccourcis clavier" onClick={on.onShortcuts}>
            <Keyboard {...iconLook} />
          </IconButton>
        </span>
      </div>
    </fieldset>
  );
}

const iconLook = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function IconButton({
  label,
  ...button
}: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className="grid size-[30px] place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted/45 max-sm:size-11"
        {...button}
      />
    </Tooltip>
  );
}
