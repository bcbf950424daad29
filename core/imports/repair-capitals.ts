import { knownAcronyms } from '../french/acronyms.ts';
import { repairCompanyCase } from '../french/company-case.ts';
import { capital } from '../words/capital.ts';
import { fold, words } from '../words/fold.ts';

const isShouted = (text: string): boolean => /\p{Lu}{5}/u.test(text) && text === text.toLocaleUpperCase('fr');

/** « GROUPE ATLAS », yet « ENGIE » alone may be how it is written. */
export const calmCompany = (name: string): string =>
  isShouted(name) && name.includes(' ') ? repairCompanyCase(name) : name;

const shortWords = words(
  'de du des d la le les l et en au aux a à sur sous pour par chez of the and for art vie',
);

/** « RESPONSABLE RH » is « Responsable RH »: initials stay, the rest is written as in a sentence. */
export function calmTitle(title: string): string {
  if (!isShouted(title)) return title;
  const calm = title.replace(/\p{L}+/gu, (word) => {
    const isInitials = knownAcronyms.has(fold(word)) || (word.length <= 3 && !shortWords.has(fold(word)));
    return isInitials ? word : word.toLocaleLowerCase('fr');
  });
  return capital(calm);
}
