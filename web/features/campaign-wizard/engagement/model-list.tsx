import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedModel } from '#contract/campaigns/engagement.ts';
import { countTexts, type EngagementConfig, nameStep } from '#core/campaigns/engagement.ts';
import { sequenceModels } from '#core/campaigns/sequence-models.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { savedModelsQuery, useRemoveModel, useSaveModel } from './sequence-models.queries.ts';
import { stepIcons } from './step-texts.ts';

export type ChosenModel = { name: string; config: EngagementConfig; isOwn: boolean };

/** Ours, and those the user saved, each with its steps. */
export function ModelList(props: { hasRecommended: boolean; onChoose: (model: ChosenModel) => void }) {
  const { data: saved = [] } = useQuery(savedModelsQuery);
  const [removed, setRemoved] = useState<SavedModel | null>(null);
  return (
    <div className="grid gap-6">
      {removed && <RemovedModel key={removed.id} model={removed} onRestore={() => setRemoved(null)} />}
      {saved.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium text-12 text-muted">Vos modèles</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
            {saved.map((model) => (
              <ModelCard
                key={model.id}
                name={model.name}
                purpose={describe(model.config)}
                config={model.config}
                onChoose={() => props.onChoose({ name: model.name, config: model.config, isOwn: true })}
                remove={<RemoveModel model={model} onRemove={() => setRemoved(model)} />}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        {saved.length > 0 && <h3 className="mb-2 font-medium text-12 text-muted">Modèles d’Accroche</h3>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
          {sequenceModels.map(({ id, name, purpose, config }, index) => (
            <ModelCard
              key={id}
              name={name}
              purpose={purpose}
              config={config}
              isRecommended={props.hasRecommended && index === 0}
              onChoose={() => props.onChoose({ name, config, isOwn: false })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

const describe = ({ steps }: EngagementConfig) => {
  const texts = countTexts(steps);
  return `${steps.length} étape${steps.length > 1 ? 's' : ''}, ${texts} message${texts > 1 ? 's' : ''} par personne.`;
};

function ModelCard(props: {
  name: string;
  purpose: string;
  config: EngagementConfig;
  isRecommended?: boolean;
  remove?: React.ReactNode;
  onChoose: () => void;
}) {
  const { steps } = props.config;
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-4">
      <h4 className="flex flex-wrap items-center gap-x-2 font-semibold font-heading text-16">
        {props.name}
        {props.isRecommended && (
          <span className="rounded-small bg-highlight px-1.5 font-semibold font-body text-12 text-on-highlight leading-5">
            Conseillé
          </span>
        )}
      </h4>
      <p className="mt-1 text-pretty text-13 text-muted">{props.purpose}</p>
      <ol aria-label={`Étapes de ${props.name}`} className="mt-3 grid gap-1 text-13">
        {steps.map((step) => {
          const Icon = stepIcons[step.kind];
          return (
            <li key={step.key} className="flex items-center gap-2">
              <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              {nameStep(steps, step.key)}
            </li>
          );
        })}
      </ol>
      <div className="mt-auto flex items-center gap-2 pt-4">
        <Button size="sm" aria-label={`Choisir ${props.name}`} onClick={props.onChoose}>
          Choisir
        </Button>
        {props.remove}
      </div>
    </li>
  );
}

function RemoveModel({ model, onRemove }: { model: SavedModel; onRemove: () => void }) {
  const remove = useRemoveModel();
  const onClick = () => remove.mutate(model.id, { onSuccess: onRemove });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={remove.isPending}
        aria-label={`Supprimer le modèle ${model.name}`}
        onClick={onClick}
      >
        <Trash2 size={14} aria-hidden />
      </Button>
      {remove.isError && <InlineError onRetry={onClick}>{errorMessage(remove.error)}</InlineError>}
    </>
  );
}

/** Where the list is, in a dialog as on the page: a toast behind a dialog is out of reach. */
function RemovedModel({ model, onRestore }: { model: SavedModel; onRestore: () => void }) {
  const save = useSaveModel();
  const restore = () => save.mutate({ name: model.name, config: model.config }, { onSuccess: onRestore });
  return (
    <div>
      <p className="text-13 text-muted">
        Modèle {quote(model.name)} supprimé.{' '}
        <button
          // Its own button went with the model: the focus goes on to what undoes it.
          ref={(button) => button?.focus()}
          type="button"
          className="link max-sm:min-h-11"
          aria-label={`Annuler la suppression du modèle ${model.name}`}
          onClick={restore}
        >
          Annuler
        </button>
      </p>
      {save.isError && <InlineError onRetry={restore}>{errorMessage(save.error)}</InlineError>}
    </div>
  );
}
