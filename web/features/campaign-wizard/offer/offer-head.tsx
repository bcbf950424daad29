import { useMutation } from '@tanstack/react-query';
import type { Offer } from '#contract/offers.ts';
import { useRemoveOffer, useRenameOffer } from '#web/features/offers/offers.queries.ts';
import { useDraft } from '../draft-context.ts';
import { EntityHead } from '../entity-head.tsx';

/** The offer in use, the campaigns it also serves, and the others. */
export function OfferHead(props: { offers: Offer[]; onCreate: () => Promise<void>; onArrive: () => void }) {
  const { id, campaign, act } = useDraft();
  const choose = useMutation({
    mutationFn: (offerId: string) => act({ offerId }),
    onSuccess: props.onArrive,
  });
  const create = useMutation({ mutationFn: props.onCreate });
  const remove = useRemoveOffer({
    letGo: async (removedId) => {
      const usedBy = props.offers.find((one) => one.id === removedId)?.usedBy;
      if (usedBy?.every((one) => one.id === campaign?.id)) await act({ offerId: null });
    },
    onRemoved: props.onArrive,
  });
  return (
    <EntityHead
      kind="offers"
      entities={props.offers}
      currentId={campaign?.offerId ?? null}
      currentName={campaign?.offerName}
      campaignId={campaign?.id}
      rename={useRenameOffer(id)}
      create={campaign?.launchedAt ? null : create}
      choose={choose}
      remove={remove}
    />
  );
}
