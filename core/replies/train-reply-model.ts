import { seededRandom, shuffle } from '../seeded-random.ts';
import { readPlain } from './plain-reply.ts';
import { type ReplyKind, replyKinds } from './reply.ts';
import { featureBits, featuresOf } from './reply-features.ts';
import { type ReplyModel, weighReply } from './reply-model.ts';

/** A reply whose kind somebody said, and our message that it answers. */
export type LabelledReply = { ours: string; reply: string; kind: ReplyKind };

type Example = { features: { at: number; value: number }[]; kind: number };

const rounds = 20;
const rate = 0.05;
const decay = 1e-3;
/** What the right kind is aimed at; the rest is shared: a label is never quite certain. */
const aim = 0.95;
const folds = 5;

/**
 * Multinomial logistic regression by stochastic descent, each weight with its own rate (AdaGrad). The same replies give
 * the same weights, to the byte.
 */
export function trainReplyModel(replies: readonly LabelledReply[]): ReplyModel {
  const examples = replies.map(toExample);
  return { ...quantised(descend(examples)), temperature: findTemperature(examples) };
}

const toExample = ({ ours, reply, kind }: LabelledReply): Example => ({
  features: featuresOf(readPlain(reply).plain, readPlain(ours).plain),
  kind: replyKinds.indexOf(kind),
});

function descend(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(replyKinds.length << featureBits);
  const steepness = new Float64Array(weights.length);
  const random = seededRandom(1);
  const rest = (1 - aim) / replyKinds.length;
  for (let round = 0; round < rounds; round += 1)
    for (const { features, kind } of shuffle(examples, random)) {
      const likelihood = likelihoodOf(weights, features);
      for (let each = 0; each < replyKinds.length; each += 1) {
        const error = (likelihood[each] ?? 0) - (each === kind ? aim + rest : rest);
        if (Math.abs(error) < 1e-3) continue;
        for (const { at, value } of features) {
          const place = (each << featureBits) + at;
          const slope = error * value + decay * (weights[place] as number);
          steepness[place] = (steepness[place] as number) + slope * slope;
          weights[place] =
            (weights[place] as number) - (rate * slope) / (1e-6 + Math.sqrt(steepness[place] as number));
        }
      }
    }
  return weights;
}

function likelihoodOf(weights: Float64Array, features: Example['features']): number[] {
  const scores = replyKinds.map((_, kind) =>
    features.reduce((sum, { at, value }) => sum + (weights[(kind << featureBits) + at] as number) * value, 0),
  );
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - greatest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function quantised(weights: Float64Array): Omit<ReplyModel, 'temperature'> {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return {
    bits: featureBits,
    scale,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}

/** Learned on four fifths, tried on the last, five times: the one that leaves least surprise on what was not learned. */
function findTemperature(examples: readonly Example[]): number {
  const tried = Array.from({ length: folds }, (_, fold) => {
    const model = { ...quantised(descend(examples.filter((_, at) => at % folds !== fold))), temperature: 1 };
    return examples.filter((_, at) => at % folds === fold).map((example) => ({ example, model }));
  }).flat();
  const surpriseAt = (temperature: number) =>
    tried.reduce((sum, { example: { features, kind }, model }) => {
      const seen = features.map((feature) => ({ ...feature, from: 0, to: 0 }));
      const { likelihood } = weighReply(seen, { ...model, temperature });
      return sum - Math.log(Math.max(1e-9, likelihood[replyKinds[kind] as ReplyKind]));
    }, 0);
  const candidates = Array.from({ length: 21 }, (_, step) => 0.5 + step * 0.05);
  return candidates.reduce((best, each) => (surpriseAt(each) < surpriseAt(best) ? each : best));
}
