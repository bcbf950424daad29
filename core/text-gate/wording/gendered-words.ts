import words from '#datasets/text-gate/gendered-words.json' with { type: 'json' };
import type { Gender } from '../../french/elision.ts';
import { genderedAdjectives, genderedNouns } from '../../french/people/role-nouns.ts';
import { fold } from '../../words/fold.ts';

/** Said of people more than of jobs; masculine, then feminine. */
const others: Readonly<Record<string, string>> = words;

function gendersOf(...tables: Readonly<Record<string, string>>[]): Map<string, Gender> {
  const genders = new Map<string, Gender>();
  for (const [masculine, feminine] of tables.flatMap((table) => Object.entries(table))) {
    if (masculine === feminine) continue;
    genders.set(fold(masculine), 'masculine');
    genders.set(fold(feminine), 'feminine');
  }
  return genders;
}

const table = gendersOf(genderedNouns, genderedAdjectives, others);

/** Participles that do not agree with the subject, or words in « -é » that are none. */
const invariable = /^(?:ete|cote|velocite|vite|prive|pose|dit|demande|rendu|permis|a cote)$/;
const nounsInE = /(?:it|et|alit|ivit|icit|ilit|nit|sit|ult|ert|oyaut|pitie|moitie|amitie)e$/;

/** The gender that a word said of a person shows; null when it shows none, or speaks of several. */
export function genderOfWord(word: string): Gender | null {
  const lower = word.toLocaleLowerCase('fr');
  const key = fold(lower);
  // « sur » is no « sûr ».
  const known = lower === 'sur' ? undefined : table.get(key);
  if (known) return known;
  if (invariable.test(key) || nounsInE.test(key)) return null;
  if (/\p{L}{2}ée$/u.test(lower)) return 'feminine';
  return /\p{L}{2}é$/u.test(lower) ? 'masculine' : null;
}

/** A title only: « directrice », not « intéressée ». */
const titles = new Map<string, Gender>([
  ['femme', 'feminine'],
  ['homme', 'masculine'],
  ['expert', 'masculine'],
  ['experte', 'feminine'],
  ...gendersOf(genderedNouns),
]);
export const genderOfTitleWord = (key: string): Gender | null => titles.get(key) ?? null;
