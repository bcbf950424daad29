import type { EngagementConfig, SequenceStep, StepKind, Writing } from '#core/campaigns/engagement.ts';

const prefixes: Record<StepKind, string> = {
  visit: 'visite',
  invitation: 'invitation',
  wait: 'attente',
  message: 'message',
  follow_up: 'relance',
  task: 'tache',
};

/** A key that no step of any version has had: a person never receives the same key twice. */
export const newStepKey = (kind: StepKind): string =>
  `${prefixes[kind]}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

const writing: Writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' };

export function newStep(kind: StepKind): SequenceStep {
  const base = { key: newStepKey(kind), window: null };
  switch (kind) {
    case 'visit':
      return { ...base, kind, delayDays: 1 };
    case 'invitation':
      return { ...base, kind, delayDays: 1, hasNote: true, instruction: '' };
    case 'wait':
      return { ...base, kind, delayDays: 0, maxDays: 28, withdrawsInvitation: true };
    case 'task':
      return { ...base, kind, delayDays: 3, task: 'call', instruction: '' };
    case 'message':
      return { ...base, kind, delayDays: 1, ...writing };
    case 'follow_up':
      return { ...base, kind, delayDays: 5, ...writing };
  }
}

/** Visits and invitations belong at the start, the rest at the end. */
export function addStep(steps: readonly SequenceStep[], step: SequenceStep): SequenceStep[] {
  const wait = steps.findIndex(({ kind }) => kind === 'wait');
  const invitation = steps.findIndex(({ kind }) => kind === 'invitation');
  const message = steps.findIndex(({ kind }) => kind === 'message' || kind === 'follow_up');
  const orEnd = (...indexes: number[]) => indexes.find((index) => index !== -1) ?? steps.length;
  const index =
    step.kind === 'visit'
      ? orEnd(invitation, wait, message)
      : step.kind === 'invitation'
        ? orEnd(wait, message)
        : step.kind === 'wait'
          ? invitation === -1
            ? orEnd(message)
            : invitation + 1
          : steps.length;
  return steps.toSpliced(index, 0, step);
}

export function moveStep(steps: readonly SequenceStep[], from: number, to: number): SequenceStep[] {
  const step = steps[from];
  if (!step || to < 0 || to >= steps.length) return [...steps];
  return steps.toSpliced(from, 1).toSpliced(to, 0, step);
}

/** A deleted step where it stood: after the nearest one before it that is still there. */
export function putBack(
  steps: readonly SequenceStep[],
  key: string,
  before: readonly SequenceStep[],
): SequenceStep[] {
  const index = before.findIndex((step) => step.key === key);
  const step = before[index];
  if (!step || steps.some((one) => one.key === key)) return [...steps];
  const earlier = before.slice(0, index).map((one) => one.key);
  return steps.toSpliced(steps.findLastIndex((one) => earlier.includes(one.key)) + 1, 0, step);
}

export const changeStep = (
  steps: readonly SequenceStep[],
  key: string,
  change: Partial<SequenceStep>,
): SequenceStep[] =>
  steps.map((step) => (step.key === key ? ({ ...step, ...change } as SequenceStep) : step));

/** The same acts at the same place keep their key, whichever template they come from; every text is a new step. */
const keptKinds: readonly StepKind[] = ['visit', 'invitation', 'wait'];

/** A template in the place of a sequence that has run: nobody may receive one of its texts twice, nor miss a new one. */
export function stepsFromTemplate(
  template: readonly SequenceStep[],
  before: readonly SequenceStep[],
  hasRun: boolean,
): SequenceStep[] {
  if (!hasRun) return [...template];
  return template.map((step) => {
    const same = keptKinds.includes(step.kind) && before.find(({ kind }) => kind === step.kind);
    return { ...step, key: same ? same.key : newStepKey(step.kind) };
  });
}

/** One of ours brings its steps and its style; one of the user's own brings everything. */
export function applyTemplate(
  template: { config: EngagementConfig; isOwn: boolean },
  before: EngagementConfig | null,
  hasRun: boolean,
): EngagementConfig {
  const steps = stepsFromTemplate(template.config.steps, before?.steps ?? [], hasRun);
  if (before === null || template.isOwn) return { ...template.config, steps };
  return { ...before, steps, style: template.config.style };
}
