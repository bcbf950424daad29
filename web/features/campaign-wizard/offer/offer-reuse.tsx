import { useMutation } from '@tanstack/react-query';
import type { Offer } from '#contract/offers.ts';
import { useRemoveOffer } from '#web/features/offers/offers.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useDraft } from '../draft-context.ts';
import { OnHoldNotice } from '../not-saved-notice.tsx';
import { isWithinLimit, PlanLimit } from '../plan-limit.tsx';
import { ReuseCards } from '../reuse-cards.tsx';

/** An offer that exists is proposed first. */
export function OfferReuse(props: { offers: Offer[]; onCreate: () => void; onArrive: () => void }) {
  const { offers } = props;
  const user = useUser();
  const { act, onHold, retry } = useDraft();
  const isOnHold = onHold.offers !== undefined;
  const reuse = useMutation({
    mutationFn: (offerId: string) => act({ offerId }),
    onSuccess: props.onArrive,
  });
  const remove = useRemoveOffer({
    onRemoved: () => {
      // There is room again for what waits.
      if (isOnHold) void retry();
      props.onArrive();
    },
  });
  return (
    <Section
      title="Quelle offre présentez-vous ?"
      note="une offre sert à plusieurs campagnes"
      titleRef={isOnHold ? focusOnArrival : undefined}
    >
      <OnHoldNotice kind="offers" />
      {reuse.isError && (
        <Notice tone="error" className="mb-4" title="L’offre n’a pas été reprise.">
          {errorMessage(reuse.error)}
        </Notice>
      )}
      <ReuseCards
        kind="offers"
        remove={remove}
        cards={offers.map(({ id, name, offerData, usedBy }) => ({
          id,
          name,
          detail: offerData.summary || offerData.companyInfo.serviceOffer || 'Pas encore décrite.',
          usedBy: usedBy.map((campaign) => campaign.name),
        }))}
        reuseLabel={(name) => `Reprendre l’offre ${name}`}
        createLabel="Créer une autre offre"
        createDetail="Pour vendre autre chose, ou à d’autres conditions."
        limit={
          isWithinLimit(user.subscription, 'offers', offers.length) ? null : (
            <PlanLimit plan={user.subscription} kind="offers" />
          )
        }
        busyId={reuse.isPending ? reuse.variables : null}
        onReuse={(id) => reuse.mutate(id)}
        onCreate={props.onCreate}
      />
    </Section>
  );
}
