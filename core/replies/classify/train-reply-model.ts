import { seededRandom, shuffle } from '../../seeded-random.ts';
import { type ReplyKind, replyKinds } from '../reply.ts';
import { readPlain } from './plain-reply.ts';
import { featureBits, featuresOf } from './reply-features.ts';
import type { ReplyModel } from './reply-model.ts';

/** A reply whose kind somebody said, and our message that it answers. */
export type LabelledReply = { ours: string; reply: string; kind: ReplyKind };

type Example = { at: Int32Array; value: Float64Array; kind: number };

const kinds = replyKinds.length;
const rounds = 12;
const rate = 0.04;
const decay = 1e-3;
/** What the right kind is aimed at; the rest is shared: a label is never quite certain. */
const aim = 0.95;
const folds = 5;
/** What one reply alone holds teaches that reply, and nothing of the next one. */
const leastReplies = 2;

/**
 * Multinomial logistic regression by stochastic descent, each weight with its own rate (AdaGrad). The same replies give
 * the same weights, to the byte.
 */
export function trainReplyModel(replies: readonly LabelledReply[]): ReplyModel {
  const examples = replies.map(toExample);
  return { ...quantised(descend(examples)), temperature: findTemperature(examples) };
}

function toExample({ ours, reply, kind }: LabelledReply): Example {
  const features = featuresOf(readPlain(reply).plain, readPlain(ours).plain);
  return {
    at: Int32Array.from(features, ({ at }) => at),
    value: Float64Array.from(features, ({ value }) => value),
    kind: replyKinds.indexOf(kind),
  };
}

function descend(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(kinds << featureBits);
  const steepness = new Float64Array(weights.length);
  const counts = countFeatures(examples);
  const learned = examples.map((example) => withoutRare(example, counts));
  const random = seededRandom(1);
  const errors = new Float64Array(kinds);
  const rest = (1 - aim) / kinds;
  for (let round = 0; round < rounds; round += 1)
    for (const { at, value, kind } of shuffle(learned, random)) {
      weighInto(errors, weights, 1, at, value);
      for (let each = 0; each < kinds; each += 1)
        errors[each] = (errors[each] as number) - (each === kind ? aim + rest : rest);
      for (let index = 0; index < at.length; index += 1) {
        const first = (at[index] as number) * kinds;
        for (let each = 0; each < kinds; each += 1) {
          const error = errors[each] as number;
          if (error < 1e-3 && error > -1e-3) continue;
          const place = first + each;
          const slope = error * (value[index] as number) + decay * (weights[place] as number);
          const steep = (steepness[place] as number) + slope * slope;
          steepness[place] = steep;
          weights[place] = (weights[place] as number) - (rate * slope) / (1e-6 + Math.sqrt(steep));
        }
      }
    }
  return weights;
}

function countFeatures(examples: readonly Example[]): Uint16Array {
  const counts = new Uint16Array(1 << featureBits);
  for (const { at } of examples) for (const each of at) counts[each] = (counts[each] as number) + 1;
  return counts;
}

function withoutRare({ at, value, kind }: Example, counts: Uint16Array): Example {
  const isCommon = (each: number) => (counts[each] as number) >= leastReplies;
  return { at: at.filter(isCommon), value: value.filter((_, index) => isCommon(at[index] as number)), kind };
}

/** How likely each kind is, by weights that are this many times too great. */
function weighInto(
  likelihood: Float64Array,
  weights: Float64Array | Int8Array,
  temperature: number,
  at: Int32Array,
  value: Float64Array,
): void {
  likelihood.fill(0);
  for (let index = 0; index < at.length; index += 1) {
    const first = (at[index] as number) * kinds;
    for (let each = 0; each < kinds; each += 1)
      likelihood[each] =
        (likelihood[each] as number) + (weights[first + each] as number) * (value[index] as number);
  }
  const greatest = likelihood.reduce((one, other) => Math.max(one, other));
  let total = 0;
  for (let each = 0; each < kinds; each += 1) {
    const power = Math.exp(((likelihood[each] as number) - greatest) / temperature);
    likelihood[each] = power;
    total += power;
  }
  for (let each = 0; each < kinds; each += 1) likelihood[each] = (likelihood[each] as number) / total;
}

function quantised(weights: Float64Array): Omit<ReplyModel, 'temperature'> {
  const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  // The last digits of exponentials differ from one kind of processor to another: the file must not.
  const scale = Number((greatest / 127).toPrecision(9));
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/**
 * Learned on four fifths, tried on the rest, five times: the one that leaves least surprise on what was not learned. The
 * fifths follow each other, for the next reply is by an author who was not learned either.
 */
function findTemperature(examples: readonly Example[]): number {
  const candidates = Array.from({ length: 21 }, (_, step) => 0.5 + step * 0.05);
  const surprise = candidates.map(() => 0);
  const likelihood = new Float64Array(kinds);
  for (let fold = 0; fold < folds; fold += 1) {
    const isTried = (_: Example, at: number) => Math.floor((at * folds) / examples.length) === fold;
    const { scale, weights } = quantised(descend(examples.filter((one, at) => !isTried(one, at))));
    for (const { at, value, kind } of examples.filter(isTried))
      for (const [step, temperature] of candidates.entries()) {
        weighInto(likelihood, weights, temperature / scale, at, value);
        surprise[step] = (surprise[step] as number) - Math.log(Math.max(1e-9, likelihood[kind] as number));
      }
  }
  return candidates[surprise.indexOf(Math.min(...surprise))] as number;
}
