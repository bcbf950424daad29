import { useMutation } from '@tanstack/react-query';
import type { Offer } from '#contract/offers.ts';
import { useDraft } from '../draft-context.ts';
import { EntityHead } from '../entity-head.tsx';
import { useCreateOffer, useRenameOffer } from './offers.queries.ts';

/** The offer in use, the campaigns it also serves, and the others. */
export function OfferHead({ offers }: { offers: Offer[] }) {
  const { id, campaign, act } = useDraft();
  return (
    <EntityHead
      kind="offers"
      entities={offers}
      currentId={campaign?.offerId ?? null}
      currentName={campaign?.offerName}
      campaignId={campaign?.id}
      rename={useRenameOffer(id)}
      create={useCreateOffer()}
      choose={useMutation({ mutationFn: (offerId: string) => act({ offerId }) })}
    />
  );
}
