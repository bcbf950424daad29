import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { type EngagementConfig, nameStep } from '#core/campaigns/engagement.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import { hasFeature, type Plan } from '#core/identity/plans.ts';
import { type Day, dayIn } from '#core/time/calendar-day.ts';
import { campaignClockQuery } from '#web/lib/campaign-clock.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type PlannedStep, planSequence } from './sequence-calendar.ts';
import { stepIcons } from './step-texts.ts';

const dayFormat = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', month: 'short' });
const formatWeekday = (day: Day) => withFirst(dayFormat.format(new Date(`${day}T12:00`)));

/** Which day each step would fall on, for someone who starts at the next sending day. */
export function SequencePreview({ config }: { config: EngagementConfig }) {
  const { data: clock, isPending, refetch } = useQuery(campaignClockQuery);
  return (
    <Section title="Dates" note="départ au prochain jour d’envoi">
      {clock && <Journey config={config} today={dayIn('Europe/Paris', new Date(clock.now))} />}
      {!clock && isPending && <DaysSkeleton config={config} />}
      {!clock && !isPending && (
        <InlineError onRetry={() => refetch()}>La date du jour n’a pas pu être lue.</InlineError>
      )}
      <p className="mt-3 text-pretty text-13 text-muted">
        Un exemple, pour une personne. Les quotas de votre compte peuvent étaler les départs, et une réponse
        arrête la suite.
      </p>
    </Section>
  );
}

function Journey({ config, today }: { config: EngagementConfig; today: Day }) {
  const user = useUser();
  const [acceptedAfterDays, setAcceptedAfterDays] = useState(3);
  const wait = config.steps.find((step) => step.kind === 'wait');
  const planned = planSequence(configUnder(user.subscription, config), { from: today, acceptedAfterDays });
  const before = planned.filter(({ isAfterAcceptance }) => !isAfterAcceptance);
  const after = planned.filter(({ isAfterAcceptance }) => isAfterAcceptance);
  if (planned.length === 0)
    return (
      <p className="border-line border-t pt-2.5 text-13 text-muted">
        Ajoutez une étape et un jour d’envoi pour voir les dates.
      </p>
    );
  return (
    <>
      <StepDays config={config} planned={before} />
      {wait && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t py-2.5 font-medium text-13 text-success">
          <UserRoundCheck size={15} aria-hidden />
          Invitation acceptée après
          <NumberStepper
            label="Jours avant l’acceptation, pour cet exemple"
            value={Math.min(acceptedAfterDays, wait.maxDays)}
            min={0}
            max={wait.maxDays}
            onChange={setAcceptedAfterDays}
          />
          {acceptedAfterDays > 1 ? 'jours' : 'jour'}
        </div>
      )}
      <StepDays config={config} planned={after} />
    </>
  );
}

function DaysSkeleton({ config: { steps } }: { config: EngagementConfig }) {
  return (
    <SkeletonGroup label="Chargement des dates…" className="grid">
      {steps.map(({ key }) => (
        <div key={key} className="flex h-[39px] items-center justify-between border-line border-t">
          <Skeleton className="h-3.5 w-[45%]" />
          <Skeleton className="h-3.5 w-[72px]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** As it will run: what the plan does not cover is not counted on. */
function configUnder(plan: Plan, config: EngagementConfig): EngagementConfig {
  const schedule = scheduleUnder(plan, config.schedule);
  if (hasFeature({ subscription: plan }, 'advancedScheduling')) return { ...config, schedule };
  return { ...config, schedule, steps: config.steps.map((step) => ({ ...step, window: null })) };
}

function StepDays({ config: { steps }, planned }: { config: EngagementConfig; planned: PlannedStep[] }) {
  return (
    <ol>
      {planned.map(({ key, day }) => {
        const step = steps.find((one) => one.key === key);
        const Icon = step && stepIcons[step.kind];
        return (
          <li
            key={key}
            className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-2.5 border-line border-t py-2 text-14"
          >
            {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden className="text-muted" />}
            <span className="truncate">{nameStep(steps, key)}</span>
            <time dateTime={day} className="text-13 text-muted">
              {formatWeekday(day)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
