import type { JourneyMark } from './journey.ts';

/** What each number counts, in the words of the screen and of an exported file. */
export const markWords: Readonly<Record<JourneyMark, string>> = {
  planned: 'Prévues',
  upcoming: 'Encore à venir',
  tried: 'Tentées',
  not_sent: 'Non parties',
  unknown: 'À vérifier',
  confirmed: 'Confirmées',
  invited: 'Invitations confirmées',
  pending: 'Invitations en attente',
  accepted: 'Acceptées',
  messaged: 'Messages reçus',
  replied: 'Réponses',
  positive: 'Positives',
  meeting: 'Rendez-vous',
};

export const weekdayWords = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;
