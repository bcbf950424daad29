import { paths } from '#contract/paths.ts';
import {
  angleLabels,
  angles,
  goalLabels,
  isMessage,
  lengthLabels,
  messageGoals,
  officeHours,
  type SequenceStep,
  taskKinds,
  taskLabels,
  textLengths,
} from '#core/campaigns/engagement.ts';
import { sequenceLimits } from '#core/campaigns/sequence-rules.ts';
import { priors } from '#core/forecast/priors.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { announcedSize } from '#core/intelligence/judge-experiment.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { CheckboxField, SelectField, TextAreaField } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { WindowList } from './window-fields.tsx';

type Change = (change: Partial<SequenceStep>) => void;

/** Everything that can be set on one step. */
export function StepEditor({ step, onChange }: { step: SequenceStep; onChange: Change }) {
  return (
    <div className="mt-3 grid gap-3">
      {step.kind === 'invitation' && (
        <Segmented
          label="Note"
          value={step.hasNote ? 'with' : 'without'}
          options={[
            { value: 'with', label: 'Avec une note' },
            { value: 'without', label: 'Sans note' },
          ]}
          onChange={(value) => onChange({ hasNote: value === 'with' })}
        />
      )}
      {step.kind === 'wait' && (
        <Segmented
          label="Sans réponse à la fin"
          value={step.withdrawsInvitation ? 'withdraw' : 'leave'}
          options={[
            { value: 'withdraw', label: 'Retirer l’invitation' },
            { value: 'leave', label: 'La laisser en attente' },
          ]}
          onChange={(value) => onChange({ withdrawsInvitation: value === 'withdraw' })}
        />
      )}
      {step.kind === 'task' && (
        <Segmented
          label="Genre de tâche"
          value={step.task}
          options={taskKinds.map((value) => ({ value, label: taskLabels[value] }))}
          onChange={(task) => onChange({ task })}
        />
      )}
      {isMessage(step) && <WritingFields step={step} onChange={onChange} />}
      {'instruction' in step && (step.kind !== 'invitation' || step.hasNote) && (
        <TextAreaField
          label={
            <span className="font-medium text-12 text-muted">
              {step.kind === 'task' ? 'Ce qu’il faudra faire' : 'Consigne au rédacteur'}
            </span>
          }
          placeholder={
            step.kind === 'task'
              ? 'Ex. : Proposer deux dates de rendez-vous.'
              : 'Ex. : Partir d’un fait récent du profil. Pas de lien, une seule question.'
          }
          hint={
            step.kind === 'task'
              ? undefined
              : 'Un modèle de langue la suit, quand l’installation en a un. Le rédacteur intégré suit l’objectif, la longueur et le ton.'
          }
          value={step.instruction}
          maxLength={sequenceLimits.instruction}
          className="min-h-[42px] text-13! [field-sizing:content] max-sm:text-base!"
          onChange={({ target }) => onChange({ instruction: target.value })}
        />
      )}
      <OwnWindow step={step} onChange={onChange} />
    </div>
  );
}

function WritingFields({
  step,
  onChange,
}: {
  step: Extract<SequenceStep, { goal: unknown }>;
  onChange: Change;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-[200px] flex-1">
        <SelectField
          label={<span className="font-medium text-12 text-muted">Objectif</span>}
          value={step.goal}
          className="h-8! text-13! max-sm:h-11! max-sm:text-base!"
          onChange={({ target }) =>
            onChange({ goal: messageGoals.find((goal) => goal === target.value) ?? step.goal })
          }
        >
          {messageGoals.map((goal) => (
            <option key={goal} value={goal}>
              {goalLabels[goal]}
            </option>
          ))}
        </SelectField>
      </div>
      <Segmented
        label="Longueur"
        value={step.length}
        options={textLengths.map((value) => ({ value, label: lengthLabels[value] }))}
        onChange={(length) => onChange({ length })}
      />
      <Segmented
        label="Variantes"
        value={step.hasVariants ? 'two' : 'one'}
        options={[
          { value: 'two', label: 'A et B, moitié-moitié' },
          { value: 'one', label: 'Une seule' },
        ]}
        onChange={(value) => onChange({ hasVariants: value === 'two' })}
      />
      {step.hasVariants && (
        <p className="w-full text-13 text-muted">
          Comptez {formatNumber(announcedSize(priors.reply.share))} messages par variante pour conclure,
          d’après les réponses publiées ; l’onglet Conseils de la campagne suit la comparaison.
        </p>
      )}
      {!step.hasVariants && (
        <Segmented
          label="Ouverture"
          value={step.angle ?? 'statement'}
          options={angles.map((value) => ({ value, label: angleLabels[value] }))}
          onChange={(angle) => onChange({ angle })}
        />
      )}
    </div>
  );
}

/** Hours of its own, for the plans that open them; the waiting sends nothing. */
function OwnWindow({ step, onChange }: { step: SequenceStep; onChange: Change }) {
  const user = useUser();
  if (step.kind === 'wait') return null;
  if (!hasFeature(user, 'advancedScheduling'))
    return (
      <p className="text-13 text-muted">
        Des jours et des heures propres à cette étape :{' '}
        <AppLink href={paths.subscription} className="link">
          avec {requiredPlans.advancedScheduling}
        </AppLink>
        .
      </p>
    );
  const { window } = step;
  return (
    <div>
      <CheckboxField
        label="Des jours et des heures propres à cette étape"
        checked={window !== null}
        onChange={({ target }) =>
          onChange({
            window: target.checked
              ? { days: officeHours.days, from: officeHours.from, to: officeHours.to }
              : null,
          })
        }
      />
      {window && (
        <div className="mt-2 max-w-[300px]">
          <WindowList window={window} canHaveSeveral onChange={(next) => onChange({ window: next })} />
        </div>
      )}
    </div>
  );
}
