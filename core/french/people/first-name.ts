import { fold, words } from '../../words/fold.ts';
import { cleanName, nameBeforeOrnaments, repairCase } from '../../words/repair-name.ts';
import type { Gender } from '../elision.ts';
import { accentedNames, feminineNames, masculineNames, namesSpelledOnce } from './first-names.ts';
import { unisexNames } from './unisex-names.ts';

/** The network's own words for somebody who hides their name, and what forms put there. */
const nobody =
  /^(?:membre|member|utilisateur|utilisatrice|user|linkedin|prenom|nom|firstname|first name|test|contact|inconnue?|unknown|anonyme|anonymous|null|undefined|none|na|team|equipe|service|info|support|ceo|cto|cfo|drh|rh)(?: |$)|^(?:monsieur|madame|mr|mme|dr)$|linkedin/;
const longest = 30;
const mostWords = 4;
const longestRead = 150;

/** A first name to greet with: « Jean-Baptiste »; null when what is written is none. */
export function salutationName(raw: string): string | null {
  if (raw.length > longestRead) return null;
  // « Marie & Paul » are two.
  if (nobody.test(fold(raw).trim()) || /\s(?:&|\+|et|and)\s/iu.test(raw)) return null;
  const clean = cleanName(nameBeforeOrnaments(joinParts(raw)));
  // « Jean M. » and « J. Pierre » are greeted by the name that is whole.
  const whole = withoutLastName(clean)
    .split(' ')
    .filter((word) => !/^(?:\p{L}[.-]?)*\p{L}\.$|^\p{L}(?:[.-]\p{L})*$/u.test(word))
    .join(' ');
  const letters = whole.replace(/[^\p{L}\p{M}]/gu, '');
  if (letters.length < 2 || whole.length > longest || whole.split(' ').length > mostWords) return null;
  if (!/^[\p{Script=Latin}\p{M}]+$/u.test(letters) || nobody.test(fold(whole))) return null;
  const isWhole = !/\p{Lu}/u.test(whole) || !/\p{Ll}/u.test(whole);
  const repaired = raiseParts(repairCase(whole));
  return isWhole ? withAccents(repaired) : withSureAccents(repaired);
}

const isKnown = (word: string) => {
  const key = fold(word);
  return feminineNames.has(key) || masculineNames.has(key) || unisexNames.has(key);
};

/** « Jean - Pierre », « jean.pierre », « JeanPierre »: two first names written as one. */
export function joinParts(raw: string): string {
  const [, first = '', second = ''] =
    /^\s*(\p{L}+)\s*[-–—_.]\s*(\p{L}{2,})\s*$|^\s*(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)\s*$/u
      .exec(raw)
      ?.filter((part, at) => at === 0 || part !== undefined) ?? [];
  if (isKnown(first) && isKnown(second)) return `${first}-${second}`;
  // « karim.benali » is the beginning of an address.
  return raw.replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ').replace(/\.(?=\p{L}{2})/gu, '. ');
}

const isShouted = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);
/** « Jean de Dieu », « Maria do Carmo », « Marie de Lourdes »: first names that go on. */
const devotions =
  /^\p{L}+ (?:de|du|do|da|das|dos|del|de la|de los|de las|de l’)[ ]?(?:dieu|carm\p{L}+|lourdes|fatima|gra[cç]as|concei[cç][aã]o|pilar|mar|rosario|[aá]ngeles|anjos|jesus|c[eé]u|roc[ií]o|nativité|incarnation|rosaire|socorro|nascimento)$/iu;

/** « Marie de La Tour », « DUPONT Marie » and « Maxime Dupont » are greeted by their first name, « Marie Claire » by both. */
function withoutLastName(name: string): string {
  const words = name.split(' ');
  const [first = '', second = ''] = words;
  if (!second || devotions.test(name)) return name;
  const plain = words.filter((word) => !isShouted(word));
  if (plain.length > 0 && plain.length < words.length && words.some((word) => /^\p{Lu}{3,}/u.test(word))) {
    // Of « JEAN Dupont » and « DUPONT Jean », the known one is the first name.
    const isFirstShouted = isShouted(first) && isKnown(first) && !isKnown(plain[0] ?? '');
    return isFirstShouted ? first : withoutLastName(plain.filter((word) => !/^\p{Ll}/u.test(word)).join(' '));
  }
  return isKnown(first) && !isKnown(second) && !/^\p{L}\.?$/u.test(second) ? first : name;
}

/** « Jean-baptiste » and « marie Claire »: every part of a first name has its capital, but for the words between. */
const raiseParts = (name: string) =>
  name
    .replace(/^d(?=’\p{L})/u, 'D')
    .replace(
      /(?<=^|[\s-])(?!(?:del|dos|das|los|las|von|van|bin|ben)[\s-])\p{Ll}(?=[\p{L}\p{M}]{2})/gu,
      (letter) => letter.toLocaleUpperCase('fr'),
    );

const accentBy = (names: ReadonlyMap<string, string>) => (name: string) =>
  name.replace(
    /[\p{L}\p{M}]+/gu,
    (part) => (fold(part) === part.toLowerCase() && names.get(fold(part))) || part,
  );

/** Capitals lose the accents that everybody knows: « HELENE » is « Hélène ». */
export const withAccents = accentBy(accentedNames);
/** Keyboards lose them too: « Celine » is « Céline ». */
export const withSureAccents = accentBy(namesSpelledOnce);

/** « de La Tour », « O’Connor »; null when nothing of a name is left. */
export function repairLastName(raw: string): string | null {
  const name = repairCase(cleanName(nameBeforeOrnaments(raw)))
    .replace(/(?<=\p{L}{2}) \p{L}\.?$/u, '')
    .replace(/(?<!\p{L})O’\p{Ll}/gu, (start) => start.toUpperCase())
    // Two capitals are initials in a first name, and a whole name here: « Ng », « St-Onge », « Roy Jr ».
    .replace(
      /(?<!\p{L})(\p{Lu})([BCDFGHJKLMNPQRSTWZ])(?!\p{L})/gu,
      (_, one: string, two: string) => one + two.toLowerCase(),
    );
  return /^[\p{Script=Latin}\p{M}’. -]+$/u.test(name) && /\p{L}{2}/u.test(name) ? name : null;
}

/** Without its accent, each is also the name of an Italian man. */
const needsAccent = words('michele daniele');

/** The gender of a first name, when it is given to one sex only; what the user says wins. */
export function genderOfFirstName(firstName: string, known: Gender | null = null): Gender | null {
  if (known) return known;
  const name = salutationName(firstName) ?? '';
  const key = fold(name).replace(/\s+/g, '-');
  if (needsAccent.has(key) && fold(name) === name.toLowerCase()) return null;
  if (needsAccent.has(key)) return 'feminine';
  return genderOfKey(key) ?? (key.includes('-') ? genderOfCompound(key.split('-')) : null);
}

function genderOfKey(key: string): Gender | null {
  if (feminineNames.has(key)) return 'feminine';
  return masculineNames.has(key) ? 'masculine' : null;
}

/** « Anne-Lou », « Paul-Arthur »: the first part decides, unless the second one says the contrary. */
function genderOfCompound([first = '', second = '']: readonly string[]): Gender | null {
  const one = genderOfKey(first);
  const other = genderOfKey(second);
  return one && other && one !== other ? null : one;
}
