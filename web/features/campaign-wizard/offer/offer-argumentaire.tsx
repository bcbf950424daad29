import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '#contract/campaigns/offers.ts';
import { ArgumentPreviewPanel } from '#web/features/offers/argument-preview.tsx';
import { argumentPreviewQuery, useArgumentaire } from '#web/features/offers/argumentaire.queries.ts';
import { ArgumentaireEditor } from '#web/features/offers/argumentaire-editor.tsx';
import { useEditing } from '../editing-context.ts';
import { WizardColumns } from '../frame/wizard-columns.tsx';

/** The offer's arguments, and what people of this campaign would read. */
export function OfferArgumentaire({ offer, campaignId }: { offer: Offer; campaignId: string }) {
  const { content } = useEditing();
  const editing = useArgumentaire(offer);
  const [page, setPage] = useState(0);
  const query = useQuery(argumentPreviewQuery(campaignId, page));
  return (
    <WizardColumns
      asideLabel="Ce que des personnes liraient"
      aside={
        <ArgumentPreviewPanel
          query={query}
          argumentsInOrder={editing.content.arguments}
          onMore={() => setPage((now) => now + 1)}
        />
      }
    >
      <ArgumentaireEditor
        offer={offer}
        offerData={content.offerData}
        editing={editing}
        preview={query.data ?? null}
        campaignId={campaignId}
      />
    </WizardColumns>
  );
}
