import { errorMessage } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRemoveEntity } from './entity/entities.queries.ts';
import { type Entity, type EntityKind, entityTexts } from './entity/entity-texts.ts';

/** The last word before an offer or a target is lost; one that serves elsewhere is refused, with the campaigns' names. */
export function RemoveDialog(props: {
  kind: EntityKind;
  entity: Entity;
  onRemoved: () => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}) {
  const { entity } = props;
  const remove = useRemoveEntity(props.kind, props.onRemoved);
  const text = entityTexts[props.kind];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={props.onClose}
      title={text.removeTitle(entity.name)}
      confirmLabel={text.remove}
      cancelLabel={text.keep}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(entity, { onSuccess: props.onClose })}
      returnFocus={props.returnFocus}
    >
      <div className="grid gap-2 text-pretty">
        <p>{text.lost}</p>
        {entity.usedBy.length > 0 && <p>Sert à : {entity.usedBy.map(({ name }) => name).join(', ')}.</p>}
        {remove.isError && <Notice tone="error">{errorMessage(remove.error)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
