import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedTemplate } from '#contract/campaigns/engagement.ts';
import { countTexts, type EngagementConfig, nameStep } from '#core/campaigns/engagement.ts';
import { sequenceTemplates } from '#core/campaigns/sequence-templates.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { savedTemplatesQuery, useRemoveTemplate, useSaveTemplate } from './sequence-templates.queries.ts';
import { stepIcons } from './step-texts.ts';

export type ChosenTemplate = { name: string; config: EngagementConfig; isOwn: boolean };

/** Ours, and those the user saved, each with its steps. */
export function TemplateList(props: {
  hasRecommended: boolean;
  onChoose: (template: ChosenTemplate) => void;
}) {
  const { data: saved = [] } = useQuery(savedTemplatesQuery);
  const [removed, setRemoved] = useState<SavedTemplate | null>(null);
  return (
    <div className="grid gap-6">
      {removed && <RemovedTemplate key={removed.id} template={removed} onRestore={() => setRemoved(null)} />}
      {saved.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium text-12 text-muted">Vos modèles</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
            {saved.map((template) => (
              <TemplateCard
                key={template.id}
                name={template.name}
                purpose={describe(template.config)}
                config={template.config}
                onChoose={() => props.onChoose({ name: template.name, config: template.config, isOwn: true })}
                remove={<RemoveTemplate template={template} onRemove={() => setRemoved(template)} />}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        {saved.length > 0 && <h3 className="mb-2 font-medium text-12 text-muted">Modèles d’Accroche</h3>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
          {sequenceTemplates.map(({ id, name, purpose, config }, index) => (
            <TemplateCard
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

function TemplateCard(props: {
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

function RemoveTemplate({ template, onRemove }: { template: SavedTemplate; onRemove: () => void }) {
  const remove = useRemoveTemplate();
  const onClick = () => remove.mutate(template.id, { onSuccess: onRemove });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={remove.isPending}
        aria-label={`Supprimer le modèle ${template.name}`}
        onClick={onClick}
      >
        <Trash2 size={14} aria-hidden />
      </Button>
      {remove.isError && <InlineError onRetry={onClick}>{errorMessage(remove.error)}</InlineError>}
    </>
  );
}

/** Where the list is, in a dialog as on the page: a toast behind a dialog is out of reach. */
function RemovedTemplate({ template, onRestore }: { template: SavedTemplate; onRestore: () => void }) {
  const save = useSaveTemplate();
  const restore = () =>
    save.mutate({ name: template.name, config: template.config }, { onSuccess: onRestore });
  return (
    <div>
      <p className="text-13 text-muted">
        Modèle {quote(template.name)} supprimé.{' '}
        <button
          // Its own button went with the template: the focus goes on to what undoes it.
          ref={(button) => button?.focus()}
          type="button"
          className="link max-sm:min-h-11"
          aria-label={`Annuler la suppression du modèle ${template.name}`}
          onClick={restore}
        >
          Annuler
        </button>
      </p>
      {save.isError && <InlineError onRetry={restore}>{errorMessage(save.error)}</InlineError>}
    </div>
  );
}
