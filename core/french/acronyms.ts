import asWords from '#datasets/french/acronyms-read-as-words.json' with { type: 'json' };
import ofCompanies from '#datasets/french/company-acronyms.json' with { type: 'json' };
import feminineBodies from '#datasets/french/feminine-institutions.json' with { type: 'json' };
import masculineBodies from '#datasets/french/masculine-institutions.json' with { type: 'json' };
import ofTitles from '#datasets/french/title-acronyms.json' with { type: 'json' };
import { fold, words } from '../words/fold.ts';

/** Several capitals, perhaps with full stops, digits or « & » : « EDF », « S.N.C.F. », « R&D », « M6 ». */
export const looksLikeAcronym = (word: string): boolean =>
  /^(?=(?:[^\p{L}]*\p{Lu}){1,8}[^\p{L}]*$)(?=.{2,11}$)\p{Lu}[\p{Lu}\d.&-]*$/u.test(word);

/** Said as one word, so that their first sound is that of the word. */
const readAsWords: ReadonlySet<string> = new Set(asWords);

/** Whether each letter of it is named: « E.D.F. », not « l’Insee ». */
export const isSpelled = (word: string): boolean =>
  looksLikeAcronym(word) && !readAsWords.has(fold(word).replace(/[^a-z]/g, ''));

/** Institutions that take their article in a sentence, whatever they write on their own letters. */
const masculine: ReadonlySet<string> = new Set(masculineBodies);
const feminine: ReadonlySet<string> = new Set(feminineBodies);
/** Schools said without an article, and where one is « à » and not « chez ». */
const bareSchools = words('hec emlyon skema kedge audencia neoma epitech centralesupelec polytechnique');

export type Institution = 'masculine' | 'feminine' | 'school';

/** What the first word of a name says of the article it needs; null for a company. */
export function institutionOf(word: string): Institution | null {
  const key = fold(word).replace(/[^a-z]/g, '');
  if (bareSchools.has(key)) return 'school';
  // « Spa » and « Ime » are words: of three letters, only capitals make a body.
  if (key.length < 4 && !readAsWords.has(key) && word !== word.toUpperCase()) return null;
  if (masculine.has(key)) return 'masculine';
  return feminine.has(key) ? 'feminine' : null;
}

/** Usual acronyms of trades and titles: they stay in capitals when everything around them is lowered. */
export const knownAcronyms: ReadonlySet<string> = new Set(ofTitles);

/** Brands and houses written in capitals by everybody. */
export const companyAcronyms: ReadonlySet<string> = new Set(ofCompanies);
