import { paths } from '#contract/paths.ts';
import { type EngagementConfig, officeHours, type Schedule } from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { checkWindow, featureOfSchedule } from '#core/campaigns/sequence-rules.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { WindowList } from './window-fields.tsx';

const extras: { name: 'usesPersonTimeZone' | 'skipsRegionalHolidays' | 'skipsAugust'; label: string }[] = [
  { name: 'usesPersonTimeZone', label: 'À l’heure de la personne' },
  { name: 'skipsRegionalHolidays', label: 'Sans les fériés locaux (Alsace-Moselle, outre-mer)' },
  { name: 'skipsAugust', label: 'Rien en août' },
];

/** When messages may leave, within what the plan opens. */
export function ScheduleSettings(props: {
  config: EngagementConfig;
  onChange: (change: Partial<EngagementConfig>) => void;
}) {
  const user = useUser();
  const { schedule } = props.config;
  const set = (change: Partial<Schedule>) => props.onChange({ schedule: { ...schedule, ...change } });
  const hasOwnHours = hasFeature(user, 'standardScheduling');
  const hasExtras = hasFeature(user, 'advancedScheduling');
  const scheduleFeature = featureOfSchedule(props.config);
  const isBeyondPlan = scheduleFeature !== null && !hasFeature(user, scheduleFeature);
  const wrong = checkWindow(schedule);
  return (
    <Section title="Calendrier">
      <WindowList window={schedule} canHaveSeveral={hasExtras} isFixed={!hasOwnHours} onChange={set} />
      {wrong && (
        <p role="alert" className="mb-2 text-13 text-danger">
          {wrong}
        </p>
      )}
      {isBeyondPlan && (
        <p role="alert" className="mb-2 text-13 text-danger">
          Ce calendrier dépasse votre formule {user.subscription}.{' '}
          <button
            type="button"
            className="link"
            onClick={() =>
              props.onChange({
                schedule: hasOwnHours ? { ...officeHours, ...windowOf(schedule) } : officeHours,
                steps: props.config.steps.map((step) => ({ ...step, window: null })),
              })
            }
          >
            Revenir à ce qu’elle comprend
          </button>
        </p>
      )}
      {hasExtras ? (
        <div className="mb-2 grid gap-1.5">
          {extras.map(({ name, label }) => (
            <CheckboxField
              key={name}
              label={label}
              checked={schedule[name]}
              onChange={({ target }) => set({ [name]: target.checked })}
            />
          ))}
        </div>
      ) : null}
      <p className="text-pretty text-13 text-muted">
        {schedule.usesPersonTimeZone && hasExtras ? 'À l’heure de chaque personne.' : 'Heure de Paris.'}{' '}
        Jamais un jour férié national.{' '}
        {!hasOwnHours && (
          <>
            {describeWindow(officeHours)} ; vos propres jours et heures :{' '}
            <AppLink href={paths.subscription} className="link">
              avec {requiredPlans.standardScheduling}
            </AppLink>
            .
          </>
        )}
        {hasOwnHours && !hasExtras && (
          <>
            Plusieurs plages, fuseau de la personne, fériés régionaux et août :{' '}
            <AppLink href={paths.subscription} className="link">
              avec {requiredPlans.advancedScheduling}
            </AppLink>
            .
          </>
        )}
      </p>
    </Section>
  );
}

const windowOf = ({ days, from, to }: Schedule) => ({ days, from, to });
