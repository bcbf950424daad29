import { Plus, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Offer } from '#contract/campaigns/offers.ts';
import type { ArgumentPreview } from '#contract/texts/argument-preview.ts';
import {
  type Argument,
  type Argumentaire,
  argumentaireLimits,
  emptyArgumentaire,
} from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { peopleCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ArgumentCard } from './argument-card.tsx';
import type { ArgumentaireEditing } from './argumentaire.queries.ts';
import { mergeProposal, newArgument } from './merge-proposal.ts';
import { MySideSection, NotForSection, PromiseSection } from './offer-limits.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { SaveLine } from './save-line.tsx';

/** What the user can say, and to whom: up to six arguments, and what no text may go beyond. */
export function ArgumentaireEditor(props: {
  offer: Offer;
  /** As it is typed by now. */
  offerData: OfferData;
  editing: ArgumentaireEditing;
  /** Of the campaign on the screen; null: there is none, or nobody looked yet. */
  preview: ArgumentPreview | null;
  campaignId: string | null;
}) {
  const { editing, preview } = props;
  const { content } = editing;
  const [newest, setNewest] = useState<string | null>(null);
  const [isProposing, setIsProposing] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const change = (next: Partial<Argumentaire>) => editing.change({ ...editing.current(), ...next });
  const list = content.arguments;
  const isFull = list.length >= argumentaireLimits.arguments;

  const add = () => {
    const made = newArgument();
    setNewest(made.id);
    change({ arguments: [...editing.current().arguments, made] });
  };
  const remove = (argument: Argument, at: number) => {
    change({ arguments: editing.current().arguments.filter(({ id }) => id !== argument.id) });
    toast({
      title: `${argument.name || 'L’argument'} est retiré.`,
      action: {
        label: 'Annuler',
        onSelect: () => change({ arguments: editing.current().arguments.toSpliced(at, 0, argument) }),
      },
      returnFocus: () => adder.current,
    });
  };
  const others = props.offer.usedBy.filter(({ id }) => id !== props.campaignId).length;
  // An empty argumentaire says no more than a few brackets.
  const isUntouched = JSON.stringify(content).length === JSON.stringify(emptyArgumentaire).length;
  return (
    <>
      <Section
        title="Argumentaire"
        note={
          list.length > 0 &&
          `${list.length} sur ${argumentaireLimits.arguments}. Chaque personne reçoit celui qui la concerne.`
        }
        action={
          list.length > 0 && (
            <button type="button" className="link max-sm:py-3" onClick={() => setIsProposing(true)}>
              Proposer depuis un texte
            </button>
          )
        }
      >
        {others > 0 && props.campaignId && (
          <p className="-mt-1 mb-3 text-13 text-muted">
            {others > 1
              ? `Cette offre sert aussi à ${others} autres campagnes.`
              : 'Cette offre sert aussi à une autre campagne.'}{' '}
            Les messages déjà validés ne changent pas ; les autres seront réécrits.
          </p>
        )}
        {list.length === 0 ? (
          <EmptyState
            title="Pourquoi on vous répondrait"
            action={
              <>
                <Button variant="primary" onClick={() => setIsProposing(true)}>
                  <Sparkles size={14} aria-hidden />
                  Proposer des arguments
                </Button>
                <Button ref={adder} onClick={add}>
                  Écrire le premier
                </Button>
              </>
            }
          >
            Un argument dit une situation, les signes qu’une personne la vit et ce que vous avez à en dire.
            Rien n’est obligatoire : sans argument, les messages disent moins, ils n’inventent rien.
          </EmptyState>
        ) : (
          <ol className="border-line border-t">
            {list.map((argument, at) => (
              <ArgumentCard
                key={argument.id}
                argument={argument}
                number={at + 1}
                isFirst={at === 0}
                isLast={at === list.length - 1}
                isNew={argument.id === newest}
                count={preview && preview.people > 0 ? (preview.counts[argument.id] ?? null) : null}
                errorOf={(field) => editing.errors[`arguments.${at}.${field}`]}
                onChange={(part) =>
                  change({
                    arguments: editing
                      .current()
                      .arguments.map((one) => (one.id === argument.id ? { ...one, ...part } : one)),
                  })
                }
                onMove={(by) => change({ arguments: moved(editing.current().arguments, at, by) })}
                onRemove={() => remove(argument, at)}
              />
            ))}
          </ol>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {list.length > 0 && (
            <Button ref={adder} size="sm" disabled={isFull} onClick={add}>
              <Plus size={14} aria-hidden />
              Ajouter un argument
            </Button>
          )}
          {list.length > 0 && preview && preview.withoutArgument > 0 && (
            <p className="text-13 text-muted">
              {peopleCount(preview.withoutArgument)} sans signe : une question simple, ou rien.
            </p>
          )}
          <SaveLine editing={editing} />
        </div>
      </Section>
      {!isUntouched && (
        <>
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 max-sm:grid-cols-1">
            <NotForSection editing={editing} note={describeOutside(preview)} onChange={change} />
            <PromiseSection editing={editing} onChange={change} />
          </div>
          <MySideSection editing={editing} onChange={change} />
        </>
      )}
      {isProposing && (
        <ProposalDialog
          offerData={props.offerData}
          onClose={() => setIsProposing(false)}
          onTake={(proposed) => change(mergeProposal(editing.current(), proposed))}
        />
      )}
    </>
  );
}

const moved = (list: readonly Argument[], from: number, by: -1 | 1): Argument[] => {
  const next = [...list];
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
};

const describeOutside = (preview: ArgumentPreview | null): string | null => {
  if (!preview || preview.outside === 0) return null;
  return preview.outside > 1
    ? `${peopleCount(preview.outside)} de cette campagne sont hors de votre marché.`
    : 'Une personne de cette campagne est hors de votre marché.';
};
