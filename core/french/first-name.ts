import { fold, words } from '../words/fold.ts';
import { cleanName, repairCase, splitName } from '../words/repair-name.ts';
import type { Gender } from './elision.ts';
import { feminineNames, masculineNames } from './first-names.ts';
import { unisexNames } from './unisex-names.ts';

/** The network's own words for somebody who hides their name, and what forms put there. */
const nobody =
  /^(?:membre|member|utilisateur|utilisatrice|user|linkedin|prenom|nom|firstname|first name|test|contact|inconnue?|unknown|anonyme|anonymous|null|undefined|none|na|team|equipe|service|info|support|ceo|cto|cfo|drh|rh)(?: |$)|^(?:monsieur|madame|mr|mme|dr)$|linkedin/;
const longest = 30;
const longestRead = 150;

/** A first name to greet with: « Jean-Baptiste »; null when what is written is none. */
export function salutationName(raw: string): string | null {
  if (raw.length > longestRead) return null;
  // « Marie & Paul » are two.
  if (nobody.test(fold(raw).trim()) || /\s(?:&|\+|et|and)\s/iu.test(raw)) return null;
  const clean = cleanName(raw.replace(/\p{Cf}/gu, ''));
  const isMixed = /\p{Ll}/u.test(clean) && / \p{Lu}{2,}(?![\p{Ll}])/u.test(clean);
  const given = isMixed ? (splitName(clean).firstName ?? '') : clean;
  // « Jean M. » and « J. Pierre » are greeted by the name that is whole.
  const whole = withoutLastName(given)
    .split(' ')
    .filter((word) => !/^(?:\p{L}[.-]?)*\p{L}\.$|^\p{L}(?:[.-]\p{L})*$/u.test(word))
    .join(' ');
  const letters = whole.replace(/[^\p{L}\p{M}]/gu, '');
  if (letters.length < 2 || whole.length > longest || whole.split(' ').length > 3) return null;
  if (!/^[\p{Script=Latin}\p{M}]+$/u.test(letters) || nobody.test(fold(whole))) return null;
  return raiseParts(repairCase(whole));
}

const isKnown = (word: string) => {
  const key = fold(word);
  return feminineNames.has(key) || masculineNames.has(key) || unisexNames.has(key);
};

/** « Marie de La Tour » and « Maxime Dupont » are greeted by their first name, « Marie Claire » by both. */
function withoutLastName(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return second && isKnown(first) && !isKnown(second) && !/^\p{L}\.?$/u.test(second) ? first : name;
}

/** « Jean-baptiste » and « marie Claire »: every part of a first name has its capital. */
const raiseParts = (name: string) =>
  name.replace(/(?<=^|[\s-])\p{Ll}(?=[\p{L}\p{M}]{2})/gu, (letter) => letter.toLocaleUpperCase('fr'));

/** « de La Tour », « O’Connor »; null when nothing of a name is left. */
export function repairLastName(raw: string): string | null {
  const name = repairCase(cleanName(raw));
  return /^[\p{Script=Latin}\p{M}’. -]+$/u.test(name) && /\p{L}{2}/u.test(name) ? name : null;
}

/** Without its accent, each is also the name of an Italian man. */
const needsAccent = words('michele daniele');

/** The gender of a first name, when it is given to one sex only; what the user says wins. */
export function genderOfFirstName(firstName: string, said: Gender | null = null): Gender | null {
  if (said) return said;
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
