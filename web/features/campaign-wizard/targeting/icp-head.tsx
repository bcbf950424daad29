import { useMutation } from '@tanstack/react-query';
import type { Icp } from '#contract/icps.ts';
import { useDraft } from '../draft-context.ts';
import { EntityHead } from '../entity-head.tsx';
import { useCreateIcp, useRenameIcp } from './icps.queries.ts';

/** The target in use, the campaigns it also serves, and the others. */
export function IcpHead({ icps }: { icps: Icp[] }) {
  const { id, campaign, act } = useDraft();
  return (
    <EntityHead
      kind="icps"
      entities={icps}
      currentId={campaign?.icpId ?? null}
      currentName={campaign?.icpName}
      campaignId={campaign?.id}
      rename={useRenameIcp(id)}
      create={useCreateIcp()}
      choose={useMutation({ mutationFn: (icpId: string) => act({ icpId }) })}
    />
  );
}
