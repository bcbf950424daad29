import { fold, words } from '../words/fold.ts';
import { legalForms } from '../words/legal-forms.ts';
import { companyAcronyms } from './acronyms.ts';

const dotted = 's\\.?a\\.?s\\.?u?|s\\.?a\\.?r\\.?l\\.?|s\\.a|s\\.?n\\.?c|g\\.?i\\.?e|e\\.?u\\.?r\\.?l';
const more =
  'limited|se|incorporated|gbr|kg|oy|ab|as|pte|pty|(?<!(?:&|et|and) )co|sàrl|s\\.?c\\.?o\\.?p|s\\.?p\\.?a|s\\.?r\\.?l|b\\.?v|n\\.?v';
const atEnd = new RegExp(`[\\s,]+(?:${legalForms}|${dotted}|${more})\\.?$`, 'iu');
/** Before a name only in capitals: « Sa Majesté » is no « SA ». */
const atStart =
  /^(?:SASU?|SARL|S\.A\.R\.L\.|S\.A\.S\.|EURL|SNC|SCI|SCOP|SELARL|SELAS|GIE|SA|Sarl|Sas|Eurl)\s+(?=\S)/u;

/** What people write where no company is. */
const noCompany =
  /^(?:n ?a|neant|aucune?|confidentiel(?:le)?|confidential|stealth(?: (?:mode|startup))*|freelance|free lance|independante?s?|self employed|auto entrepreneure?|micro entrepreneure?|a mon compte|a son compte|profession liberale|retraitee?|retired|sans emploi|en recherche.*|demandeu(?:r|se) d emploi|divers|autre|various|undefined|null|none|private|prive|sasu?|sarl|sa|eurl|snc|sci|gie)$/;

const longest = 150;
const smallWords = words('de du des d la le les et en au aux à sur sous pour par & of the and');

/** A company as one names it in a sentence; null when the field names none. */
export function cleanCompanyName(raw: string): string | null {
  if (raw.length > longest) return null;
  let name = raw
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}|[\ufe0f®™©★☆✓]/gu, ' ')
    .replace(/['`´ʼ‘]/g, '’')
    .replace(/\s*(?:[|•·]|\s[-–—]\s|\s?:\s|\s\/\s).*$/u, '')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let shorter = name.replace(atEnd, ''); shorter !== name; shorter = name.replace(atEnd, ''))
    name = shorter.trim();
  name = name.replace(atStart, '').replace(/^[\s,.;-]+|[\s,;-]+$/g, '');
  const key = fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (!/\p{Script=Latin}|\d/u.test(name) || key.length < 2 || noCompany.test(key)) return null;
  return repairCompanyCase(name);
}

function repairCompanyCase(name: string): string {
  const parts = name.split(' ');
  const isShouted = name === name.toLocaleUpperCase('fr') && /\p{Lu}{2}/u.test(name);
  // A brand may be written small on purpose: « leboncoin ».
  const isMuttered = name === name.toLocaleLowerCase('fr') && parts.length > 1;
  if (!isShouted && !isMuttered) return name;
  return parts.map((part, at) => repairPart(part, at, parts.length === 1)).join(' ');
}

function repairPart(part: string, at: number, isAlone: boolean): string {
  const key = fold(part);
  if (companyAcronyms.has(key) || /\d|\p{L}\.\p{L}/u.test(part)) return part.toLocaleUpperCase('fr');
  if (part === part.toLocaleUpperCase('fr') && isInitials(part, key, isAlone)) return part;
  const lower = part.toLocaleLowerCase('fr');
  if (at > 0 && smallWords.has(key)) return lower;
  return lower
    .split('-')
    .map((piece, index) => (index > 0 && smallWords.has(piece) ? piece : raisePiece(piece, at + index)))
    .join('-');
}

const isInitials = (part: string, key: string, isAlone: boolean) =>
  !smallWords.has(key) &&
  ((isAlone && part.length <= 3) || /&/.test(part) || (part.length <= 5 && /^[^aeiouy]+$/.test(key)));

/** « d’Épargne » inside a name, « L’Oréal » at its head. */
function raisePiece(piece: string, at: number): string {
  const [, article, rest] = /^([dl])’(.+)$/u.exec(piece) ?? [];
  if (article && rest) return `${at > 0 ? article : article.toUpperCase()}’${raise(rest)}`;
  return raise(piece);
}

const raise = (word: string) => word.replace(/^\P{L}*\p{L}/u, (start) => start.toLocaleUpperCase('fr'));
