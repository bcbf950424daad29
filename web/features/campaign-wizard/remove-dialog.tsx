import { errorMessage } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { EntityAct, EntityKind } from './entity-texts.ts';
import { entityTexts } from './entity-texts.ts';

export type Removable = { id: string; name: string; usedBy: string[] };

/** The last word before an offer or a target is lost; one that serves elsewhere is refused, with the campaigns' names. */
export function RemoveDialog(props: {
  kind: EntityKind;
  entity: Removable | null;
  remove: EntityAct<string>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}) {
  const { entity, remove } = props;
  const text = entityTexts[props.kind];
  return (
    <ConfirmDialog
      isOpen={entity !== null}
      onOpenChange={props.onClose}
      title={text.removeTitle(entity?.name ?? '')}
      confirmLabel={text.remove}
      cancelLabel={text.keep}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => entity && remove.mutate(entity.id, { onSuccess: props.onClose })}
      returnFocus={props.returnFocus}
    >
      <div className="grid gap-2 text-pretty">
        <p>{text.lost}</p>
        {entity && entity.usedBy.length > 0 && <p>Sert à : {entity.usedBy.join(', ')}.</p>}
        {remove.isError && <Notice tone="error">{errorMessage(remove.error)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
