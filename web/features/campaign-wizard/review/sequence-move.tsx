import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sequenceMovesApi } from '#contract/engine/sequence-moves.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import {
  chosenGroups,
  countMoving,
  isMovable,
  type Movable,
  MoveGroups,
} from '../engagement/move-groups.tsx';
import { sequenceMoveQuery } from './sequence-move.queries.ts';

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
      <Section title="Nouvelle version de la séquence">
        <InlineError onRetry={() => preview.refetch()}>
          Les personnes qui suivent une version antérieure n’ont pas pu être lues.
        </InlineError>
      </Section>
    );
  if (!preview.data || preview.data.groups.length === 0) return null;
  const { groups } = preview.data;
  const chosen = chosenGroups(groups, left);
  const count = countMoving(groups, left);
  const start = () => move.mutate({ version: preview.data.version, groups: chosen });
  return (
    <Section title="Nouvelle version de la séquence" note="les personnes déjà entrées suivent l’ancienne">
      <MoveGroups groups={groups} left={left} onChange={setLeft} />
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
    </Section>
  );
}
