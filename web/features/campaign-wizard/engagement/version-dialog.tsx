import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { sequenceMovesApi } from '#contract/engine/sequence-moves.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { patchCampaign, storeCampaign } from '#web/features/campaigns/campaigns.queries.ts';
import { refreshLive } from '#web/features/campaigns/live-keys.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { chosenGroups, countMoving, type Movable, MoveGroups } from './move-groups.tsx';

type VersionDialogProps = {
  campaign: Campaign;
  proposed: EngagementConfig;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onApplied: () => void;
};

/** Who stays on the old version, who moves to the new one and from which step: seen before anything is saved. */
export function VersionDialog(props: VersionDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onOpenChange={props.onOpenChange} title="Appliquer la nouvelle version ?">
      <Preview {...props} />
    </Dialog>
  );
}

function Preview({ campaign, proposed, onOpenChange, onApplied }: VersionDialogProps) {
  const [left, setLeft] = useState<readonly Movable[]>([]);
  const preview = useQuery({
    queryKey: [sequenceMovesApi.propose.path, campaign.id, proposed],
    queryFn: ({ signal }) =>
      call(sequenceMovesApi.propose, {
        params: { id: campaign.id },
        body: { engagementConfig: proposed },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
  const groups = preview.data?.groups ?? [];
  const apply = useApply(campaign, proposed, onApplied);
  const start = () => apply.mutate(chosenGroups(groups, left));
  const moving = countMoving(groups, left);
  return (
    <div className="grid gap-3">
      <p className="text-pretty text-muted">
        Les personnes qui entreront dans la séquence suivront la nouvelle version. Pour celles qui y sont
        déjà, vous choisissez :
      </p>
      {preview.isPending && (
        <SkeletonGroup label="Lecture des personnes en cours…" className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {preview.isError && (
        <InlineError onRetry={() => void preview.refetch()}>{errorMessage(preview.error)}</InlineError>
      )}
      {preview.data && groups.length === 0 && <p>Personne n’est en cours de séquence.</p>}
      {groups.length > 0 && <MoveGroups groups={groups} left={left} onChange={setLeft} />}
      {apply.isError && <InlineError onRetry={start}>{errorMessage(apply.error)}</InlineError>}
      <DialogActions onCancel={() => onOpenChange(false)} cancelLabel="Continuer à modifier">
        <Button
          variant="primary"
          disabled={!preview.data}
          isBusy={apply.isPending}
          busyLabel="Application…"
          onClick={start}
        >
          {describeApply(moving)}
        </Button>
      </DialogActions>
    </div>
  );
}

function describeApply(moving: number): string {
  if (moving === 0) return 'Appliquer aux prochaines personnes';
  return moving === 1
    ? 'Appliquer, et faire passer une personne'
    : `Appliquer, et faire passer ${formatNumber(moving)} personnes`;
}

/** Saved first; whoever was chosen moves to what was saved. A move that fails is offered again by the last step. */
function useApply(campaign: Campaign, proposed: EngagementConfig, onApplied: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (groups: Movable[]) => {
      const { id, version } = campaign;
      const saved = await patchCampaign(id, { version, metadata: { engagementConfig: proposed } });
      storeCampaign(client, saved);
      onApplied();
      if (groups.length === 0) return 0;
      const body = { version: saved.sequenceVersion, groups };
      try {
        return (await call(sequenceMovesApi.move, { params: { id }, body })).moved;
      } catch {
        return null;
      }
    },
    onSuccess: (moved) => {
      void refreshLive(client);
      if (moved === null) {
        toast({
          tone: 'error',
          title: 'Nouvelle version appliquée, mais personne n’y est passé.',
          description: 'Faites passer les personnes en cours depuis la vérification.',
        });
        return;
      }
      const rest =
        moved === 0
          ? 'Les prochaines personnes la suivront.'
          : moved === 1
            ? 'Une personne la suit déjà.'
            : `${formatNumber(moved)} personnes la suivent déjà.`;
      toast({ tone: 'success', title: 'Nouvelle version appliquée.', description: rest });
    },
  });
}
