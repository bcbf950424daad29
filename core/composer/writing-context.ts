import type { Formality, WritingStyle } from '../campaigns/engagement.ts';
import { capital } from '../french/sentences/prose.ts';
import { fixTypography } from '../french/sentences/typography.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { Sentence, SentenceRole } from '../messages/message.ts';
import { hashText, type Random, seededRandom, shuffle } from '../seeded-random.ts';
import { comparable, type Habits, readHabits, withPreferences } from './habits.ts';
import { isHookUse, type PatternUse, patternTexts } from './patterns.ts';

/** A phrase ready for its place, and the facts that prove it. */
export type Filling = { text: string; evidence: readonly string[] };
export type Fillings = Readonly<Record<string, Filling | undefined>>;
export const filling = (text: string, ...evidence: readonly string[]): Filling => ({ text, evidence });

/** Everything that lies before the composer while it writes one text. */
export type WritingContext = {
  brief: MessageBrief;
  random: Random;
  style: WritingStyle;
  habits: Habits;
  /** What any sentence may say: the person's company, the sender's. */
  base: Fillings;
  /** What the sender wrote lately, to be written otherwise. */
  lately: string;
  /** What this person has read before this text. */
  read: string;
  /** That, and what is being replaced: never again. */
  before: string;
};

const oneLine = (texts: readonly string[]) => texts.join('\n').replace(/[\u00a0\u202f]/g, ' ');
const joined = new WeakMap<readonly string[], string>();

/** A batch is compared with the same texts again and again. */
function joinedOnce(texts: readonly string[]): string {
  const known = joined.get(texts) ?? oneLine(texts.slice(-40));
  joined.set(texts, known);
  return known;
}

export function makeContext(
  brief: MessageBrief,
  seed: string,
  style: WritingStyle,
  base: Fillings,
): WritingContext {
  const replaced = brief.change?.former.map(({ text }) => text) ?? [];
  return {
    brief,
    random: seededRandom(hashText(seed)),
    style,
    habits: readHabits(brief),
    base,
    lately: joinedOnce(brief.recentTexts),
    read: oneLine(brief.formerTexts),
    before: oneLine([...brief.formerTexts, ...replaced]),
  };
}

type Pattern = { line: string; blanks: string[]; trace: Record<Formality, string>; isQuestion: boolean };
const libraries = new Map<PatternUse, readonly Pattern[]>();

/** Read once, at the first message: importing the composer costs nothing. */
export function patternsOf(use: PatternUse): readonly Pattern[] {
  const known = libraries.get(use) ?? patternTexts[use].trim().split(/\n\s*/).map(readPattern);
  libraries.set(use, known);
  return known;
}

function readPattern(line: string): Pattern {
  const longestRun = (formality: Formality) =>
    inFormality(line, formality)
      .split(/\[\w+\]/)
      .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
      .trim();
  return {
    line,
    blanks: [...line.matchAll(/\[(\w+)\]/g)].map(([, blank = '']) => blank),
    trace: { vous: longestRun('vous'), tu: longestRun('tu') },
    isQuestion: line.includes('?'),
  };
}

const inFormality = (line: string, formality: Formality) =>
  line.replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, vous: string, tu: string) =>
    formality === 'vous' ? vous : tu,
  );

const roles: Partial<Record<PatternUse, SentenceRole>> = {
  opening: 'hook',
  opening_plain: 'hook',
  sender: 'offer',
  who: 'offer',
  more: 'offer',
  point: 'offer',
  asked: 'offer',
  give: 'offer',
  introduction: 'bridge',
  because: 'bridge',
  note_end: 'bridge',
  note_who: 'bridge',
  way_out: 'closing',
  last_word: 'closing',
  warm_end: 'closing',
};
const roleOf = (use: PatternUse): SentenceRole => (isHookUse(use) ? 'hook' : (roles[use] ?? 'question'));

type Wish = { fillings?: Fillings | undefined; isShort?: boolean | undefined };

/** A sentence of one of these uses: true, in the right register, and as little used as can be. */
export function write(
  context: WritingContext,
  uses: readonly PatternUse[],
  { fillings, isShort }: Wish = {},
): Sentence | null {
  const all = { ...context.base, ...fillings };
  const found = shuffle(
    uses.flatMap((use) => patternsOf(use).map((pattern) => ({ use, pattern }))),
    context.random,
  ).flatMap(({ use, pattern }) => {
    const sentence = fill(pattern, all, context);
    return sentence
      ? [{ ...sentence, role: roleOf(use), worn: wornOf(pattern, sentence.text, context) }]
      : [];
  });
  const [best] = found.sort((a, b) => a.worn - b.worn || (isShort ? a.text.length - b.text.length : 0));
  return best ? { role: best.role, text: fixTypography(best.text), evidence: best.evidence } : null;
}

const shortestTrace = 10;

/** How often it was written lately; what the same person has read weighs most. */
function wornOf({ trace }: Pattern, text: string, { brief, lately, before }: WritingContext): number {
  const run = trace[brief.formality];
  if (run.length < shortestTrace) return before.includes(text) ? 100 : 0;
  return (before.includes(run) ? 100 : 0) + (lately ? lately.split(run).length - 1 : 0);
}

function fill(
  { line, blanks: names }: Pattern,
  fillings: Fillings,
  context: WritingContext,
): Omit<Sentence, 'role'> | null {
  const evidence = new Set<string>();
  for (const name of names) {
    const filled = fillings[name];
    if (!filled) return null;
    for (const id of filled.evidence) evidence.add(id);
  }
  const raw = inFormality(line, context.brief.formality).replace(
    /\[(\w+)\]/g,
    (_, name: string) => fillings[name]?.text ?? '',
  );
  // A name may end with a full stop of its own: « Agnès b. ».
  const text = inVoice(raw.replace(/\.\.$/, '.'), context);
  return text === null ? null : { text, evidence: [...evidence] };
}

/** In the sender's words; null when it holds what they never write. */
function inVoice(raw: string, { habits }: WritingContext): string | null {
  const preferred = withPreferences(capital(raw), habits);
  if (!habits.mayExclaim && preferred.includes('!')) return null;
  if (!habits.mayAsk && preferred.includes('?')) return null;
  if (habits.banned.length === 0) return preferred;
  const folded = comparable(preferred);
  return habits.banned.some((phrase) => folded.includes(phrase)) ? null : preferred;
}

/** A sentence of the user's own, as it leaves. */
export function writeOwn(
  context: WritingContext,
  role: SentenceRole,
  { text, evidence }: Filling,
): Sentence | null {
  const preferred = inVoice(text, context);
  return preferred === null ? null : { role, text: fixTypography(preferred), evidence: [...evidence] };
}
