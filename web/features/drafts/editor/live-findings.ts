import { type Finding, type Fix, findingKey, isAdvice, isToRead } from '#core/text-gate/finding.ts';

/** What only the server can check: it has the dictionary and the sender's other texts. */
const isServerOnly = ({ code }: Finding) => code === 'spelling' || code === 'similarity';

type Judged = {
  /** The text as the server last judged it, and its verdict. */
  saved: { text: string; findings: readonly Finding[] };
  /** What the pure rules say of that same text: an advice that the verdict lacks is one that was ignored. */
  savedByRules: readonly Finding[];
  /** The text being typed, and what the pure rules say of it. */
  text: string;
  byRules: readonly Finding[];
};

/** Everything to say of a text being typed; what blocks first. */
export function mergeFindings({ saved, savedByRules, text, byRules }: Judged): Finding[] {
  if (text === saved.text) return inOrder(saved.findings);
  const savedKeys = new Set(saved.findings.map(findingKey));
  const ignored = new Set(
    savedByRules
      .filter(({ code }) => isAdvice(code))
      .map(findingKey)
      .filter((key) => !savedKeys.has(key)),
  );
  const still = saved.findings.filter(isServerOnly).flatMap((finding) => replaced(finding, text) ?? []);
  return inOrder([...byRules.filter((finding) => !ignored.has(findingKey(finding))), ...still]);
}

export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => rankOf(one) - rankOf(other) || one.start - other.start);

const rankOf = (finding: Finding): number => (finding.isBlocking ? 0 : isToRead(finding) ? 1 : 2);

/** The same remark at the place where its words now stand; null when they are gone. */
function replaced(finding: Finding, text: string): Finding | null {
  const start = nearest(text, finding.excerpt, finding.start);
  if (start === null) return null;
  const by = start - finding.start;
  const move = (fix: Fix): Fix => ({ ...fix, start: fix.start + by, end: fix.end + by });
  return { ...finding, start, end: finding.end + by, fixes: finding.fixes.map(move) };
}

function nearest(text: string, words: string, position: number): number | null {
  if (words === '') return null;
  let best: number | null = null;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isInsideWord(text, at, at + words.length)) continue;
    if (best === null || Math.abs(at - position) < Math.abs(best - position)) best = at;
  }
  return best;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
const isInsideWord = (text: string, start: number, end: number) =>
  (isLetter(text[start - 1]) && isLetter(text[start])) || (isLetter(text[end - 1]) && isLetter(text[end]));

export const applyFix = (text: string, { start, end, replacement }: Fix): string =>
  text.slice(0, start) + replacement + text.slice(end);
