import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { missingOfferFields } from '#core/offers/offer-data.ts';
import { useSummarise } from '#web/features/offers/offers.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { CampaignField } from '../campaign-field.tsx';
import { useEditing } from '../editing-context.ts';

/** Written by hand, or proposed from the fields above; the former text can come back. */
export function SummaryField() {
  const { content, current, change } = useEditing();
  const summarise = useSummarise();
  const [former, setFormer] = useState<string | null>(null);
  const canSummarise = missingOfferFields(content.offerData).length === 0;
  const [proposal, setProposal] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const take = (summary: string) => {
    // Asked twice, the text to come back to is still the user's own.
    const replaced = current().offerData.summary;
    if (replaced !== taken) setFormer(replaced);
    setTaken(summary);
    setProposal(null);
    change({ offerData: { summary } });
  };
  const propose = () => {
    const asked = current().offerData;
    setProposal(null);
    summarise.mutate(asked, {
      onSuccess: ({ summary }) => {
        // Words typed while it was being written are not replaced unasked.
        if (current().offerData.summary === asked.summary) take(summary);
        else setProposal(summary);
      },
    });
  };
  return (
    <Section title="Résumé" note="ce que le rédacteur retient en premier">
      <CampaignField
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
          <p className="text-13 text-muted">Complétez d’abord les champs obligatoires ci-dessus.</p>
        )}
        {former !== null && (
          <button
            type="button"
            className="link text-13"
            onClick={() => {
              change({ offerData: { summary: former } });
              setFormer(null);
            }}
          >
            Rétablir l’ancien texte
          </button>
        )}
        <output className="sr-only">{(former ?? proposal) !== null && 'Résumé proposé.'}</output>
      </div>
      {proposal !== null && (
        <Proposal text={proposal} onTake={() => take(proposal)} onDismiss={() => setProposal(null)} />
      )}
      {summarise.isError && (
        <Notice tone="error" className="mt-3" title="Le résumé n’a pas pu être écrit.">
          {errorMessage(summarise.error)}
        </Notice>
      )}
    </Section>
  );
}

function Proposal(props: { text: string; onTake: () => void; onDismiss: () => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-3 rounded-card border border-line bg-card p-4">
      <h3 id={titleId} className="text-16">
        Résumé proposé
      </h3>
      <p className="mt-1 text-13 text-muted">Vous avez écrit entre-temps : votre texte est resté en place.</p>
      <p className="mt-2 whitespace-pre-line text-pretty text-14">{props.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={props.onTake}>
          Prendre ce résumé
        </Button>
        <Button size="sm" variant="quiet" onClick={props.onDismiss}>
          Garder le vôtre
        </Button>
      </div>
    </section>
  );
}
