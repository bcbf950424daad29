import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight, ChevronDown, Plus } from 'lucide-react';
import type { Offer } from '#contract/offers.ts';
import { nameOffer } from '#core/offers/offer-data.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { useDraft } from '../draft-context.ts';
import { EntityHead } from '../entity-head.tsx';
import { isWithinLimit, PlanLimit } from '../plan-limit.tsx';
import { useCreateOffer, useRenameOffer } from './offers.queries.ts';

/** The offer in use, the campaigns it also serves, and the others. */
export function OfferHead({ offers }: { offers: Offer[] }) {
  const user = useUser();
  const { id, campaign, content, act } = useDraft();
  const rename = useRenameOffer(id);
  const create = useCreateOffer();
  const choose = useMutation({ mutationFn: (offerId: string) => act({ offerId }) });
  const current = offers.find((offer) => offer.id === campaign?.offerId);
  const others = offers.filter((offer) => offer !== current);
  const mayCreate = isWithinLimit(user.subscription, 'offers', offers.length);
  const failed = [rename, create, choose].find(({ isError }) => isError)?.error;
  return (
    <EntityHead
      label="Offre"
      name={current?.name ?? nameOffer(content.offerData)}
      isNamed={!!current}
      error={failed && errorMessage(failed)}
      shared={{
        by: (current?.usedBy ?? []).filter((one) => one.id !== campaign?.id),
        sentence: (names) => `Cette offre sert aussi à ${names} : vos modifications y paraîtront.`,
      }}
      onRename={(name) => current && rename.mutate({ id: current.id, name })}
      menu={
        current && (
          <Menu
            header={
              mayCreate ? undefined : (
                <p className="text-13">
                  <PlanLimit plan={user.subscription} kind="offers" />
                </p>
              )
            }
            trigger={
              <Button size="sm" variant="quiet" isBusy={choose.isPending || create.isPending}>
                Changer d’offre
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
          >
            {others.map((offer) => (
              <MenuAction key={offer.id} icon={ArrowLeftRight} onSelect={() => choose.mutate(offer.id)}>
                {offer.name}
              </MenuAction>
            ))}
            {mayCreate && (
              <MenuAction
                icon={Plus}
                onSelect={() => create.mutate(undefined, { onSuccess: (offer) => choose.mutate(offer.id) })}
              >
                Créer une autre offre
              </MenuAction>
            )}
          </Menu>
        )
      }
    />
  );
}
