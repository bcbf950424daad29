import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '#contract/campaigns/offers.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { useArgumentaire } from './argumentaire.queries.ts';
import { ArgumentaireEditor } from './argumentaire-editor.tsx';

/** The arguments of every offer, apart from any campaign. */
export function OffersSection() {
  const query = useQuery(offersQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Chargement de vos offres…" lines={4} />}
      failed="Vos offres n’ont pas pu être chargées."
      empty={
        query.data?.length === 0 && (
          <EmptyState title="Aucune offre">
            Une offre se crée avec votre première campagne. Ses arguments se règlent ensuite ici.
          </EmptyState>
        )
      }
    >
      {(offers) => {
        const offer = offers.find(({ id }) => id === chosenId) ?? offers[0];
        return (
          offer && (
            <>
              {offers.length === 1 ? (
                <p className="text-14">
                  <span className="text-muted">Offre{'\u00a0'}: </span>
                  <span className="font-semibold">{offer.name}</span>
                </p>
              ) : (
                <SelectField
                  label="Offre"
                  value={offer.id}
                  onChange={({ target }) => setChosenId(target.value)}
                >
                  {offers.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              )}
              <OfferArguments key={offer.id} offer={offer} />
            </>
          )
        );
      }}
    </QueryView>
  );
}

function OfferArguments({ offer }: { offer: Offer }) {
  const editing = useArgumentaire(offer);
  return (
    <ArgumentaireEditor
      offer={offer}
      offerData={offer.offerData}
      editing={editing}
      preview={null}
      campaignId={null}
    />
  );
}
