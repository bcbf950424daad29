import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight, ChevronDown, Info, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction, MenuSeparator } from '#web/ui/menu.tsx';
import { useEditing } from '../editing-context.ts';
import { isWithinLimit, PlanLimit } from '../plan-limit.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';
import { useEntity, useRenameEntity } from './entities.queries.ts';
import { type Entity, type EntityKind, entityTexts } from './entity-texts.ts';

/** The offer or target in use, the campaigns it also serves, and the way to another; nothing before there is one. */
export function EntityHead(props: {
  kind: EntityKind;
  entities: Entity[];
  onCreate: () => Promise<void>;
  onArrive: () => void;
}) {
  const user = useUser();
  const { campaign } = useEditing();
  const { kind, entities } = props;
  const text = entityTexts[kind];
  const { currentId, currentName, choose } = useEntity(kind);
  const rename = useRenameEntity(kind);
  const change = useMutation({ mutationFn: (id: string) => choose(id), onSuccess: props.onArrive });
  const create = useMutation({ mutationFn: props.onCreate });
  const [isRemoving, setIsRemoving] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const current = entities.find(({ id }) => id === currentId);
  if (!current) return null;
  const mayCreate = isWithinLimit(user.subscription, kind, entities.length);
  const failed = [create, change].find(({ isError }) => isError)?.error;
  const others = current.usedBy.filter(({ id }) => id !== campaign?.id);
  return (
    <div className="-mb-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <NameInput
          key={current.id}
          label={text.label}
          name={currentName ?? current.name}
          onRename={(name, onSuccess) => rename.mutate({ id: current.id, name }, { onSuccess })}
          hasFailed={rename.isError}
        />
        <span className="ml-auto">
          <Menu
            header={
              mayCreate ? undefined : (
                <p className="text-13">
                  <PlanLimit plan={user.subscription} kind={kind} />
                </p>
              )
            }
            trigger={
              <Button ref={trigger} size="sm" variant="quiet" isBusy={change.isPending || create.isPending}>
                {text.change}
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
          >
            {entities
              .filter((entity) => entity !== current)
              .map(({ id, name }) => (
                <MenuAction key={id} icon={ArrowLeftRight} onSelect={() => change.mutate(id)}>
                  <span className="truncate">{name}</span>
                </MenuAction>
              ))}
            {/* Once launched, a campaign is never without one. */}
            {mayCreate && !campaign?.launchedAt && (
              <MenuAction icon={Plus} onSelect={() => create.mutate()}>
                {text.create}
              </MenuAction>
            )}
            <MenuSeparator />
            <MenuAction icon={Trash2} onSelect={() => setIsRemoving(true)}>
              {text.removeThis}
            </MenuAction>
          </Menu>
        </span>
      </div>
      {isRemoving && (
        <RemoveDialog
          kind={kind}
          entity={current}
          onRemoved={props.onArrive}
          onClose={() => setIsRemoving(false)}
          returnFocus={() => trigger.current}
        />
      )}
      {failed && (
        <p role="alert" className="text-13 text-danger">
          {errorMessage(failed)}
        </p>
      )}
      {others.length > 0 && (
        <p className="flex gap-2 text-13 text-warning [overflow-wrap:anywhere]">
          <Info size={15} aria-hidden className="mt-[3px] shrink-0" />
          {text.shared(others.map(({ name }) => quote(name)).join(', '))}
        </p>
      )}
    </div>
  );
}

function NameInput(props: {
  label: string;
  name: string;
  onRename: (name: string, onSuccess: () => void) => void;
  hasFailed: boolean;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? props.name;
  /** A name that could not be saved stays in its place, to be saved later. */
  const save = () => {
    const name = typed?.trim();
    if (name && name !== props.name) props.onRename(name, () => setTyped(null));
    else setTyped(null);
  };
  return (
    <>
      <label htmlFor={id} className="text-muted">
        {props.label}
      </label>
      <input
        id={id}
        value={shown}
        maxLength={120}
        size={Math.max(8, Math.min(40, shown.length))}
        className="min-w-0 max-w-full border-field border-b border-dashed bg-transparent font-semibold [field-sizing:content] hover:border-muted focus-visible:rounded-none focus-visible:border-accent focus-visible:border-solid focus-visible:outline-none max-sm:h-11"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {props.hasFailed && typed !== null && (
        <span className="text-13 text-danger">
          Nom pas encore enregistré.{' '}
          <button type="button" className="link" onClick={save}>
            Réessayer
          </button>
        </span>
      )}
    </>
  );
}
