import { cutSentences, type Span } from '../words/cut-sentences.ts';
import { fold } from '../words/fold.ts';
import { layOut, type Message, type Sentence, type SentenceSpan, type TextKind } from './message.ts';
import { similarity } from './similarity.ts';

/** From here on, a sentence is a former one that was reworded. */
const sameFrom = 0.5;
/** A piece whose words are nearly all those of a former sentence is a part of it. */
const partFrom = 0.75;
const fewestWords = 4;

/** An edited text cut into sentences, each with the role and the evidence of the former sentence it comes from. */
export function tieSentences(text: string, former: readonly Sentence[], kind: TextKind): Message {
  const unchanged = layOut(former, kind);
  if (unchanged.text === text) return unchanged;
  const spans = cutAround(text, former);
  const used = new Set<number>();
  const pieces = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  const exact = pieces.map(({ text: piece }) => {
    const at = former.findIndex((sentence, index) => !used.has(index) && sentence.text === piece);
    if (at >= 0) used.add(at);
    return at;
  });
  const sentences = pieces.map((piece, index): SentenceSpan => {
    const same = former[exact[index] ?? -1];
    if (same) return { ...piece, role: same.role, evidence: [...same.evidence] };
    const origin = findOrigin(piece.text, former, used);
    return origin
      ? { ...piece, role: origin.role, evidence: origin.evidence }
      : { ...piece, role: roleByForm(piece.text, index, pieces.length), evidence: [] };
  });
  return { text, sentences };
}

/** Where a former sentence stands as it was, it is one piece, however it would be cut. */
function cutAround(text: string, former: readonly Sentence[]): Span[] {
  const kept: Span[] = [];
  for (const { text: sentence } of former) {
    const span = findWhole(text, sentence, kept);
    if (span) kept.push(span);
  }
  kept.sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  let from = 0;
  for (const span of [...kept, { start: text.length, end: text.length }]) {
    for (const { start, end } of cutGreeting(text.slice(from, span.start), from === 0))
      spans.push({ start: from + start, end: from + end });
    if (span.end > span.start) spans.push(span);
    from = span.end;
  }
  return spans;
}

/** Between blanks, and outside of what is taken already. */
function findWhole(text: string, sentence: string, taken: readonly Span[]): Span | null {
  if (sentence.trim() === '') return null;
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
    const span = { start: at, end: at + sentence.length };
    const isApart = /^$|\s/u.test(text.charAt(at - 1)) && /^$|\s/u.test(text.charAt(span.end));
    const isFree = taken.every(({ start, end }) => span.end <= start || span.start >= end);
    if (isApart && isFree && isWholePiece(text, span)) return span;
  }
  return null;
}

/** « Paul » as a signature is not the « Paul » of « Bonjour Paul, »: it stands alone, or its own end ends it. */
const isWholePiece = (text: string, { start, end }: Span) => {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  const beginsThere = before === '' || /\n\s*$/.test(text.slice(0, start)) || /[.!?…»),:;]$/u.test(before);
  const endsThere = after.trim() === '' || /^\s*\n/.test(after) || /[.!?…»,:]$/u.test(text.slice(start, end));
  return beginsThere && endsThere;
};

const greeting =
  /^\s*(?:bonjour|bonsoir|salut|hello|coucou|re-?bonjour|cher|chère|chers|madame|monsieur|mesdames)(?![\p{L}])[^,.!?\n]{0,50}[,.!]?(?=\s|$)/iu;

/** « Bonjour Claire, j’ai lu… »: the greeting is a sentence of its own. */
function cutGreeting(text: string, isFirst: boolean): Span[] {
  const [found = ''] = isFirst ? (greeting.exec(text) ?? []) : [];
  if (!found.trim() || !/[,.!]$|^[^\n]{0,40}$/u.test(found)) return cutSentences(text);
  const end = found.length;
  const isWholeLine = /^[ \t\u00a0\u202f]*(?:\n|$)/u.test(text.slice(end));
  if (!isWholeLine && !/[,!]$/.test(found)) return cutSentences(text);
  const start = found.length - found.trimStart().length;
  return [
    { start, end },
    ...cutSentences(text.slice(end)).map((span) => ({ start: span.start + end, end: span.end + end })),
  ];
}

/** A reworded sentence has the evidence of the one it was; two joined in one have that of both. */
function findOrigin(
  piece: string,
  former: readonly Sentence[],
  used: ReadonlySet<number>,
): Pick<Sentence, 'role' | 'evidence'> | null {
  const likely = former
    .map((sentence, index) => ({ sentence, index, likeness: likenessOf(piece, sentence.text) }))
    .filter(({ index, likeness }) => !used.has(index) && likeness >= sameFrom)
    .sort((a, b) => b.likeness - a.likeness || a.index - b.index);
  const [best] = likely;
  if (!best) return null;
  const joined = likely.slice(1).filter(({ sentence }) => sharedWords(sentence.text, piece) >= partFrom);
  const evidence = new Set([best, ...joined].flatMap(({ sentence }) => sentence.evidence));
  return { role: best.sentence.role, evidence: [...evidence] };
}

const likenessOf = (piece: string, sentence: string): number => {
  const isPart = sharedWords(piece, sentence) >= partFrom || sharedWords(sentence, piece) >= partFrom;
  return Math.max(similarity(piece, sentence), isPart ? sameFrom : 0);
};

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of `one` is in `other`; a few words are not enough to compare. */
function sharedWords(one: string, other: string): number {
  const words = wordsOf(one);
  if (words.length < fewestWords) return 0;
  const others = new Set(wordsOf(other));
  return words.filter((word) => others.has(word)).length / words.length;
}

const closing =
  /^(?:bien à vous|bien à toi|cordialement|bonne (?:journée|semaine|soirée|fin)|belle journée|très bonne|excellente|à bientôt|à très|au plaisir|merci|sincèrement|amicalement|bien cordialement)(?![\p{L}])/iu;

/** The role of a sentence that somebody added, by its position and its form. */
function roleByForm(text: string, index: number, count: number): Sentence['role'] {
  if (index === 0 && greeting.test(text)) return 'greeting';
  if (/\?\s*[»”"]?$/u.test(text)) return 'question';
  if (closing.test(text)) return 'closing';
  const isLast = index === count - 1;
  if (isLast && index > 0 && !/[.!…:;]$/u.test(text) && wordsOf(text).length <= 5) return 'signature';
  return index <= 1 ? 'bridge' : 'offer';
}
