import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { missingOfferFields } from '#core/offers/offer-data.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { useDraft } from '../draft-context.ts';
import { DraftField } from '../draft-field.tsx';
import { useSummarise } from './offers.queries.ts';

/** Written by hand, or proposed from the fields above; the former text can come back. */
export function SummaryField() {
  const { content, change } = useDraft();
  const summarise = useSummarise();
  const [former, setFormer] = useState<string | null>(null);
  const canSummarise = missingOfferFields(content.offerData).length === 0;
  const propose = () =>
    summarise.mutate(content.offerData, {
      onSuccess: ({ summary }) => {
        setFormer(content.offerData.summary);
        change({ offerData: { summary } });
      },
    });
  return (
    <Rubrique title="Résumé" note="ce que le rédacteur retient en premier">
      <DraftField
        name="offerData.summary"
        rows={4}
        hint="Trois ou quatre phrases. Relisez-le : c’est votre voix."
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          isBusy={summarise.isPending}
          busyLabel="Écriture…"
          disabled={!canSummarise}
          onClick={propose}
        >
          <Sparkles size={14} aria-hidden />
          Résumer
        </Button>
        {!canSummarise && (
          <p className="text-13 text-sourdine">Complétez d’abord les champs obligatoires ci-dessus.</p>
        )}
        {former !== null && (
          <button
            type="button"
            className="lien text-13"
            onClick={() => {
              change({ offerData: { summary: former } });
              setFormer(null);
            }}
          >
            Rétablir l’ancien texte
          </button>
        )}
        <output className="sr-only">{former !== null && 'Résumé proposé.'}</output>
      </div>
      {summarise.isError && (
        <Notice tone="error" className="mt-3" title="Le résumé n’a pas pu être écrit.">
          {errorMessage(summarise.error)}
        </Notice>
      )}
    </Rubrique>
  );
}
