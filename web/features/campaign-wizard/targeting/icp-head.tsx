import { useMutation } from '@tanstack/react-query';
import type { Icp } from '#contract/icps.ts';
import { useRemoveIcp, useRenameIcp } from '#web/features/icps/icps.queries.ts';
import { useDraft } from '../draft-context.ts';
import { EntityHead } from '../entity-head.tsx';

/** The target in use, the campaigns it also serves, and the others. */
export function IcpHead(props: { icps: Icp[]; onCreate: () => Promise<void>; onArrive: () => void }) {
  const { id, campaign, act } = useDraft();
  const choose = useMutation({
    mutationFn: (icpId: string) => act({ icpId }),
    onSuccess: props.onArrive,
  });
  const create = useMutation({ mutationFn: props.onCreate });
  const remove = useRemoveIcp({
    letGo: async (removedId) => {
      const usedBy = props.icps.find((one) => one.id === removedId)?.usedBy;
      if (usedBy?.every((one) => one.id === campaign?.id)) await act({ icpId: null });
    },
    onRemoved: props.onArrive,
  });
  return (
    <EntityHead
      kind="icps"
      entities={props.icps}
      currentId={campaign?.icpId ?? null}
      currentName={campaign?.icpName}
      campaignId={campaign?.id}
      rename={useRenameIcp(id)}
      create={campaign?.launchedAt ? null : create}
      choose={choose}
      remove={remove}
    />
  );
}
