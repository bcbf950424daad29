import signOffs from '#datasets/voice/sign-offs.json' with { type: 'json' };
import { fold } from '../words/fold.ts';
import { isKnownFirstName } from './known-words.ts';
import { keysOf } from './words.ts';

/** A text as one writes it: how it opens, what it says, how it closes. */
export type Letter = {
  /** « Salut », as the list writes it; null when there is none of the list. */
  greeting: string | null;
  /** « À bientôt », the same. */
  signOff: string | null;
  signature: string | null;
  /** What is left: no greeting, no sign-off, no signature. */
  body: string;
  /** The words of the whole text, to look for a phrase. */
  keys: string;
  hasExclamation: boolean;
  hasQuestion: boolean;
  hasEmoji: boolean;
  length: number;
};

/** Closed lists: nothing that a text says about somebody can become a greeting or a sign-off. */
const greetings = ['Bonjour', 'Rebonjour', 'Bonsoir', 'Salut', 'Hello', 'Coucou', 'Hey', 'Hi'];
const listed = (list: string[]): ReadonlyMap<string, string> => new Map(list.map((one) => [plain(one), one]));
const plain = (line: string) =>
  fold(line)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const greetingsByKey = listed(greetings);
const signOffsByKey = listed(signOffs);

/** Longer than any message that may leave. */
const longestRead = 2_000;
/** Control, zero-width and bidirectional signs: nobody reads them. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}]/gu;
const joiner = '\u200d';
const link = /(?:https?:\/\/|www\.)\S+/giu;
const emoji =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[☺☹♥❤✌✨☀]|(?<!\S)[:;]-?[)(DP](?!\p{L})/u;
const opening = /^[\p{L}-]+/u;
const openingEnd = /[,!.:\n–—]/u;
const longestGreeting = 60;

export function readLetter(raw: string): Letter {
  const text = raw
    .slice(0, longestRead)
    .replaceAll('\r\n', '\n')
    .replace(unseen, (sign) => (sign === joiner ? sign : ''))
    .normalize('NFC')
    .trim();
  const withoutLinks = text.replace(link, ' ');
  const greeting = greetingsByKey.get(plain(opening.exec(text)?.[0] ?? '')) ?? null;
  const close = readClose(greeting ? withoutGreeting(text) : text);
  return {
    greeting,
    ...close,
    keys: keysOf(text),
    hasExclamation: withoutLinks.includes('!'),
    hasQuestion: withoutLinks.includes('?'),
    hasEmoji: emoji.test(withoutLinks),
    length: text.length,
  };
}

function withoutGreeting(text: string): string {
  const end = text.slice(0, longestGreeting).search(openingEnd);
  return end < 0 ? text : text.slice(end + 1);
}

function readClose(text: string): Pick<Letter, 'signOff' | 'signature' | 'body'> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const together = splitTogether(lines.at(-1) ?? '');
  if (together) lines.splice(-1, 1, ...together);
  const named = lines.length > 1 ? readSignature(lines) : null;
  const rest = named ? lines.slice(0, named.at) : lines;
  const { signOff, left } = readSignOff(rest);
  return { signature: named?.name ?? null, signOff, body: left.join('\n') };
}

/** « Bien à vous, Paul » on one line is two. */
function splitTogether(line: string): [string, string] | null {
  const [, closing = '', name = ''] = /^(.+?),\s*(\S.*)$/u.exec(line) ?? [];
  return signOffsByKey.has(plain(closing)) && isNameShaped(name) ? [closing, name] : null;
}

const longestBlock = 4;

/** The name at the end, or at the head of the block that ends the text (« Paul Durand / Directeur / Acme »). */
function readSignature(lines: readonly string[]): { name: string; at: number } | null {
  let from = lines.length;
  while (from > Math.max(1, lines.length - longestBlock) && isSignatureLine(lines[from - 1] ?? '')) from -= 1;
  const block = lines.slice(from).map((line) => line.replace(/^[-–—]\s*/u, ''));
  const first = block.findIndex(
    (line) => isNameShaped(line) && isKnownFirstName(line.split(/[\s.]/u)[0] ?? ''),
  );
  const [only] = block.filter((line) => !signOffsByKey.has(plain(line)));
  if (first >= 0) return { name: block[first] ?? '', at: from + first };
  const isAlone = block.filter((line) => !signOffsByKey.has(plain(line))).length === 1;
  return isAlone && only && isNameShaped(only) && block.at(-1) === only
    ? { name: only, at: lines.length - 1 }
    : null;
}

const isSignatureLine = (line: string) => line.length <= 60 && !/[!?…,;:]$|\p{L}{3}\.$/u.test(line);

const nameShape =
  /^\p{Lu}[\p{L}\p{M}’'-]*\.?(?: (?:(?:de|du|d’|la|le|van|von|el|ben) ?){0,2}\p{Lu}[\p{L}\p{M}’'-]*\.?){0,2}$/u;
const isNameShaped = (line: string) =>
  line.length <= 40 &&
  nameShape.test(line) &&
  !signOffsByKey.has(plain(line)) &&
  !greetingsByKey.has(plain(line));

const longestSignOff = 40;

/** The last sentence, when it is a sign-off and nothing else. */
function readSignOff(lines: readonly string[]): { signOff: string | null; left: string[] } {
  const last = lines.at(-1) ?? '';
  const sentences = last.split(/(?<=[.!?…])\s+/u);
  const signOff = signOffsByKey.get(plain(sentences.at(-1) ?? '')) ?? null;
  // A short line that ends with a comma takes leave too, in words of its own.
  const isOther = lines.length > 1 && last.length <= longestSignOff && last.endsWith(',');
  if (!signOff) return { signOff: null, left: isOther ? lines.slice(0, -1) : [...lines] };
  return { signOff, left: [...lines.slice(0, -1), sentences.slice(0, -1).join(' ')].filter(Boolean) };
}
