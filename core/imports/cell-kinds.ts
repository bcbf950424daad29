import { readSiren } from '../companies/siren.ts';
import { feminineNames, masculineNames } from '../french/people/first-names.ts';
import { epicenes, genderedNouns } from '../french/people/role-nouns.ts';
import { unisexNames } from '../french/people/unisex-names.ts';
import { readLinkedin } from '../people/linkedin-address.ts';
import { readEmail, readPhone } from '../people/read-contact.ts';
import { readPlaces } from '../places/read-place.ts';
import { titleFamilies } from '../targeting/job-titles.ts';
import { readDomain } from '../words/domain-name.ts';
import { fold } from '../words/fold.ts';
import { legalForms } from '../words/legal-forms.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { cleanName } from '../words/repair-name.ts';

/** What a cell holds, by itself: no header is asked. */
export const isLinkedin = (cell: string): boolean => readLinkedin(cell).is !== 'unreadable';
export const isProfile = (cell: string): boolean => readLinkedin(cell).is === 'profile';
export const isMember = (cell: string): boolean => ['profile', 'member'].includes(readLinkedin(cell).is);
export const isEmail = (cell: string): boolean => cell.includes('@') && readEmail(cell) !== null;
export const isSirenCell = (cell: string): boolean =>
  /\d{3}\s?\d{3}\s?\d{3}/.test(cell) && readSiren(cell) !== null;
export const isPhone = (cell: string): boolean =>
  /^[+(]|^0|^(?:1[-. ])?[2-9]\d\d[-. ]\d{3}[-. ]\d{4}$/.test(cell.trim()) && readPhone(cell.trim()) !== null;
export const isWebsite = (cell: string): boolean =>
  !/@|linkedin\.|licdn\.|facebook\.|twitter\.|instagram\./i.test(cell) &&
  /^(?:https?:\/\/|www\.)|^[a-z0-9-]+\.[a-z.]{2,}$/i.test(cell) &&
  readDomain(cell) !== null;
export const isNumber = (cell: string): boolean => /^[\d\s.,+%€$-]*\d[\d\s.,%€$]*$/.test(cell);
export const isDate = (cell: string): boolean =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]\d.*)?$|^\d{1,2} \p{L}{3,9}\.? \d{4}$/u.test(cell.trim());
export const isCivility = (cell: string): boolean =>
  /^(?:m|mr|mme|mlle|mrs|ms|miss|monsieur|madame|mademoiselle|dr|docteur|me|maitre|h|f)\.?$/i.test(
    fold(cell.trim()),
  );

export const isFirstName = (word: string): boolean => {
  const key = fold(word);
  const isKnown = (name: string) =>
    feminineNames.has(name) || masculineNames.has(name) || unisexNames.has(name);
  return isKnown(key) || (key.includes('-') && key.split('-').every(isKnown));
};

const isNameWord = (word: string) => /^[\p{L}\p{M}][\p{L}\p{M}’'.-]*$/u.test(word);

/** Words that are letters only, not many: the shape of a name, whoever it is. */
export const hasShapeOfName = (cell: string): boolean => {
  const words = cell.split(' ').filter(Boolean);
  return cell.length <= 60 && words.length > 0 && words.length <= 5 && words.every(isNameWord);
};

/** Two words or more, of which one that begins or ends them is a first name. */
export function isWholeName(cell: string): boolean {
  const words = cleanName(cell.replace(',', ' ')).split(' ').filter(Boolean);
  if (words.length < 2 || words.length > 6 || isTitle(cell) || !words.every(isNameWord)) return false;
  return isFirstName(words[0] ?? '') || isFirstName(words.at(-1) ?? '');
}

const titleStarts = new Set([
  ...Object.entries(genderedNouns).flat().map(fold),
  ...[...epicenes].map(fold),
  ...titleFamilies.flatMap(({ names }) => names.map((name) => normaliseWords(name).split(' ')[0] ?? '')),
  ...'resp dir head chief vp svp evp senior junior lead co sales marketing gerant gerante associe associee'.split(
    ' ',
  ),
]);

export const isTitle = (cell: string): boolean => {
  const [first = '', second = ''] = normaliseWords(cell).split(' ');
  return titleStarts.has(first) || (first === 'co' && titleStarts.has(second));
};

export const isPlace = (cell: string): boolean =>
  cell.length <= 80 && (/^\d{5} \p{L}/u.test(cell) || readPlaces(cell.replace(/\(.*/, '')).length > 0);

const legalForm = new RegExp(
  `(?:^|\\s)(?:${legalForms}|groupe|group|conseil|consulting|solutions|industries|services)(?:\\s|$)`,
);
export const isCompany = (cell: string): boolean => legalForm.test(normaliseWords(cell));

/** Anything that stands under a header, and is none itself. */
export const looksLikeData = (cell: string): boolean =>
  isLinkedin(cell) ||
  isEmail(cell) ||
  isSirenCell(cell) ||
  isPhone(cell) ||
  (isNumber(cell) && /\d/.test(cell));
