import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type SequenceMovePreview, sequenceMovesApi } from '#contract/sequence-moves.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sequenceMoveQuery } from './sequence-move.queries.ts';

type Group = SequenceMovePreview['groups'][number];
type Movable = 'moves' | 'passes_over';
const isMovable = (group: Group['group']): group is Movable => group !== 'stays';

/** A running campaign whose sequence changed: who may follow the new version, who stays on the old one, and the move. */
export function SequenceMove({ campaignId, version }: { campaignId: string; version: number }) {
  const client = useQueryClient();
  const preview = useQuery(sequenceMoveQuery(campaignId, version));
  const [left, setLeft] = useState<readonly Movable[]>([]);
  const move = useMutation({
    mutationFn: (body: { version: number; groups: Movable[] }) =>
      call(sequenceMovesApi.move, { params: { id: campaignId }, body }),
    onSuccess: ({ moved, preview: after }) => {
      client.setQueryData(sequenceMoveQuery(campaignId, version).queryKey, after);
      toast({
        tone: 'success',
        title:
          moved > 1
            ? `${formatNumber(moved)} personnes suivent la nouvelle version.`
            : 'Une personne suit la nouvelle version.',
      });
    },
  });
  if (preview.isError && !preview.data)
    return (
      <Rubrique title="Nouvelle version de la séquence">
        <InlineError onRetry={() => preview.refetch()}>
          Les personnes qui suivent une version antérieure n’ont pas pu être lues.
        </InlineError>
      </Rubrique>
    );
  if (!preview.data || preview.data.groups.length === 0) return null;
  const { groups } = preview.data;
  const chosen = groups.filter((one) => isMovable(one.group) && !left.includes(one.group));
  const count = chosen.reduce((sum, one) => sum + one.count, 0);
  const start = () =>
    move.mutate({
      version: preview.data.version,
      groups: chosen.flatMap(({ group }) => (isMovable(group) ? [group] : [])),
    });
  return (
    <Rubrique title="Nouvelle version de la séquence" note="les personnes déjà entrées suivent l’ancienne">
      <ul className="border-ligne border-b">
        {groups.map((one) => (
          <GroupLine
            key={one.group}
            group={one}
            isChosen={chosen.includes(one)}
            onChoose={(isChosen) =>
              isMovable(one.group) &&
              setLeft(isChosen ? left.filter((name) => name !== one.group) : [...left, one.group])
            }
          />
        ))}
      </ul>
      {move.isError && <InlineError onRetry={start}>{errorMessage(move.error)}</InlineError>}
      {groups.some(({ group }) => isMovable(group)) && (
        <Button
          variant="secondary"
          className="mt-3"
          disabled={count === 0}
          isBusy={move.isPending}
          busyLabel="Passage en cours…"
          onClick={start}
        >
          {count > 1
            ? `Faire passer ${formatNumber(count)} personnes à la nouvelle version`
            : 'Faire passer une personne à la nouvelle version'}
        </Button>
      )}
    </Rubrique>
  );
}

function GroupLine(props: { group: Group; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { group, count, title, detail, people } = props.group;
  const names = people.map(({ name }) => name).join(', ');
  const rest = count - people.length;
  const id = useId();
  return (
    <li className="grid grid-cols-[24px_minmax(24px,auto)_minmax(0,1fr)] gap-x-2 border-ligne border-t py-2.5">
      {isMovable(group) ? (
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-4 cursor-pointer accent-outremer max-sm:size-5"
          checked={props.isChosen}
          onChange={(event) => props.onChoose(event.target.checked)}
        />
      ) : (
        <span />
      )}
      <span className="chiffres text-right font-semibold">{formatNumber(count)}</span>
      <div className="text-pretty text-13 text-sourdine">
        {isMovable(group) ? (
          <label htmlFor={id} className="font-medium text-14 text-encre">
            {title}
          </label>
        ) : (
          <p className="font-medium text-14 text-encre">{title}</p>
        )}
        <p>{detail}</p>
        <p>
          {names}
          {rest > 0 && ` et ${rest > 1 ? `${formatNumber(rest)} autres` : 'une autre'}`}
        </p>
      </div>
    </li>
  );
}
