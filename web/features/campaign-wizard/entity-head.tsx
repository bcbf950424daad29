import { ArrowLeftRight, ChevronDown, Info, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { UsedBy } from '#contract/offers.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction, MenuSeparator } from '#web/ui/menu.tsx';
import { type EntityAct, type EntityKind, entityTexts } from './entity-texts.ts';
import { isWithinLimit, PlanLimit } from './plan-limit.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Entity = { id: string; name: string; usedBy: UsedBy[] };

/** The offer or target in use, the campaigns it also serves, and the way to another; nothing before there is one. */
export function EntityHead(props: {
  kind: EntityKind;
  entities: Entity[];
  currentId: string | null;
  /** From the campaign: a name made from the content is newer there than in the list. */
  currentName: string | null | undefined;
  campaignId: string | undefined;
  rename: EntityAct<{ id: string; name: string }>;
  /** null once the campaign was launched: it is never without one. */
  create: EntityAct<void> | null;
  choose: EntityAct<string>;
  remove: EntityAct<string>;
}) {
  const user = useUser();
  const { kind, entities, rename, create, choose, remove } = props;
  const text = entityTexts[kind];
  const [isRemoving, setIsRemoving] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const current = entities.find(({ id }) => id === props.currentId);
  if (!current) return null;
  const mayCreate = isWithinLimit(user.subscription, kind, entities.length);
  const failed = [create, choose].find((one) => one?.isError)?.error;
  const others = current.usedBy.filter(({ id }) => id !== props.campaignId);
  return (
    <div className="-mb-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <NameInput
          key={current.id}
          label={text.label}
          name={props.currentName ?? current.name}
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
              <Button
                ref={trigger}
                size="sm"
                variant="quiet"
                isBusy={choose.isPending || (create?.isPending ?? false)}
              >
                {text.change}
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
          >
            {entities
              .filter((entity) => entity !== current)
              .map(({ id, name }) => (
                <MenuAction key={id} icon={ArrowLeftRight} onSelect={() => choose.mutate(id)}>
                  <span className="truncate">{name}</span>
                </MenuAction>
              ))}
            {mayCreate && create && (
              <MenuAction icon={Plus} onSelect={() => create.mutate()}>
                {text.create}
              </MenuAction>
            )}
            <MenuSeparator />
            <MenuAction
              icon={Trash2}
              onSelect={() => {
                remove.reset();
                setIsRemoving(true);
              }}
            >
              {text.removeThis}
            </MenuAction>
          </Menu>
        </span>
      </div>
      <RemoveDialog
        kind={kind}
        entity={isRemoving ? { ...current, usedBy: current.usedBy.map(({ name }) => name) } : null}
        remove={remove}
        onClose={() => setIsRemoving(false)}
        returnFocus={() => trigger.current}
      />
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
