import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type EntityAct, type EntityKind, entityTexts } from './entity-texts.ts';
import { type Removable, RemoveDialog } from './remove-dialog.tsx';

type ReuseCard = Removable & { detail: string };

/** What the user already has, proposed before anything new. */
export function ReuseCards(props: {
  kind: EntityKind;
  cards: ReuseCard[];
  reuseLabel: (name: string) => string;
  createLabel: string;
  createDetail: string;
  /** Why nothing new can be made; null when it can. */
  limit: ReactNode | null;
  busyId: string | null;
  onReuse: (id: string) => void;
  onCreate: () => void;
  remove: EntityAct<string>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<Removable | null>(null);
  const last = useRef<string>(null);
  const askToRemove = (card: Removable) => {
    props.remove.reset();
    last.current = card.id;
    setRemoving(card);
  };
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4">
      {props.cards.map(({ id, name, detail, usedBy }) => (
        <li key={id} className="flex flex-col rounded-card border border-line bg-card p-4">
          <h3 className="text-16 [overflow-wrap:anywhere]">{name}</h3>
          <p className="mt-1 line-clamp-3 text-13 text-muted">{detail}</p>
          <p className="mt-1 text-13 text-muted">
            {usedBy.length > 0 ? `Sert à : ${usedBy.join(', ')}.` : 'Ne sert à aucune campagne.'}
          </p>
          <div className="mt-auto flex items-start justify-between gap-2 pt-3">
            <Button
              isBusy={props.busyId === id}
              busyLabel="Reprise…"
              className="h-auto! min-h-9 whitespace-normal! py-1 text-left"
              onClick={() => props.onReuse(id)}
            >
              {props.reuseLabel(name)}
            </Button>
            <Button
              variant="quiet"
              data-remove={id}
              aria-label={entityTexts[props.kind].removeNamed(name)}
              className="px-2.5!"
              onClick={() => askToRemove({ id, name, usedBy })}
            >
              <Trash2 size={14} aria-hidden />
            </Button>
          </div>
        </li>
      ))}
      <li className="flex flex-col rounded-card border border-field border-dashed p-4">
        <h3 className="text-16">{props.createLabel}</h3>
        <p className="mt-1 text-13 text-muted">{props.limit ?? props.createDetail}</p>
        <div className="mt-auto pt-3">
          <Button disabled={props.limit !== null} onClick={props.onCreate}>
            <Plus size={14} aria-hidden />
            {props.createLabel}
          </Button>
        </div>
      </li>
      <RemoveDialog
        kind={props.kind}
        entity={removing}
        remove={props.remove}
        onClose={() => setRemoving(null)}
        returnFocus={() =>
          list.current?.querySelector<HTMLElement>(`[data-remove="${last.current}"]`) ??
          list.current?.querySelector<HTMLElement>('button:enabled') ??
          null
        }
      />
    </ul>
  );
}
