import { type ReplyKind, replyKinds } from './reply.ts';
import type { Feature } from './reply-features.ts';
import trained from './reply-model.json' with { type: 'json' };

/** Weights of every feature for every kind, kind after kind, as `scripts/train-replies.ts` found them. */
export type ReplyModel = {
  /** As many features as 2 to this power. */
  bits: number;
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
  opened ??= { ...trained, weights: Int8Array.from(atob(trained.weights), (sign) => sign.charCodeAt(0)) };
  return opened;
}

export function weighReply(features: readonly Feature[], model: ReplyModel): Weighing {
  const { bits, scale, temperature, weights } = model;
  const weightOf = (kind: number, at: number) => (weights[(kind << bits) + at] ?? 0) * scale;
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
