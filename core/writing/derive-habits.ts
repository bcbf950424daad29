import { changedPhrases, commonWordsOf, widest } from './changed-phrases.ts';
import { topicOf } from './habit-value.ts';
import { judgeHabit, longerThanNote, type Sending, sendingOf } from './judge-habit.ts';
import type { Habit } from './voice-rule.ts';

/** A draft, and what the user approved in its place. */
export type SentPair = {
  written: string;
  sent: string;
  personId?: string;
  /** What is known of the person: none of these words ever becomes a rule. */
  about?: readonly string[];
};
export type Observed = { habit: Habit; shownBy: number; against: number };

/**
 * How many texts, to as many people, it takes to call something a habit; a single contrary text is enough to call it
 * none. A question asked less is soon a text without a question: that one takes more.
 */
const leastShown = 2;
const leastForQuestions = 4;
const leastCut = 3;
/** One word may go for many reasons; a phrase of three words hardly goes twice by chance. */
const leastForShortPhrase = 3;
const roundedTo = 50;
/** Beyond the longest, length is no habit. */
const limits = { from: 150, to: 1_000 };
const mostPhrases = 12;

/** What the edits of a user say of their manner; `pairs` from the oldest to the latest. */
export function deriveHabits(pairs: readonly SentPair[]): Observed[] {
  const sendings = pairs.map(sendingOf);
  const seen = new Map<string, Observed>();
  for (const { habit, least } of [...formsOf(sendings), ...phrasesOf(pairs, sendings)]) {
    const { shownBy, people, against } = judgeHabit(habit, sendings);
    const isMoreSeen = shownBy > (seen.get(topicOf(habit))?.shownBy ?? 0);
    if (people >= least && against === 0 && isMoreSeen) seen.set(topicOf(habit), { habit, shownBy, against });
  }
  // Said once: « écrit X plutôt que Y » already says that Y is not written.
  for (const { habit } of [...seen.values()])
    if (habit.kind === 'prefers') seen.delete(topicOf({ kind: 'never_writes', text: habit.over }));
  return [...seen.values()];
}

type Candidate = { habit: Habit; least: number };

/** How texts open, close, and what they are made of. */
function formsOf(sendings: readonly Sending[]): Candidate[] {
  const sent = sendings.map(({ sent }) => sent);
  const distinct = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
  const limit = limitOf(sendings);
  return [
    { habit: { kind: 'no_exclamation' }, least: leastShown },
    { habit: { kind: 'no_emoji' }, least: leastShown },
    { habit: { kind: 'no_signature' }, least: leastShown },
    { habit: { kind: 'no_question' }, least: leastForQuestions },
    ...distinct(sent.map(({ signature }) => signature)).map(
      (text): Candidate => ({ habit: { kind: 'signs_as', text }, least: leastShown }),
    ),
    ...distinct(sent.map(({ greeting }) => greeting)).map(
      (text): Candidate => ({ habit: { kind: 'greets_with', text }, least: leastShown }),
    ),
    ...distinct(sent.map(({ signOff }) => signOff)).map(
      (text): Candidate => ({ habit: { kind: 'signs_off_with', text }, least: leastShown }),
    ),
    ...(limit === null ? [] : [{ habit: { kind: 'at_most', signs: limit } as const, least: leastCut }]),
  ];
}

/** The longest text that left, rounded up: a habit when longer ones were cut to it. */
function limitOf(sendings: readonly Sending[]): number | null {
  const lengths = sendings
    .filter(({ written }) => (written?.length ?? 0) > longerThanNote)
    .map(({ sent }) => sent.length);
  if (lengths.length === 0) return null;
  const rounded = Math.max(limits.from, Math.ceil(Math.max(...lengths) / roundedTo) * roundedTo);
  return rounded > limits.to ? null : rounded;
}

function phrasesOf(pairs: readonly SentPair[], sendings: readonly Sending[]): Candidate[] {
  const bodies = sendings.flatMap(({ written, sent }) => [written?.body ?? '', sent.body]);
  const isCommon = commonWordsOf(
    bodies,
    pairs.flatMap(({ about = [] }) => about),
  );
  const removed = new Map<string, number>();
  const replaced = new Map<string, { over: string; text: string }>();
  for (const { written, sent } of sendings) {
    if (!written || written.body === sent.body) continue;
    const changed = changedPhrases(written.body, sent.body, isCommon);
    for (const phrase of changed.removed) removed.set(phrase, (removed.get(phrase) ?? 0) + 1);
    for (const one of changed.replaced) replaced.set(`${one.over}\n${one.text}`, one);
  }
  const avoided = [...removed]
    .filter(([text, count]) => {
      const habit: Habit = { kind: 'never_writes', text };
      const { people, against } = judgeHabit(habit, sendings);
      return count >= leastFor(text) && people >= leastFor(text) && against === 0;
    })
    .map(([text, count]) => ({ text, count }));
  return [
    ...widest(avoided)
      .slice(0, mostPhrases)
      .map((text): Candidate => ({ habit: { kind: 'never_writes', text }, least: leastFor(text) })),
    ...[...replaced.values()].map(
      (one): Candidate => ({ habit: { kind: 'prefers', ...one }, least: leastShown }),
    ),
  ];
}

const leastFor = (phrase: string) => (phrase.split(/[ ’]/u).length < 3 ? leastForShortPhrase : leastShown);
