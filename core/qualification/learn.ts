import type { PersonFacts } from '../people/person-facts.ts';
import { listTraits } from './list-traits.ts';
import type { Reason } from './score.ts';

/** Someone who was accepted or refused for an ideal customer, as they were known then. */
export type Answer = { facts: PersonFacts; reasons: readonly Reason[]; isAccepted: boolean };

/** What the answers given for one ideal customer teach; plain data, to be kept. */
export type Learned = {
  sample: number;
  traits: Record<string, { label: string; weight: number }>;
};

export type Adjustment = {
  /** Points to add to the score, shown as a line of their own. */
  adjustment: number;
  sample: number;
  /** What moved it the most, in French, the strongest first. */
  because: string[];
};

/** Below this nothing is learned: a few answers tell more about chance than about taste. */
export const leastAnswers = 20;
export const leastOfEachKind = 4;
export const mostPoints = 20;

/** Seen less often than this, a trait teaches nothing. */
const leastSeen = 3;
/** How strongly weights are held near zero: traits that say the same thing share their effect. */
const ridge = 1;
const iterations = 300;
const pointsPerLogit = 8;

/** A logistic regression with a ridge, over what the people answered about have in common. */
export function learnFromAnswers(answers: readonly Answer[]): Learned | null {
  const accepted = answers.filter(({ isAccepted }) => isAccepted).length;
  if (answers.length < leastAnswers || Math.min(accepted, answers.length - accepted) < leastOfEachKind)
    return null;
  const rows = answers.map(({ facts, reasons, isAccepted }) => ({
    traits: listTraits(facts, reasons),
    isAccepted,
  }));
  const labels = new Map(rows.flatMap(({ traits }) => [...traits]));
  const seen = (key: string) => rows.filter(({ traits }) => traits.has(key)).length;
  const keys = [...labels.keys()]
    .filter((key) => seen(key) >= leastSeen && seen(key) <= answers.length - leastSeen)
    .sort();
  const samples = rows.map(({ traits, isAccepted }) => ({
    present: keys.flatMap((key, at) => (traits.has(key) ? [at] : [])),
    isAccepted,
  }));
  // The order in which answers came changes nothing, to the last digit.
  samples.sort(
    (a, b) => Number(a.isAccepted) - Number(b.isAccepted) || a.present.join().localeCompare(b.present.join()),
  );
  const weights = centre(keys, regress(samples, keys.length), seen);
  return {
    sample: answers.length,
    traits: Object.fromEntries(
      keys.map((key, at) => [key, { label: labels.get(key) ?? key, weight: weights[at] ?? 0 }]),
    ),
  };
}

type Sample = { present: readonly number[]; isAccepted: boolean };

const sumOf = (present: readonly number[], weights: readonly number[]) =>
  present.reduce((total, at) => total + (weights[at] ?? 0), 0);

/** Each weight steps by what its curvature allows at most, so that no step ever overshoots. */
function regress(samples: readonly Sample[], size: number): number[] {
  const weights = new Array<number>(size).fill(0);
  const widest = 1 + Math.max(...samples.map(({ present }) => present.length));
  const curvatures = weights.map(
    (_, at) => ridge + (widest / 4) * samples.filter(({ present }) => present.includes(at)).length,
  );
  const accepted = samples.filter(({ isAccepted }) => isAccepted).length;
  let intercept = Math.log(accepted / (samples.length - accepted));
  for (let round = 0; round < iterations; round++) {
    const slopes = weights.map((weight) => ridge * weight);
    let drift = 0;
    for (const { present, isAccepted } of samples) {
      const error = 1 / (1 + Math.exp(-intercept - sumOf(present, weights))) - (isAccepted ? 1 : 0);
      drift += error;
      for (const at of present) slopes[at] = (slopes[at] ?? 0) + error;
    }
    intercept -= drift / ((widest / 4) * samples.length);
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) - slope / (curvatures[at] ?? 1);
  }
  return weights;
}

/** What a trait changes beside the others of its kind: an average one, or one never met, moves nobody. */
function centre(
  keys: readonly string[],
  weights: readonly number[],
  seen: (key: string) => number,
): number[] {
  const kinds = new Map<string, { total: number; people: number }>();
  const kindOf = (key: string) => key.split(/[:=]/)[0] ?? key;
  for (const [at, key] of keys.entries()) {
    const kind = kinds.get(kindOf(key)) ?? { total: 0, people: 0 };
    const people = seen(key);
    kinds.set(kindOf(key), {
      total: kind.total + people * (weights[at] ?? 0),
      people: kind.people + people,
    });
  }
  return keys.map((key, at) => {
    const { total, people } = kinds.get(kindOf(key)) ?? { total: 0, people: 1 };
    return (weights[at] ?? 0) - total / people;
  });
}

/** What the answers so far change for one more person. */
export function adjustScore(learned: Learned, facts: PersonFacts, reasons: readonly Reason[]): Adjustment {
  const moves = [...listTraits(facts, reasons).keys()].flatMap((key) => learned.traits[key] ?? []);
  const logit = moves.reduce((total, { weight }) => total + weight, 0);
  const points = Math.round(logit * pointsPerLogit);
  const adjustment = Math.max(-mostPoints, Math.min(mostPoints, points)) || 0;
  const because = strongest(moves, Math.sign(adjustment)).map(({ label }) => label);
  return { adjustment, sample: learned.sample, because };
}

const mostShown = 3;
const leastKnown = 0.1;

/** The traits that pull the same way as the result: the others would explain nothing. */
const strongest = <T extends { label: string; weight: number }>(traits: readonly T[], sign: number): T[] =>
  traits
    .filter(({ weight }) => weight * sign >= leastKnown)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.label.localeCompare(b.label, 'fr'))
    .slice(0, mostShown);

export type Lesson = { label: string; points: number };

/** « Vos 23 réponses ont remonté : Niveau : Direction (+6)… » */
export function describeLearning({ traits }: Learned): { raised: Lesson[]; lowered: Lesson[] } {
  const all = Object.values(traits);
  const lessonsOf = (sign: number) =>
    strongest(all, sign).map(({ label, weight }) => ({ label, points: Math.round(weight * pointsPerLogit) }));
  return { raised: lessonsOf(1), lowered: lessonsOf(-1) };
}

/** What is still asked before anything is learned; null once it is. */
export function missingAnswers(accepted: number, refused: number): Missing | null {
  const answers = leastAnswers - accepted - refused;
  if (answers > 0) return { count: answers, kind: 'answers' };
  if (accepted < leastOfEachKind) return { count: leastOfEachKind - accepted, kind: 'accepted' };
  if (refused < leastOfEachKind) return { count: leastOfEachKind - refused, kind: 'refused' };
  return null;
}
export type Missing = { count: number; kind: 'answers' | 'accepted' | 'refused' };
