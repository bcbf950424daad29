import { normaliseWords, singularKey } from '../../words/normalise-words.ts';

/** Every Latin letter, accents and capitals included, by the plain letters it stands for. */
const spellings = new Map<string, string>();
for (let code = 0x41; code < 0x250; code++) {
  const letter = String.fromCharCode(code);
  const plain = normaliseWords(letter);
  if (plain !== '') spellings.set(plain, (spellings.get(plain) ?? '') + letter);
}

const anyOf = (letters: string) => `[${letters}]\\p{M}*`;
const edge = '[\\p{L}\\p{N}&+#]';

/** An expression that finds words in a text as it is written, whatever its accents, capitals and plurals. */
export function wordPattern(label: string): RegExp | null {
  const words = normaliseWords(label).split(' ').filter(Boolean).map(singularKey);
  if (words.length === 0) return null;
  const body = words.map(spellWithPlural).join('[^\\p{L}\\p{N}&+#]+');
  return new RegExp(`(?<!${edge})${body}(?!${edge})`, 'u');
}

function spell(word: string): string {
  let pattern = '';
  for (const [joined = ''] of word.matchAll(/oe|ae|./gu)) {
    const ligature = joined.length === 2 ? spellings.get(joined) : undefined;
    const letters = [...joined]
      .map((letter) => anyOf((spellings.get(letter) ?? '') + caseOf(letter)))
      .join('');
    pattern += ligature ? `(?:${letters}|${anyOf(ligature)})` : letters;
  }
  return pattern;
}

const caseOf = (letter: string) =>
  [...new Set([letter, letter.toUpperCase()].filter((one) => one.length === letter.length))].join('');

/** « Cheval » is also met as « chevaux », « réseau » as « réseaux ». */
const spellWithPlural = (word: string) =>
  word.endsWith('al')
    ? `${spell(word.slice(0, -2))}(?:${spell('al')}[sS]?|${spell('aux')})`
    : `${spell(word)}[sSxX]?`;

const nounEnding =
  /(?:isation|ification|ation|ition|ution|ement|ance|ence|isme|iste|ique|ite|age|eur|if|er)$/;

/** The same word under another ending: « recrutement » in « je recrute ». Short words have no stem to go by. */
export function stemPattern(label: string): RegExp | null {
  const words = normaliseWords(label).split(' ').map(singularKey);
  const stem = words.length === 1 ? (words[0] ?? '').replace(nounEnding, '') : '';
  return stem.length >= 5 ? new RegExp(`(?<!${edge})${spell(stem)}\\p{L}*`, 'u') : null;
}
