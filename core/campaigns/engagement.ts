/** What a campaign does to each person, and how it writes: the content of `metadata.engagementConfig`. */
export type EngagementConfig = {
  steps: SequenceStep[];
  formality: Formality;
  style: WritingStyle;
  /** Where a person can book a meeting; empty: none. */
  calendarLink: string;
  /** Whether the first message ends with a plain sentence on how to say no. Of older sequences: nothing was said. */
  saysOpposition?: boolean | undefined;
  schedule: Schedule;
  approval: ApprovalMode;
};

export const formalities = ['vous', 'tu'] as const;
export type Formality = (typeof formalities)[number];

export const writingStyles = ['sober', 'direct', 'warm'] as const;
export type WritingStyle = (typeof writingStyles)[number];
export const styleLabels: Record<WritingStyle, string> = {
  sober: 'Sobre',
  direct: 'Direct',
  warm: 'Cordial',
};

export const approvalModes = ['each', 'exceptions', 'automatic'] as const;
export type ApprovalMode = (typeof approvalModes)[number];
export const approvalTexts: Record<ApprovalMode, { label: string; detail: string }> = {
  each: { label: 'Je valide chaque message', detail: 'Aucun message ne part sans votre accord.' },
  exceptions: {
    label: 'Je valide seulement les messages signalés',
    detail: 'Les autres partent d’eux-mêmes.',
  },
  automatic: { label: 'Automatique', detail: 'Chaque message part si aucun problème n’est trouvé.' },
};

/** Hours of Paris, `09:00`; days from 1 (Monday) to 7 (Sunday). */
export type Hours = { days: number[]; from: string; to: string };
/** When something may leave: its own hours, and others beside them where there are several. */
export type Window = Hours & { others?: Hours[] | undefined };
export type Schedule = Window & {
  /** The person's own hours instead of those of Paris. */
  usesPersonTimeZone: boolean;
  /** Those of the person’s own place too: Alsace and Moselle, overseas. */
  skipsRegionalHolidays: boolean;
  /** Nothing leaves in August. */
  skipsAugust: boolean;
};

export const officeHours: Schedule = {
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  usesPersonTimeZone: false,
  skipsRegionalHolidays: false,
  skipsAugust: false,
};

export const stepKinds = ['visit', 'invitation', 'wait', 'message', 'follow_up', 'task'] as const;
export type StepKind = (typeof stepKinds)[number];

export const messageGoals = [
  'short_call',
  'meeting',
  'demonstration',
  'opinion',
  'resource',
  'referral',
] as const;
export type MessageGoal = (typeof messageGoals)[number];
export const goalLabels: Record<MessageGoal, string> = {
  short_call: 'Échange de 15 min',
  meeting: 'Rendez-vous',
  demonstration: 'Démonstration',
  opinion: 'Demander un avis',
  resource: 'Partager une ressource',
  referral: 'Trouver le bon interlocuteur',
};

export const textLengths = ['short', 'medium'] as const;
export type TextLength = (typeof textLengths)[number];
export const lengthLabels: Record<TextLength, string> = { short: 'Courte', medium: 'Moyenne' };

/** How a text opens: it states something, or it asks. */
export const angles = ['statement', 'question'] as const;
export type Angle = (typeof angles)[number];
export const angleLabels: Record<Angle, string> = { statement: 'Constat', question: 'Question' };
/** Where a step has two texts. */
export const variantNames: Record<Angle, string> = {
  statement: 'A\u00a0: constat',
  question: 'B\u00a0: question',
};

export const taskKinds = ['call', 'email', 'other'] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskLabels: Record<TaskKind, string> = { call: 'Appel', email: 'E-mail', other: 'Autre tâche' };

type StepBase = {
  /** Kept through every version of a sequence: nobody receives the same step twice. */
  key: string;
  /** Working days after the step before. */
  delayDays: number;
  /** A window of its own; null: the campaign's. */
  window: Window | null;
};

/** How a text is asked for. */
export type Writing = {
  goal: MessageGoal;
  length: TextLength;
  /** Two texts, each for half of the people: A states, B asks. */
  hasVariants: boolean;
  /** Of one text for all; before it could be chosen, it stated. */
  angle?: Angle | undefined;
  instruction: string;
};

export type SequenceStep =
  | (StepBase & { kind: 'visit' })
  | (StepBase & { kind: 'invitation'; hasNote: boolean; instruction: string })
  /** Ends when the invitation is accepted; after `maxDays`, the person leaves the sequence. */
  | (StepBase & { kind: 'wait'; maxDays: number; withdrawsInvitation: boolean })
  | (StepBase & { kind: 'message' } & Writing)
  | (StepBase & { kind: 'follow_up' } & Writing)
  /** Done by the user, who finds it on the dashboard when it is due. */
  | (StepBase & { kind: 'task'; task: TaskKind; instruction: string });

export const isMessage = (step: SequenceStep): step is Extract<SequenceStep, Writing> =>
  step.kind === 'message' || step.kind === 'follow_up';

/** How many texts one person receives at most. */
export const countTexts = (steps: readonly SequenceStep[]): number =>
  steps.filter((step) => isMessage(step) || (step.kind === 'invitation' && step.hasNote)).length;

/** « Message 1 », « Relance », « Dernière relance »: what a step is called at its place. */
export function nameStep(steps: readonly SequenceStep[], key: string): string {
  const step = steps.find((one) => one.key === key);
  if (!step) return 'Étape';
  switch (step.kind) {
    case 'visit':
      return 'Visite du profil';
    case 'invitation':
      return step.hasNote ? 'Invitation avec note' : 'Invitation sans note';
    case 'wait':
      return 'Attente d’acceptation';
    case 'task':
      return step.task === 'other' ? 'Tâche' : taskLabels[step.task];
    case 'message': {
      const messages = steps.filter(({ kind }) => kind === 'message');
      return messages.length > 1 ? `Message ${messages.indexOf(step) + 1}` : 'Message';
    }
    case 'follow_up': {
      const followUps = steps.filter(({ kind }) => kind === 'follow_up');
      if (followUps.length < 2) return 'Relance';
      return followUps.at(-1) === step ? 'Dernière relance' : `Relance ${followUps.indexOf(step) + 1}`;
    }
  }
}

/** When a step falls, counted from the start: « J 1 » before acceptance, « + 5 j » after it. */
export function stepMoments(steps: readonly SequenceStep[]): Record<string, string> {
  const moments: Record<string, string> = {};
  let day = 1;
  let isAfterWait = false;
  for (const step of steps) {
    if (step.kind === 'wait') {
      moments[step.key] = `J ${day} – ${day + step.maxDays}`;
      isAfterWait = true;
      day = 0;
      continue;
    }
    day += step.delayDays;
    moments[step.key] = isAfterWait ? `+ ${day} j` : `J ${day}`;
  }
  return moments;
}
