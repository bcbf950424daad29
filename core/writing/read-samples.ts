import type { Observed } from './derive-habits.ts';
import { judgeHabit, type Sending, sendingOf } from './judge-habit.ts';
import { isKnownFirstName } from './known-words.ts';
import type { Habit } from './voice-rule.ts';

/** What is never done must be seen in several texts; a name at the end of one is a signature. */
const leastForSignature = 1;
const leastShown = 2;
const leastWithout = 3;
const leastForLength = 4;
const leastWithoutQuestion = 5;
const roundedTo = 50;
/** Below, samples may well be invitation notes; beyond, length is no habit. */
const limits = { from: 300, to: 600 };

/**
 * What texts of one's own say of one's manner. Only how they open, close and look: no phrase of theirs becomes a rule,
 * since nothing tells a habit from what was said to one person.
 */
export function readSamples(texts: readonly string[]): Observed[] {
  const sendings = [...new Set(texts.map((text) => text.trim()).filter(Boolean))].map((sent) =>
    sendingOf({ written: null, sent }),
  );
  return candidatesOf(sendings).flatMap(({ habit, least }) => {
    const { shownBy, against } = judgeHabit(habit, sendings);
    return shownBy >= least && against === 0 ? { habit, shownBy, against } : [];
  });
}

type Candidate = { habit: Habit; least: number };

function candidatesOf(sendings: readonly Sending[]): Candidate[] {
  const sent = sendings.map(({ sent }) => sent);
  const distinct = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
  const longest = Math.max(0, ...sent.map(({ length }) => length));
  const signs = Math.max(limits.from, Math.ceil(longest / roundedTo) * roundedTo);
  return [
    { habit: { kind: 'no_exclamation' }, least: leastWithout },
    { habit: { kind: 'no_emoji' }, least: leastWithout },
    { habit: { kind: 'no_signature' }, least: leastForLength },
    { habit: { kind: 'no_question' }, least: leastWithoutQuestion },
    ...distinct(sent.map(({ signature }) => signature)).map(
      (text): Candidate => ({
        habit: { kind: 'signs_as', text },
        least: isKnownFirstName(text.split(' ')[0] ?? '') ? leastForSignature : leastShown,
      }),
    ),
    ...distinct(sent.map(({ greeting }) => greeting)).map(
      (text): Candidate => ({ habit: { kind: 'greets_with', text }, least: leastShown }),
    ),
    ...distinct(sent.map(({ signOff }) => signOff)).map(
      (text): Candidate => ({ habit: { kind: 'signs_off_with', text }, least: leastShown }),
    ),
    ...(signs > limits.to ? [] : [{ habit: { kind: 'at_most', signs } as const, least: leastForLength }]),
  ];
}
