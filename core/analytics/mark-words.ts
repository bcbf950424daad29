import type { JourneyMark } from './journey.ts';

/** What each number counts, in the words of the screen and of an exported file. */
export const markWords: Readonly<Record<JourneyMark, string>> = {
  planned: 'Prévues',
  upcoming: 'Encore à venir',
  dropped: 'Sorties avant tout envoi',
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

/** Of one alone, where that is another word. */
const ofOne: Partial<Record<JourneyMark, string>> = {
  planned: 'prévue',
  dropped: 'sortie avant tout envoi',
  tried: 'tentée',
  not_sent: 'non partie',
  confirmed: 'confirmée',
  invited: 'invitation confirmée',
  pending: 'invitation en attente',
  accepted: 'acceptée',
  messaged: 'message reçu',
  replied: 'réponse',
  positive: 'positive',
};

/** What stands after a number: « 1 non partie », « 3 non parties ». */
export const wordsOf = (mark: JourneyMark, count: number): string =>
  (count < 2 && ofOne[mark]) || markWords[mark].toLocaleLowerCase('fr');

export const weekdayWords = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;
