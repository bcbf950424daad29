import { useCallback, useEffect, useRef } from 'react';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { quote } from '#core/words/quote.ts';
import { Section } from '#web/ui/section.tsx';
import { toast, toasts } from '#web/ui/toast-store.ts';
import { useEditing } from '../editing-context.ts';
import { WizardColumns } from '../frame/wizard-columns.tsx';
import { useArrival } from '../use-arrival.ts';
import { ApprovalSettings } from './approval-settings.tsx';
import { RunningEngagement } from './running-engagement.tsx';
import { ScheduleSettings } from './schedule-settings.tsx';
import { SequenceEditor } from './sequence-editor.tsx';
import { applyTemplate } from './sequence-edits.ts';
import { SequencePreview } from './sequence-preview.tsx';
import { type ChosenTemplate, TemplateList } from './template-list.tsx';
import { ToneSettings } from './tone-settings.tsx';

const undoMs = 10_000;

/** What the campaign does to each person, and how it speaks. */
export function EngagementStep() {
  const { campaign } = useEditing();
  if (!campaign?.launchedAt) return <EngagementForm />;
  return (
    <RunningEngagement campaign={campaign}>
      <EngagementForm />
    </RunningEngagement>
  );
}

function EngagementForm() {
  const { campaign, content, change } = useEditing();
  const { engagement } = content;
  const hasRun = campaign?.launchedAt != null;
  const { offerUndo, withdrawUndo } = useUndo();
  const { target, arrive } = useArrival<HTMLHeadingElement>();
  const choose = (template: ChosenTemplate) => {
    change({ engagement: applyTemplate(template, engagement, hasRun) });
    if (!engagement) arrive();
    else offerUndo(`Séquence remplacée par ${quote(template.name)}.`, () => change({ engagement }));
  };
  if (!engagement)
    return (
      <Section title="Choisissez un point de départ" note="tout se modifie ensuite">
        <TemplateList hasRecommended onChoose={choose} />
      </Section>
    );
  const set = (part: Partial<EngagementConfig>) => {
    withdrawUndo();
    change({ engagement: part });
  };
  return (
    <WizardColumns aside={<SequencePreview config={engagement} />} asideLabel="Dates d’un parcours">
      <SequenceEditor titleRef={target} config={engagement} onChange={set} onChoose={choose} />
      <div className="grid grid-cols-3 gap-8 max-large:grid-cols-2 max-sm:grid-cols-1">
        <ToneSettings config={engagement} onChange={set} />
        <ScheduleSettings config={engagement} onChange={set} />
        <ApprovalSettings value={engagement.approval} onChange={(approval) => set({ approval })} />
      </div>
    </WizardColumns>
  );
}

/** An undo that brings everything back stands only until the next edit, which it would take away. */
function useUndo() {
  const offered = useRef<number | null>(null);
  const withdrawUndo = useCallback(() => {
    if (offered.current !== null && toasts.get()?.id === offered.current) toasts.dismiss();
    offered.current = null;
  }, []);
  useEffect(() => withdrawUndo, [withdrawUndo]);
  const offerUndo = (title: string, onSelect: () => void) => {
    toast({ title, durationMs: undoMs, action: { label: 'Annuler', onSelect } });
    offered.current = toasts.get()?.id ?? null;
  };
  return { offerUndo, withdrawUndo };
}
