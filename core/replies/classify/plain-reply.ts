/** A reply as the rules read it, and where each of its characters stands in what was written. */
export type PlainReply = { plain: string; offsets: readonly number[]; text: string; isCut: boolean };

/** Nobody writes that much: beyond it, the user reads. */
const longest = 12_000;

// What the person answers to is not what the person says.
const quoted =
  /^[ \t]*>.*$|^[ \t]*(?:le|on)\s[^\n]{4,80}(?:a écrit|wrote)\s*:[\s\S]*|^-{2,}\s*(?:message d’origine|message d'origine|original message)[\s\S]*/gim;

const marks: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  œ: 'oe',
  æ: 'ae',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\t': ' ',
  '\r': '\n',
};

const invisible = /[\p{Cf}\p{M}\p{Cc}]/gu;

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 97 && code <= 122) return character;
  const mark = marks[character.toLowerCase()];
  if (mark !== undefined) return mark;
  if (code >= 32 && code < 127) return character.toLowerCase();
  if (code === 10) return character;
  // Bold and full-width letters are letters; accents are not waited for.
  return character.normalize('NFKD').replace(invisible, '').replace(/\s/g, ' ').toLowerCase().slice(0, 4);
}

function fold(text: string): { letters: string[]; offsets: number[] } {
  const letters: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  let run = 0;
  let last = '';
  const seen = new Map<string, string>();
  for (const character of text) {
    if (letters.length >= longest) break;
    const plain = seen.get(character) ?? plainCharacter(character);
    seen.set(character, plain);
    for (const letter of plain) {
      run = letter === last ? run + 1 : 1;
      last = letter;
      // « Stoooop » is « stop »; figures and dots may repeat.
      if (run >= 3 && letter >= 'a' && letter <= 'z' && letter !== 'w') {
        if (run === 3) {
          letters.pop();
          offsets.pop();
        }
        continue;
      }
      letters.push(letter);
      offsets.push(at);
    }
    at += character.length;
  }
  return { letters, offsets };
}

export function readPlain(text: string): PlainReply {
  const start = text.slice(0, longest);
  const own = start.replace(quoted, (passage) => passage.replace(/[^\n]/g, ' '));
  const { letters, offsets } = fold(own.trim() === '' ? start : own);
  const folded = letters.join('');
  let plain = '';
  const kept: number[] = [];
  let last = 0;
  const keep = (from: number, to: number) => {
    plain += letters.slice(from, to).join('');
    for (let index = from; index < to; index++) kept.push(offsets[index] ?? 0);
  };
  // Joined letters may be longer than one unit: only words of plain letters are looked up.
  if (folded.length === letters.length)
    for (const { 0: word, index } of folded.matchAll(
      /(?<![a-z0-9@._/-])[a-z]{1,16}(?![a-z0-9@_/']|[.-][a-z])/g,
    )) {
      const meant = readPhoneWord(word);
      if (meant === word) continue;
      keep(last, index);
      plain += meant;
      for (let letter = 0; letter < meant.length; letter++)
        kept.push(offsets[index + Math.min(letter, word.length - 1)] ?? 0);
      last = index + word.length;
    }
  keep(last, letters.length);
  return { plain, offsets: kept, text, isCut: text.length > longest };
}

/** The passage of the text that the rules read between two places of the plain reply. */
export function evidenceOf({ offsets, text }: PlainReply, from: number, to: number) {
  const first = Math.min(offsets[from] ?? 0, text.length);
  const last = Math.max(first, offsets[to - 1] ?? first);
  const end = Math.min(text.length, last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1));
  return { text: text.slice(first, end), from: first, to: end };
}

import keyWords from '#datasets/replies/key-words.json' with { type: 'json' };
import forms from '#datasets/replies/short-forms.json' with { type: 'json' };
import wordsNear from '#datasets/replies/words-near-key-words.json' with { type: 'json' };

/** What people type with a thumb, and what they mean. */
const shortForms: Readonly<Record<string, string>> = forms;

const known: ReadonlySet<string> = new Set(keyWords);

/** One slip away from a key word, and words of their own. */
const ownWords: ReadonlySet<string> = new Set(wordsNear);

function readPhoneWord(word: string): string {
  const meant = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (meant !== undefined) return meant;
  if (word.length < 6 || known.has(word) || ownWords.has(word)) return word;
  return keyWords.find((key) => key[0] === word[0] && isOneSlipAway(word, key)) ?? word;
}

/** One letter missing, added, wrong, or two of them exchanged. */
function isOneSlipAway(word: string, key: string): boolean {
  const difference = word.length - key.length;
  if (difference < -1 || difference > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === key[start]) start++;
  const rest = (text: string, count: number) => text.slice(start + count);
  if (difference === 1) return rest(word, 1) === rest(key, 0);
  if (difference === -1) return rest(word, 0) === rest(key, 1);
  if (rest(word, 1) === rest(key, 1)) return true;
  return word[start] === key[start + 1] && word[start + 1] === key[start] && rest(word, 2) === rest(key, 2);
}
