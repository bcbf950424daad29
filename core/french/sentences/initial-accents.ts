import accented from '#datasets/french/initial-accents.json' with { type: 'json' };
import { fold } from '../../words/fold.ts';

/** Words whose capital is often left without its accent, by what is then written. */
const byPlain = new Map(accented.map((word) => [fold(word), word]));
const start = '(?<=^|[.!?…][\\s\\u00a0\\u202f]|«\\u00a0|[ldLD]’)';
const firstWord = new RegExp(`${start}[EAI]\\p{Ll}+`, 'gmu');
/** « A bientôt », and not « A dirigé une équipe » nor « A priori ». */
const bareA = new RegExp(
  `${start}A(?=[ \\u00a0](?!(?:priori|posteriori|contrario|fortiori|minima|maxima|capp?ella|est|sera|eu|été)(?!\\p{L}))(?:(?:lun|mar|mercre|jeu|vendre|same|mi)di|qui|lui|celui|ceci|vous|nous|tous|plus|peu|mi|minuit|huis|\\p{L}+(?<![éui]|és|ée|it|is|us))(?!\\p{L})\\p{L}*)`,
  'gmu',
);
const bareCa = new RegExp(`${start}Ca(?=[ \\u00a0]\\p{Ll})`, 'gmu');
const bareOu = new RegExp(
  `${start}Ou(?=[ \\u00a0](?:en[ \\u00a0](?:est|êtes|es|sont)|est-|sont-|puis-je|peut-on))`,
  'gmu',
);

/** Capitals keep their accents in French: « À bientôt », « Êtes-vous », « l’État ». */
export const restoreInitials = (text: string): string =>
  text
    .replace(firstWord, (word) => byPlain.get(word.toLowerCase()) ?? word)
    .replace(/(?<!\p{L})Etats-Unis/gu, 'États-Unis')
    .replace(bareA, 'À')
    .replace(bareCa, 'Ça')
    .replace(bareOu, 'Où');
