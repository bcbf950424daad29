import { hasFeature, type Plan } from '../identity/plans.ts';
import {
  type EngagementConfig,
  type Hours,
  isMessage,
  nameStep,
  officeHours,
  type Schedule,
  type Window,
} from './engagement.ts';
import { minutesOf, windowsOf } from './sending-window.ts';

export const sequenceLimits = {
  steps: 12,
  delayDays: 60,
  waitDays: 90,
  instruction: 500,
  windows: 4,
} as const;

/** What keeps a sequence from being run; without `stepKey`, it concerns all of it. */
export type SequenceProblem = { stepKey: string | null; message: string };

/** In the order a person meets them. Shapes and lengths are the contract's business; this is about sense. */
export function checkSequence({ steps }: EngagementConfig): SequenceProblem[] {
  const problems: SequenceProblem[] = [];
  const add = (stepKey: string | null, message: string) => problems.push({ stepKey, message });
  if (!steps.some((step) => step.kind === 'invitation' || isMessage(step)))
    add(null, 'Ajoutez au moins une invitation ou un message.');
  if (steps.length > sequenceLimits.steps) add(null, `${sequenceLimits.steps} étapes au plus.`);

  const invitation = steps.findIndex(({ kind }) => kind === 'invitation');
  const wait = steps.findIndex(({ kind }) => kind === 'wait');
  const firstMessage = steps.findIndex(isMessage);
  for (const [index, step] of steps.entries()) {
    const name = nameStep(steps, step.key);
    if (steps.findIndex(({ key }) => key === step.key) !== index)
      add(step.key, `${name} figure deux fois dans la séquence. Retirez l’une des deux.`);
    if (step.kind === 'invitation' && index !== invitation)
      add(step.key, 'Une seule invitation par séquence : LinkedIn refuse la seconde.');
    if (step.kind === 'wait' && index !== wait)
      add(step.key, 'Une seule attente d’acceptation par séquence.');
    if (step.kind === 'wait' && (invitation === -1 || invitation > index))
      add(step.key, 'L’attente d’acceptation vient après une invitation.');
    if (isMessage(step) && invitation !== -1 && (wait === -1 || wait > index))
      add(step.key, `${name} doit venir après l’attente d’acceptation : on n’écrit qu’à ses relations.`);
    if (step.kind === 'follow_up' && firstMessage !== -1 && index === firstMessage)
      add(step.key, 'Une relance suit un message. Commencez par un message.');
  }
  return problems;
}

/** A window in which nothing could leave. */
export function checkWindow(window: Window): string | null {
  const windows = windowsOf(window);
  for (const { days, from, to } of windows) {
    if (days.length === 0) return 'Choisissez au moins un jour d’envoi.';
    if (minutesOf(to) - minutesOf(from) < 60) return 'Une plage d’envoi dure au moins une heure.';
  }
  const isDouble = windows.some((one, at) => windows.slice(at + 1).some((other) => overlap(one, other)));
  return isDouble ? 'Deux plages d’envoi se recouvrent.' : null;
}

const overlap = (a: Hours, b: Hours) =>
  a.days.some((day) => b.days.includes(day)) && a.from < b.to && b.from < a.to;

const isSameWindow = (a: Hours, b: Hours) =>
  a.from === b.from && a.to === b.to && [...a.days].sort().join() === [...b.days].sort().join();

/** What a schedule asks beyond a plan; null when the plan covers it. */
export function featureOfSchedule({
  schedule,
  steps,
}: EngagementConfig): 'standardScheduling' | 'advancedScheduling' | null {
  const { usesPersonTimeZone, skipsRegionalHolidays, skipsAugust } = schedule;
  if (
    usesPersonTimeZone ||
    skipsRegionalHolidays ||
    skipsAugust ||
    windowsOf(schedule).length > 1 ||
    steps.some(({ window }) => window !== null)
  )
    return 'advancedScheduling';
  return isSameWindow(schedule, officeHours) ? null : 'standardScheduling';
}

export const scheduleRefusals = {
  standardScheduling:
    'Choisir ses jours et ses heures demande la formule PRO. Revenez au lundi–vendredi, 9\u00a0h à 18\u00a0h, ou changez de formule.',
  advancedScheduling: 'Ces réglages demandent la formule EXPERT. Retirez-les, ou changez de formule.',
} as const;

/** A sequence with the hours its plan covers, and its own windows where it may have some. */
export const configUnder = (plan: Plan, config: EngagementConfig): EngagementConfig => ({
  ...config,
  schedule: scheduleUnder(plan, config.schedule),
  steps: hasFeature({ subscription: plan }, 'advancedScheduling')
    ? config.steps
    : config.steps.map((step) => ({ ...step, window: null })),
});

/** The schedule a campaign runs on: what its plan no longer covers falls back to office hours. */
export function scheduleUnder(plan: Plan, schedule: Schedule): Schedule {
  const user = { subscription: plan };
  if (hasFeature(user, 'advancedScheduling')) return schedule;
  if (!hasFeature(user, 'standardScheduling')) return officeHours;
  return { ...officeHours, days: schedule.days, from: schedule.from, to: schedule.to };
}
