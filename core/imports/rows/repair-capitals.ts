import { knownAcronyms } from '../../french/acronyms.ts';
import { repairCompanyCase } from '../../french/companies/company-case.ts';
import { capital } from '../../words/capital.ts';
import { fold, words } from '../../words/fold.ts';

const isAllCaps = (text: string): boolean => /\p{Lu}{5}/u.test(text) && text === text.toLocaleUpperCase('fr');

/** « GROUPE ATLAS » is « Groupe Atlas »; one word in capitals may be a brand: « ENGIE ». */
export const repairCompanyCapitals = (name: string): string =>
  isAllCaps(name) && name.includes(' ') ? repairCompanyCase(name) : name;

const shortWords = words(
  'de du des d la le les l et en au aux a à sur sous pour par chez of the and for art vie',
);

/** « RESPONSABLE RH » is « Responsable RH »: initials stay, the rest is written as in a sentence. */
export function repairTitleCapitals(title: string): string {
  if (!isAllCaps(title)) return title;
  const repaired = title.replace(/\p{L}+/gu, (word) => {
    const isInitials = knownAcronyms.has(fold(word)) || (word.length <= 3 && !shortWords.has(fold(word)));
    return isInitials ? word : word.toLocaleLowerCase('fr');
  });
  return capital(repaired);
}
