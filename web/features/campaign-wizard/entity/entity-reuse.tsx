import { useMutation } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useEditing } from '../editing-context.ts';
import { OnHoldNotice } from '../not-saved-notice.tsx';
import { isWithinLimit, PlanLimit } from '../plan-limit.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';
import { useEntity } from './entities.queries.ts';
import { type Entity, type EntityKind, entityTexts } from './entity-texts.ts';

/** The offers or targets that the person already has, proposed before anything new. */
export function EntityReuse<One extends Entity>(props: {
  kind: EntityKind;
  entities: One[];
  describe: (entity: One) => string;
  onCreate: () => void;
  onArrive: () => void;
}) {
  const { kind, entities } = props;
  const text = entityTexts[kind];
  const user = useUser();
  const { onHold, retry } = useEditing();
  const { choose } = useEntity(kind);
  const isOnHold = onHold[kind] !== undefined;
  const isFull = !isWithinLimit(user.subscription, kind, entities.length);
  const reuse = useMutation({ mutationFn: (id: string) => choose(id), onSuccess: props.onArrive });
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<Entity | null>(null);
  return (
    <Section title={text.question} note={text.note} titleRef={isOnHold ? focusOnArrival : undefined}>
      <OnHoldNotice kind={kind} />
      {reuse.isError && (
        <Notice tone="error" className="mb-4" title={text.notReused}>
          {errorMessage(reuse.error)}
        </Notice>
      )}
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4">
        {entities.map((entity) => (
          <li key={entity.id} className="flex flex-col rounded-card border border-line bg-card p-4">
            <h3 className="text-16 [overflow-wrap:anywhere]">{entity.name}</h3>
            <p className="mt-1 line-clamp-3 text-13 text-muted">{props.describe(entity)}</p>
            <p className="mt-1 text-13 text-muted">
              {entity.usedBy.length > 0
                ? `Sert à : ${entity.usedBy.map(({ name }) => name).join(', ')}.`
                : 'Ne sert à aucune campagne.'}
            </p>
            <div className="mt-auto flex items-start justify-between gap-2 pt-3">
              <Button
                isBusy={reuse.isPending && reuse.variables === entity.id}
                busyLabel="Reprise…"
                className="h-auto! min-h-9 whitespace-normal! py-1 text-left"
                onClick={() => reuse.mutate(entity.id)}
              >
                {text.reuse(entity.name)}
              </Button>
              <Button
                variant="quiet"
                data-remove={entity.id}
                aria-label={text.removeNamed(entity.name)}
                className="px-2.5!"
                onClick={() => setRemoving(entity)}
              >
                <Trash2 size={14} aria-hidden />
              </Button>
            </div>
          </li>
        ))}
        <li className="flex flex-col rounded-card border border-field border-dashed p-4">
          <h3 className="text-16">{text.create}</h3>
          <p className="mt-1 text-13 text-muted">
            {isFull ? <PlanLimit plan={user.subscription} kind={kind} /> : text.createDetail}
          </p>
          <div className="mt-auto pt-3">
            <Button disabled={isFull} onClick={props.onCreate}>
              <Plus size={14} aria-hidden />
              {text.create}
            </Button>
          </div>
        </li>
        {removing && (
          <RemoveDialog
            kind={kind}
            entity={removing}
            onRemoved={() => {
              // There is room again for what waits.
              if (isOnHold) void retry();
              props.onArrive();
            }}
            onClose={() => setRemoving(null)}
            returnFocus={() =>
              list.current?.querySelector<HTMLElement>(`[data-remove="${removing.id}"]`) ??
              list.current?.querySelector<HTMLElement>('button:enabled') ??
              null
            }
          />
        )}
      </ul>
    </Section>
  );
}
