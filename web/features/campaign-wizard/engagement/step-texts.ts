import { Eye, Hourglass, ListTodo, type LucideIcon, MessageSquare, Reply, UserRoundPlus } from 'lucide-react';
import { goalLabels, type SequenceStep, type StepKind } from '#core/campaigns/engagement.ts';

export const stepIcons: Record<StepKind, LucideIcon> = {
  visit: Eye,
  invitation: UserRoundPlus,
  wait: Hourglass,
  message: MessageSquare,
  follow_up: Reply,
  task: ListTodo,
};

export const kindLabels: Record<StepKind, string> = {
  visit: 'Visite du profil',
  invitation: 'Invitation',
  wait: 'Attente d’acceptation',
  message: 'Message',
  follow_up: 'Relance',
  task: 'Tâche pour vous',
};

/** What a step does, in one line; the waiting says it in two of its own. */
export function describeStep(step: SequenceStep, noteLength: number, notesPerMonth: number | null): string {
  switch (step.kind) {
    case 'visit':
      return 'Sans message. La personne voit votre passage.';
    case 'invitation':
      return step.hasNote
        ? `${whoGetsNote(notesPerMonth)}, ${noteLength} caractères au plus.`
        : 'Sans texte : le nom et le titre parlent pour vous.';
    case 'wait':
      return '';
    case 'message':
      return step.instruction || `${goalLabels[step.goal]}. Écrit pour chaque personne.`;
    case 'follow_up':
      return step.instruction || `${goalLabels[step.goal]}. Part si la personne n’a pas répondu.`;
    case 'task':
      return step.instruction || 'Paraît sur votre tableau de bord le jour venu.';
  }
}

/** The others are invited without one. */
const whoGetsNote = (perMonth: number | null): string =>
  perMonth === null
    ? 'Écrite pour chaque personne'
    : `Compte gratuit\u00a0: ${perMonth} par mois, pour les personnes les mieux notées`;
