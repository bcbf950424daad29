import type { Message, SentenceRole } from '../messages/message.ts';
import type { TextRules } from '../messages/text-rules.ts';
import { quote } from '../words/quote.ts';
import { keyOf } from './evidence/key-of.ts';
import { type FoundLink, findLinks } from './evidence/links.ts';
import { type Proof, proofOf } from './evidence/proof.ts';
import type { Finding, Fix } from './finding.ts';
import { blockingCodes } from './finding.ts';
import type { GateTools } from './gate-tools.ts';

/** A run of letters and digits: « l’équipe » is two, « rendez-vous » is two joined by a hyphen. */
export type GateWord = {
  text: string;
  /** As tables know it: lower case, no accents. */
  key: string;
  start: number;
  end: number;
  /** The signs between the word before and this one. */
  before: string;
  /** The signs that follow it, up to the next word. */
  after: string;
  /** Whether a capital says nothing here: at the head of a sentence, of a line, of a quotation. */
  isFirst: boolean;
  isQuoted: boolean;
  isInLink: boolean;
  sentence: number;
};

export type GateSentence = {
  text: string;
  start: number;
  end: number;
  role: SentenceRole | null;
  isQuestion: boolean;
};

/** A text with all that the rules ask about it, read once. */
export type GateInput = {
  text: string;
  message: Message;
  rules: TextRules;
  tools: GateTools;
  words: GateWord[];
  sentences: GateSentence[];
  links: FoundLink[];
  proof: Proof;
};

export type TextRule = (input: GateInput) => Finding[];

/** Nobody reads more findings of one rule; a text that has them is not read further by it. */
const mostFound = 30;
export function firstOf<T>(
  found: Iterable<T>,
  isKept: (one: T) => boolean = () => true,
  most = mostFound,
): T[] {
  const kept: T[] = [];
  for (const one of found) if (isKept(one) && kept.push(one) >= most) break;
  return kept;
}

export function readGateInput(message: Message, rules: TextRules, tools: GateTools): GateInput {
  const { text } = message;
  const links = findLinks(text);
  const sentences = cutSentences(text)
    .flatMap((span) => withoutGreeting(message, span))
    .map((span) => ({ ...span, role: roleAt(message, span) }));
  const words = readWords(text, sentences, links);
  return { text, message, rules, tools, words, sentences, links, proof: proofOf(rules) };
}

/** « Bonjour Claire, j’ai lu… »: what follows the greeting is a sentence like any other. */
function withoutGreeting({ text, sentences }: Message, span: Omit<GateSentence, 'role'>) {
  const [greeting] = sentences;
  const isInside = greeting?.role === 'greeting' && span.start <= greeting.start && greeting.end < span.end;
  if (!isInside) return [span];
  const start = span.end - text.slice(greeting.end, span.end).trimStart().length;
  return [
    { ...span, text: text.slice(span.start, greeting.end), end: greeting.end, isQuestion: false },
    { ...span, text: text.slice(start, span.end), start },
  ];
}

const roleAt = ({ sentences }: Message, { start, end }: { start: number; end: number }) =>
  sentences.find((one) => one.start <= start && start < one.end)?.role ??
  sentences.find((one) => one.start < end && start < one.end)?.role ??
  null;

