import type { SentenceSpan } from '#core/messages/message.ts';
import type { Finding } from '#core/text-gate/finding.ts';

/** A stretch of text under one remark, or under none. */
export type Piece = { start: number; text: string; finding: Finding | null };
/** A sentence, by its index, or what stands between two of them. */
export type Run = { start: number; sentence: number | null; pieces: Piece[] };
export type Paragraph = {
  start: number;
  end: number;
  /** A line that follows another one without a blank line between them. */
  isTight: boolean;
  runs: Run[];
  findings: Finding[];
};

const ofWholeText: readonly Finding['code'][] = ['too_long', 'long', 'empty', 'similarity'];

/** A remark about the whole text is said beside it, not drawn under every word. */
export const isLocal = ({ code, start, end }: Finding, text: string): boolean =>
  !ofWholeText.includes(code) && end - start < text.length;

/** The text as it is drawn: lines of sentences of pieces. Joined, the pieces of a line are its text. */
export function layParagraphs(
  text: string,
  sentences: readonly SentenceSpan[],
  findings: readonly Finding[],
): Paragraph[] {
  const local = findings.filter((finding) => isLocal(finding, text));
  return paragraphBounds(text).map(({ start, end, isTight }) => ({
    start,
    end,
    isTight,
    runs: runsBetween(start, end, sentences).map((run) => ({
      start: run.start,
      sentence: run.sentence,
      pieces: piecesBetween(text, run.start, run.end, local),
    })),
    findings: local.filter((finding) => finding.start >= start && finding.start < end),
  }));
}

function paragraphBounds(text: string): { start: number; end: number; isTight: boolean }[] {
  const bounds: { start: number; end: number; isTight: boolean }[] = [];
  let start = 0;
  let isTight = false;
  for (const gap of text.matchAll(/\n+/g)) {
    if (gap.index > start) bounds.push({ start, end: gap.index, isTight });
    isTight = bounds.length > 0 && gap[0].length === 1;
    start = gap.index + gap[0].length;
  }
  if (start < text.length) bounds.push({ start, end: text.length, isTight });
  return bounds;
}

function runsBetween(start: number, end: number, sentences: readonly SentenceSpan[]) {
  const runs: { start: number; end: number; sentence: number | null }[] = [];
  let at = start;
  for (const [index, sentence] of sentences.entries()) {
    const [from, to] = [Math.max(at, sentence.start), Math.min(end, sentence.end)];
    if (from >= to) continue;
    if (from > at) runs.push({ start: at, end: from, sentence: null });
    runs.push({ start: from, end: to, sentence: index });
    at = to;
  }
  if (at < end) runs.push({ start: at, end, sentence: null });
  return runs;
}

/** Where two remarks meet, the one that blocks is drawn. */
export function piecesBetween(
  text: string,
  start: number,
  end: number,
  findings: readonly Finding[],
): Piece[] {
  const inside = findings.filter((finding) => finding.start < end && finding.end > start);
  const cuts = new Set([start, end]);
  for (const finding of inside) {
    cuts.add(Math.max(start, finding.start));
    cuts.add(Math.min(end, finding.end));
  }
  const offsets = [...cuts].sort((one, other) => one - other);
  return offsets.slice(0, -1).map((from, index) => {
    const to = offsets[index + 1] ?? end;
    const over = inside.filter((finding) => finding.start <= from && finding.end >= to);
    return {
      start: from,
      text: text.slice(from, to),
      finding: over.find(({ isBlocking }) => isBlocking) ?? over[0] ?? null,
    };
  });
}

/** Facts in the order in which the text leans on them, from 1; those it does not know are left out. */
export function numberFacts(
  sentences: readonly Pick<SentenceSpan, 'evidence'>[],
  known: readonly { id: string }[],
): Map<string, number> {
  const ids = new Set(known.map(({ id }) => id));
  const numbers = new Map<string, number>();
  for (const { evidence } of sentences)
    for (const id of evidence) if (ids.has(id) && !numbers.has(id)) numbers.set(id, numbers.size + 1);
  return numbers;
}
