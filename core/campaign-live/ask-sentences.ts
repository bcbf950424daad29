import type { AskReason } from '../engine/decide/decision.ts';
import type { WayOut } from './describe-reason.ts';

export type Ask = {
  wayOut: WayOut | 'tasks' | 'hours' | null;
  one: string;
  many: (count: string) => string;
};

/** What the user is asked for, so that those who wait for it go on. */
export const askSentences: Readonly<Record<AskReason, Ask>> = {
  approval: {
    wayOut: 'approve',
    one: 'Une personne attend un message à valider.',
    many: (count) => `${count} personnes attendent un message à valider.`,
  },
  text_refused: {
    wayOut: 'approve',
    one: 'Un message est bloqué par les contrôles\u00a0: corrigez-le.',
    many: (count) => `${count} messages sont bloqués par les contrôles\u00a0: corrigez-les.`,
  },
  text_missing: {
    wayOut: 'texts',
    one: 'Un message n’est pas encore écrit.',
    many: (count) => `${count} messages ne sont pas encore écrits.`,
  },
  undecided: {
    wayOut: 'undecided',
    one: 'Un envoi n’est pas confirmé\u00a0: vérifiez-le sur LinkedIn.',
    many: (count) => `${count} envois ne sont pas confirmés\u00a0: vérifiez-les sur LinkedIn.`,
  },
  doubtful_no: {
    wayOut: 'conversations',
    one: 'Une personne demande peut-être à ne plus être contactée\u00a0: relisez sa réponse.',
    many: (count) =>
      `${count} personnes demandent peut-être à ne plus être contactées\u00a0: relisez leurs réponses.`,
  },
  unread_message: {
    wayOut: null,
    one: 'Un message reçu n’a pas pu être lu\u00a0: lisez-le sur LinkedIn.',
    many: (count) =>
      `${count} personnes ont écrit un message qui n’a pas pu être lu\u00a0: lisez-les sur LinkedIn.`,
  },
  colleague_replied: {
    wayOut: 'conversations',
    one: 'Une personne attend votre décision\u00a0: quelqu’un de son entreprise a répondu.',
    many: (count) =>
      `${count} personnes attendent votre décision\u00a0: quelqu’un de leur entreprise a répondu.`,
  },
  paused: {
    wayOut: null,
    one: 'Une personne est en pause, par vous.',
    many: (count) => `${count} personnes sont en pause, par vous.`,
  },
  task: {
    wayOut: 'tasks',
    one: 'Une tâche vous attend.',
    many: (count) => `${count} tâches vous attendent.`,
  },
  no_window: {
    wayOut: 'hours',
    one: 'Aucun jour d’envoi ne s’ouvre\u00a0: revoyez les heures de la séquence.',
    many: () => 'Aucun jour d’envoi ne s’ouvre\u00a0: revoyez les heures de la séquence.',
  },
};
