import { type ReplyKind, replyKinds } from '../reply.ts';
import type { Feature } from './reply-features.ts';
import trained from './reply-model.json' with { type: 'json' };

/** Weights of every feature for every kind, feature after feature, as `scripts/train-replies.ts` found them. */
export type ReplyModel = {
  /** Weights are whole numbers from -127 to 127, times this. */
  scale: number;
  /** By how much scores are lessened, so that of what is called 80 % sure four in five are right. */
  temperature: number;
  weights: Int8Array;
};

/** How likely each kind is, and how much a feature speaks for one against the others. */
export type Weighing = {
  likelihood: Readonly<Record<ReplyKind, number>>;
  best: ReplyKind;
  speaksFor: (kind: ReplyKind, feature: Feature) => number;
};

let opened: ReplyModel | null = null;

/** Read from the file once, by the first reply. */
export function replyModel(): ReplyModel {
  opened ??= { ...trained, weights: readWeights(trained.weights) };
  return opened;
}

function readWeights(base64: string): Int8Array {
  const signs = atob(base64);
  const weights = new Int8Array(signs.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = signs.charCodeAt(at);
  return weights;
}

export function weighReply(features: readonly Feature[], model: ReplyModel): Weighing {
  const { scale, temperature, weights } = model;
  const weightOf = (kind: number, at: number) => (weights[at * replyKinds.length + kind] ?? 0) * scale;
  const scores = replyKinds.map((_, kind) =>
    features.reduce((sum, { at, value }) => sum + weightOf(kind, at) * value, 0),
  );
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - greatest) / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const likelihood = Object.fromEntries(
    replyKinds.map((kind, at) => [kind, (powers[at] ?? 0) / total]),
  ) as Record<ReplyKind, number>;
  return {
    likelihood,
    best: replyKinds[scores.indexOf(greatest)] ?? 'other',
    speaksFor: (kind, { at, value }) => {
      const all = replyKinds.map((_, each) => weightOf(each, at));
      const mean = all.reduce((sum, weight) => sum + weight, 0) / all.length;
      return ((all[replyKinds.indexOf(kind)] ?? 0) - mean) * value;
    },
  };
}
