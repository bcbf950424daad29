import { capital } from '#core/words/capital.ts';

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number) => numbers[count] ?? count.toLocaleString('fr-FR');

/** Before the first launch: how far it is. */
export const leadToStart = (stepsLeft: number): string =>
  `Il reste ${stepsLeft === 1 ? 'une étape' : `${inWords(stepsLeft)} étapes`} avant votre première campagne.`;

/** What waits for the person, and whether the rest goes on meanwhile. */
export function leadOfDay({ waiting, running }: { waiting: number; running: number }): string {
  if (waiting === 0) {
    if (running === 0) return 'Rien à faire pour l’instant.';
    return running === 1
      ? 'Rien à faire pour l’instant. Votre campagne continue.'
      : 'Rien à faire pour l’instant. Vos campagnes continuent.';
  }
  const asked =
    waiting === 1
      ? 'Un point demande votre attention.'
      : `${capital(inWords(waiting))} points demandent votre attention.`;
  return running > 0 ? `${asked} Le reste continue.` : asked;
}
