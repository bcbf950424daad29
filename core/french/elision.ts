import { startsWithVowelSound } from './sounds.ts';

/** The words that lose their last vowel before another one; « si » does before « il » and « ils » only. */
export type ElidingWord =
  | 'le'
  | 'la'
  | 'de'
  | 'que'
  | 'si'
  | 'jusque'
  | 'lorsque'
  | 'puisque'
  | 'quoique'
  | 'presque'
  | 'je'
  | 'me'
  | 'te'
  | 'se'
  | 'ne'
  | 'ce';

/** What « lorsque », « puisque » and « quoique » run into. */
const pickyWords = /^(?:ils?|elles?|on|une?|en|à|au|aux|avec|ainsi|alors)(?![\p{L}’])/iu;

/** « d’Airbus », « l’équipe », « qu’il », « s’il », « jusqu’à », « de onze ». */
export function elide(word: ElidingWord, next: string): string {
  return isElided(word, next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

function isElided(word: ElidingWord, next: string): boolean {
  if (word === 'si') return /^ils?(?![\p{L}’])/iu.test(next);
  if (word === 'presque') return /^îles?(?!\p{L})/iu.test(next);
  if (word === 'quoique' || word === 'lorsque' || word === 'puisque') return pickyWords.test(next);
  return startsWithVowelSound(next);
}

export type Gender = 'masculine' | 'feminine';

/** « le groupe », « la filiale », « l’équipe ». */
export const withArticle = (noun: string, gender: Gender): string =>
  elide(gender === 'masculine' ? 'le' : 'la', noun);

const contracted = /^(les?) (?=\S)/;

/** « de » before a phrase: « du groupe », « des équipes », « de la filiale », « de l’équipe », « d’Airbus ». */
export function withDe(phrase: string): string {
  const article = contracted.exec(phrase)?.[1];
  if (article) return `${article === 'le' ? 'du' : 'des'} ${phrase.slice(article.length + 1)}`;
  return /^l’/.test(phrase) ? `de ${phrase}` : elide('de', phrase);
}

/** « à » before a phrase: « au groupe », « aux équipes », « à la filiale ». */
export function withA(phrase: string): string {
  const article = contracted.exec(phrase)?.[1];
  if (article) return `${article === 'le' ? 'au' : 'aux'} ${phrase.slice(article.length + 1)}`;
  return `à ${phrase}`;
}
