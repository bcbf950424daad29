import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { type EngagementConfig, nameStep, stepKinds, stepMoments } from '#core/campaigns/engagement.ts';
import { sequenceLimits } from '#core/campaigns/sequence-rules.ts';
import { engagementProblems } from '#core/campaigns/wizard-steps.ts';
import { accountsQuery } from '#web/features/social-accounts/social-accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditing } from '../editing-context.ts';
import { addStep, changeStep, moveStep, newStep, putBack } from './sequence-edits.ts';
import { SequenceRow } from './sequence-row.tsx';
import { kindLabels, stepIcons } from './step-texts.ts';
import type { ChosenTemplate } from './template-list.tsx';
import { TemplateActions } from './templates-dialog.tsx';
import { useDragOrder } from './use-drag-order.ts';

const undoMs = 10_000;
const defaultNotes = { maxLength: 300, perMonth: null };

/** The steps in their order, to add to, move, set and take away. */
export function SequenceEditor(props: {
  config: EngagementConfig;
  titleRef: Ref<HTMLHeadingElement>;
  onChange: (change: Partial<EngagementConfig>) => void;
  onChoose: (template: ChosenTemplate) => void;
}) {
  const { config, onChange } = props;
  const { steps } = config;
  const { refusals, current } = useEditing();
  const { data: accounts } = useQuery(accountsQuery);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const stepsNow = () => current().engagement?.steps ?? [];
  const move = (key: string, to: number) => {
    const now = stepsNow();
    const from = now.findIndex((step) => step.key === key);
    if (from === -1 || from === to || to < 0 || to >= now.length) return;
    onChange({ steps: moveStep(now, from, to) });
    setAnnouncement(`${nameStep(now, key)}, position ${to + 1} sur ${now.length}`);
  };
  const { list, dragged, grab } = useDragOrder(move);
  const remove = (key: string) => {
    const name = nameStep(steps, key);
    onChange({ steps: steps.filter((step) => step.key !== key) });
    toast({
      title: `Étape « ${name} » supprimée.`,
      durationMs: undoMs,
      action: { label: 'Annuler', onSelect: () => onChange({ steps: putBack(stepsNow(), key, steps) }) },
    });
  };
  const problems = engagementProblems(config);
  const moments = stepMoments(steps);
  const general = problems.filter(({ field }) => field === 'sequence').map(({ message }) => message);
  return (
    <Section
      title="Séquence"
      titleRef={props.titleRef}
      note="Une réponse arrête tout, aussitôt."
      action={<TemplateActions config={config} onChoose={props.onChoose} />}
    >
      {[...general, ...(refusals['engagement.steps'] ? [refusals['engagement.steps']] : [])].map(
        (message) => (
          <p key={message} role="alert" className="mb-2 text-13 text-danger">
            {message}
          </p>
        ),
      )}
      <ol ref={list} className="border-line border-t">
        {steps.map((step, index) => (
          <SequenceRow
            key={step.key}
            step={step}
            name={nameStep(steps, step.key)}
            moment={moments[step.key] ?? ''}
            index={index}
            count={steps.length}
            notes={accounts?.[0]?.notes ?? defaultNotes}
            problems={problems.filter(({ field }) => field === step.key).map(({ message }) => message)}
            isOpen={openKey === step.key}
            isDragged={dragged === step.key}
            onToggle={() => setOpenKey(openKey === step.key ? null : step.key)}
            onChange={(change) => onChange({ steps: changeStep(steps, step.key, change) })}
            onMove={(to) => {
              move(step.key, to);
              refocusGrip(step.key);
            }}
            onRemove={() => remove(step.key)}
            onGrab={grab(step.key)}
          />
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
      <div className="mt-3">
        {steps.length < sequenceLimits.steps ? (
          <AddStep
            onAdd={(kind) => {
              const step = newStep(kind);
              onChange({ steps: addStep(steps, step) });
              setOpenKey(step.key);
            }}
          />
        ) : (
          <p className="text-13 text-muted">{sequenceLimits.steps} étapes : c’est le plus long possible.</p>
        )}
      </div>
    </Section>
  );
}

/** A row that moves in the page loses the focus: it is given back to the grip, where the arrows work. */
function refocusGrip(key: string) {
  const active = document.activeElement;
  const isGrip = active instanceof HTMLElement && active.closest(`[data-step="${key}"]`) !== null;
  if (isGrip) requestAnimationFrame(() => active.focus());
}

function AddStep({ onAdd }: { onAdd: (kind: (typeof stepKinds)[number]) => void }) {
  return (
    <Menu
      trigger={
        <Button size="sm">
          <Plus size={14} aria-hidden />
          Ajouter une étape
        </Button>
      }
    >
      {stepKinds.map((kind) => (
        <MenuAction key={kind} icon={stepIcons[kind]} onSelect={() => onAdd(kind)}>
          {kindLabels[kind]}
        </MenuAction>
      ))}
    </Menu>
  );
}
