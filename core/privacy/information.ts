import { dueAfter } from './legal-delay.ts';

/** Article 14 leaves a month from the collection at most; we count it from the first contact, and say so on the page. */
export const informBy = (firstContactAt: Date): Date => dueAfter(firstContactAt, false);

/** Where somebody stands with the user on the network: it says how they can still be told. */
export type Reach = 'connected' | 'invited' | 'none';

export const waysToInform: Record<Reach, string> = {
  connected:
    'Vous êtes en relation\u00a0: écrivez-lui, le lien de votre page part sous tout message après le premier.',
  invited:
    'Invitation sans réponse\u00a0: aucun message ne peut porter le lien. Retirez-la, effacez la fiche, ou informez la personne autrement.',
  none: 'Aucun message ne peut partir\u00a0: informez la personne autrement, ou effacez sa fiche.',
};
