import type { ReplyKind } from './reply.ts';

export type ReplyWords = { label: string; explanation: string };

/** What the screens call each kind of reply. */
export const replyWords: Readonly<Record<ReplyKind, ReplyWords>> = {
  interested: { label: 'Intérêt', explanation: 'La personne veut en savoir plus ou propose d’échanger.' },
  question: { label: 'Question', explanation: 'La personne attend une précision avant de se décider.' },
  later: { label: 'Plus tard', explanation: 'Ce n’est pas le moment : la personne propose d’en reparler.' },
  refusal: { label: 'Refus', explanation: 'La personne décline la proposition.' },
  opposition: {
    label: 'Opposition',
    explanation: 'La personne ne veut plus être contactée : plus aucun message ne lui sera envoyé.',
  },
  absence: {
    label: 'Absence',
    explanation: 'La personne est absente ; sa date de retour est notée si elle la donne.',
  },
  wrong_person: {
    label: 'Mauvaise personne',
    explanation: 'Le sujet concerne quelqu’un d’autre, ou la personne a changé de poste.',
  },
  other: { label: 'Autre', explanation: 'Rien de net à en conclure : à lire.' },
};
