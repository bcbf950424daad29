import { feminineNames, masculineNames } from '../french/people/first-names.ts';
import { unisexNames } from '../french/people/unisex-names.ts';
import { fold, words } from '../words/fold.ts';

/** « Jean-Baptiste » by its first part. */
export function isKnownFirstName(word: string): boolean {
  const [first = ''] = fold(word).split('-');
  return feminineNames.has(first) || masculineNames.has(first) || unisexNames.has(first);
}

/** Words that say nothing by themselves: changing one is grammar, not manner. */
const functionWords = words(`
  a ai as au aux avec avez avons ca ce ces cet cette ceux chez comme dans de des donc du elle elles en entre
  est et etes etre eu fait faire faut il ils je la le les leur leurs lui ma mais me mes meme moi mon ne ni
  nos notre nous on ont ou par pas plus pour quand que quel quelle quels quelles qui quoi sa sans se ses si
  soi son sont suis sur ta te tes toi ton tous tout toute toutes tu un une va vais vers vos votre vous y`);
const pronouns = words('j’ je m’ me n’ ne nous vous on il elle c’ s’ se t’ te tu');
const numberWords = words(`
  deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante
  soixante cent cents mille million millions milliard milliards dizaine dizaines vingtaine trentaine centaine centaines
  millier milliers janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre`);

/** « j’ », « qu’ » and their like too. */
export const isFunctionWord = (key: string): boolean => key.endsWith('’') || functionWords.has(key);
export const isPronoun = (key: string): boolean => pronouns.has(key);
export const isNumberWord = (key: string): boolean =>
  /\p{N}/u.test(key) || key.split('-').some((part) => numberWords.has(part));
