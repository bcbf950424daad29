import { fold, words } from './fold.ts';

/** `text.slice(start, end)` is a sentence, without the blanks around it. */
export type Span = { start: number; end: number };

const blank = '[ \\t\\u00a0\\u202f]';
/** What ends a sentence, with the quotation marks and brackets it closes, before a blank. */
const stop = new RegExp(`[.!?…]+(?:${blank}*[»”"’)\\]])*(?=${blank})`, 'gu');
/** « Ah ! oui », « Quoi ? ! » and « (sic) » go on. */
const goesOn = /^[\p{Ll},;:.!?…)\]»]/u;

/** A full stop after them ends no sentence. */
const abbreviations = words(`
  m mm mr mrs ms mme mlle dr pr me st ste env cf ex art tel av bd boul dept min max resp dir ref vol ed cie ste etab
  no n° p pp fig chap inc ltd corp vs jr sr approx hab janv fevr avr juil sept oct nov dec mgr prof ing c.-a-d i.e e.g`);

/** Each line is cut by itself: a line end is always the end of a sentence. */
export function cutSentences(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of cutLine(line)) spans.push({ start: at + start, end: at + end });
    at += line.length + 1;
  }
  return spans;
}

function cutLine(line: string): Span[] {
  const spans: Span[] = [];
  const push = (from: number, to: number) => {
    const piece = line.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (end > start) spans.push({ start, end });
  };
  const enclosed = findEnclosed(line);
  let from = 0;
  for (const { 0: found, index } of line.matchAll(stop)) {
    const to = index + found.length;
    const isInside = enclosed.some(({ start, end }) => index > start && to < end);
    if (isInside || !endsSentence(line.slice(from, index), found, line.slice(to).trimStart())) continue;
    push(from, to);
    from = to;
  }
  push(from, line.length);
  return spans;
}

/** What stands between quotation marks or brackets is one piece, provided that they are closed on the line. */
const findEnclosed = (line: string): Span[] =>
  [...line.matchAll(/«[^«»]*»|“[^“”]*”|\([^()]*\)/gu)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

function endsSentence(before: string, found: string, after: string): boolean {
  if (after === '') return true;
  if (goesOn.test(after)) return false;
  if (!/^\.(?!\.)/u.test(found)) return true;
  const [word = ''] = /[^\s\u00a0\u202f(«“"’]*$/u.exec(before) ?? [];
  // « J. Dupont », « R.H. Conseil », and the number before a line of a list.
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return false;
  if (/^\d{1,2}$/.test(word) && before.trim() === word) return false;
  return !abbreviations.has(fold(word));
}
