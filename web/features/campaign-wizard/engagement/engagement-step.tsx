import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '../draft-context.ts';
import { WizardColumns } from '../wizard-columns.tsx';
import { ApprovalSettings } from './approval-settings.tsx';
import { type ChosenModel, ModelList } from './model-list.tsx';
import { ScheduleSettings } from './schedule-settings.tsx';
import { SequenceEditor } from './sequence-editor.tsx';
import { applyModel } from './sequence-edits.ts';
import { SequencePreview } from './sequence-preview.tsx';
import { ToneSettings } from './tone-settings.tsx';

const undoMs = 10_000;

/** What the campaign does to each person, and how it speaks. */
export function EngagementStep() {
  const { campaign, content, change } = useDraft();
  const { engagement } = content;
  const hasRun = campaign?.launchedAt != null;
  const choose = (model: ChosenModel) => {
    change({ engagement: applyModel(model, engagement, hasRun) });
    if (engagement)
      toast({
        title: `Séquence remplacée par « ${model.name} ».`,
        durationMs: undoMs,
        action: { label: 'Annuler', onSelect: () => change({ engagement }) },
      });
  };
  if (!engagement)
    return (
      <Rubrique title="Choisissez un point de départ" note="tout se modifie ensuite">
        <ModelList hasRecommended onChoose={choose} />
      </Rubrique>
    );
  const set = (part: Partial<EngagementConfig>) => change({ engagement: part });
  return (
    <WizardColumns aside={<SequencePreview config={engagement} />} asideLabel="Dates d’un parcours">
      {hasRun && (
        <p className="-mb-4 text-13 text-ambre">
          Cette campagne a été lancée : les personnes déjà engagées gardent la séquence de leur départ.
        </p>
      )}
      <SequenceEditor config={engagement} onChange={set} onChoose={choose} />
      <div className="grid grid-cols-3 gap-8 max-large:grid-cols-2 max-sm:grid-cols-1">
        <ToneSettings config={engagement} onChange={set} />
        <ScheduleSettings config={engagement} onChange={set} />
        <ApprovalSettings value={engagement.approval} onChange={(approval) => set({ approval })} />
      </div>
    </WizardColumns>
  );
}