const sentenceEnd = /[.!?…]+[»”")]*(?=\s|$)|[\u00a0\u202f][!?]+|\n+/gu;
/** What ends with a full stop and ends no sentence. */
const abbreviation =
  /(?:^|[\s(’])(?:\p{L}|M|MM|Mme|Mlle|Dr|Me|St|Ste|ex|p|cf|env|max|min|resp|dir|vs|tél|n)\.$/iu;

function cutSentences(text: string): Omit<GateSentence, 'role'>[] {
  const found: Omit<GateSentence, 'role'>[] = [];
  let from = 0;
  const close = (until: number) => {
    const raw = text.slice(from, until);
    const cut = raw.trim();
    if (cut) {
      const start = from + raw.indexOf(cut);
      found.push({ text: cut, start, end: start + cut.length, isQuestion: /\?[\s)!?]*$/u.test(cut) });
    }
    from = until;
  };
  const quotes = findQuotes(text);
  let quote = 0;
  for (const { 0: sign, index } of text.matchAll(sentenceEnd)) {
    let until = index + sign.length;
    while (quote < quotes.length && index >= (quotes[quote]?.end ?? 0)) quote += 1;
    const around = quotes[quote];
    // What is quoted ends a sentence only with its quotation, when a new one begins after it.
    if (around && around.start < index) {
      const isLast = text.slice(until, around.end).trim().length <= 1;
      if (!isLast || !/^\s+[\p{Lu}«]|^\s*$/u.test(text.slice(around.end, around.end + 3))) continue;
      until = around.end;
    }
    if (sign === '.' && abbreviation.test(text.slice(Math.max(from, until - 7), until))) continue;
    // « etc. et » and « … mais » go on.
    if (
      /^[.…]/.test(sign) &&
      /^\s+\p{Ll}/u.test(text.slice(until, until + 4)) &&
      !/^\s*\n/.test(text.slice(until))
    )
      continue;
    close(until);
  }
  close(text.length);
  return found;
}

/** Signs that nobody sees may stand within a word. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[\u200b-\u200d\ufeff\u00ad]+[\p{L}\p{M}\p{N}]+)*/gu;
const unseen = /[\u200b-\u200d\ufeff\u00ad]+/gu;

/** A text without them, and the offset in the whole text of an offset in it. */
export function seenText(text: string): { text: string; at: (offset: number) => number } {
  if (text.search(unseen) < 0) return { text, at: (offset) => offset };
  const offsets = [...text.matchAll(/[^\u200b-\u200d\ufeff\u00ad]/g)].map(({ index }) => index);
  return { text: text.replace(unseen, ''), at: (offset) => offsets[offset] ?? text.length };
}
/** « Horizon » between quotation marks is a name, a longer quotation is somebody’s sentence. */
const isSentence = (quoted: string): boolean => quoted.split(/[\s\u00a0\u202f]+/).length > 4;
const opensAnew = /[:•]\s*$|^\s*[-–—*]\s+$|\n\s*[-–—*•]\s*$/u;

function readWords(
  text: string,
  sentences: readonly GateSentence[],
  links: readonly FoundLink[],
): GateWord[] {
  const quotes = findQuotes(text);
  const words: GateWord[] = [];
  let last = 0;
  let sentence = 0;
  let seen = -1;
  let quote = 0;
  let link = 0;
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const end = start + word.length;
    while (sentence < sentences.length - 1 && start >= (sentences[sentence]?.end ?? 0)) sentence += 1;
    while (quote < quotes.length && start >= (quotes[quote]?.end ?? 0)) quote += 1;
    while (link < links.length && start >= (links[link]?.end ?? 0)) link += 1;
    const around = quotes[quote];
    const before = text.slice(last, start);
    const opensQuote = /[«“"]\s*$/u.test(before);
    const former = words.at(-1);
    if (former) former.after = before;
    words.push({
      text: word,
      key: keyOf(word.replace(unseen, '')),
      start,
      end,
      before,
      after: '',
      isFirst:
        sentence !== seen ||
        opensAnew.test(before) ||
        (opensQuote && isSentence(text.slice(around?.start, around?.end))),
      isQuoted: around !== undefined && start >= around.start,
      isInLink: start >= (links[link]?.start ?? Number.POSITIVE_INFINITY),
      sentence,
    });
    seen = sentence;
    last = end;
  }
  const final = words.at(-1);
  if (final) final.after = text.slice(last);
  return words;
}

export const findQuotes = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/«[^«»\n]*»|“[^“”\n]*”|"[^"\n]*"/gu)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

const mostCited = 40;

/** A passage between quotation marks, cut where a title would be too long. */
export const cite = (passage: string): string =>
  quote(passage.length > mostCited ? `${passage.slice(0, mostCited - 1).trimEnd()}…` : passage);

type Problem = Pick<Finding, 'code' | 'title' | 'explanation'> & { fixes?: (Fix | null)[] };

/** A finding about a place of the text; without a place, about the whole of it. */
export function find(input: GateInput, problem: Problem, start = 0, end = input.text.length): Finding {
  return {
    code: problem.code,
    isBlocking: (blockingCodes as readonly string[]).includes(problem.code),
    start,
    end,
    excerpt: input.text.slice(start, end),
    title: problem.title,
    explanation: problem.explanation,
    fixes: (problem.fixes ?? []).filter((fix) => fix !== null),
  };
}

/** « Retirer la phrase », with the blank that it leaves; null for a greeting, or when nothing else would stay. */
export function removeSentence({ text, sentences }: GateInput, at: number): Fix | null {
  const sentence = sentences.find(({ start, end }) => start <= at && at < end);
  if (!sentence || sentence.role === 'greeting' || sentence.role === 'signature') return null;
  if (!/[.!?…]["»”)]*$/u.test(sentence.text) || sentences.length < 2) return null;
  const before = sentence.start - text.slice(0, sentence.start).trimEnd().length;
  const after = text.length - sentence.end - text.slice(sentence.end).trimStart().length;
  const isHead = before === sentence.start;
  const start = isHead ? sentence.start : sentence.start - before;
  const end = isHead ? sentence.end + after : sentence.end;
  const gap = text.slice(start, sentence.start);
  const next = text.slice(sentence.end, sentence.end + after);
  // The sentence that opens a paragraph leaves the paragraph's own gap to the next one.
  if (!isHead && gap.includes('\n') && next !== '' && !next.includes('\n'))
    return { label: 'Retirer la phrase', start: sentence.start, end: sentence.end + after, replacement: '' };
  return { label: 'Retirer la phrase', start, end, replacement: '' };
}

/** « , leader régional, » and « (leader régional) » go without leaving a trace; null elsewhere. */
export function removeMention({ text }: GateInput, start: number, end: number): Fix | null {
  const before = /(?:,|[ \u00a0\u202f]\()[ \u00a0\u202f]?$/u.exec(
    text.slice(Math.max(0, start - 3), start),
  )?.[0];
  const after = /^[ \u00a0\u202f]?[,).;!?…]/u.exec(text.slice(end, end + 2))?.[0];
  if (!before || !after) return null;
  const isBracket = before.includes('(');
  if (isBracket !== after.includes(')')) return null;
  const isBetween = isBracket || after.includes(',');
  return {
    label: 'Retirer la mention',
    start: start - before.length,
    end: isBetween ? end + after.length : end,
    replacement: '',
  };
}
