import { stemsOf } from '../facts/fact-score.ts';
import type { MessageBrief } from '../messages/brief.ts';

const ofOffer = new Set(['service', 'proposal', 'market', 'problem', 'question', 'give']);

/** Shared by any profile and any offer: nothing follows from them. */
export const anywhere = stemsOf(
  'France français équipe entreprise société client service solution salariés personnes mois semaine année site métier jours travail groupe projet gestion besoin personne quelqu’un liste page exemple plan point note départ chiffre nouveau ancien aujourd’hui fréquence question',
);

/** Whether words are about what the offer sells. */
export function subjectOf({ facts }: MessageBrief): (text: string) => boolean {
  const offered = new Set(
    facts.filter(({ kind }) => ofOffer.has(kind)).flatMap(({ text }) => [...stemsOf(text)]),
  );
  return (text) => [...stemsOf(text)].some((stem) => offered.has(stem) && !anywhere.has(stem));
}
