/** What an example has of each sign, by the sign's place, whether it is what is looked for, and how much it counts. */
export type Example = {
  places: Int32Array;
  values: Float64Array;
  isTrue: boolean;
  weight: number;
};

export function scoreOf(weights: Float64Array, { places, values }: Pick<Example, 'places' | 'values'>) {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

const mostSteps = 60;
const remembered = 8;
const enough = 1e-6;
const defaultCurve = 0.15;

/** Logistic regression, each weight held near nought by its restraint; by the last few slopes (L-BFGS). */
export function fitWeights(
  examples: readonly Example[],
  restraint: Float64Array,
  from: Float64Array,
): Float64Array {
  let weights = from;
  let { loss, slope } = lossAt(examples, restraint, weights);
  const scale = scaleOf(examples, restraint);
  const past: { move: Float64Array; turn: Float64Array; size: number }[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    const way = wayDown(slope, scale, past);
    const gain = dot(slope, way);
    let length = 1;
    let next = stepFrom(weights, way, length);
    let found = lossAt(examples, restraint, next);
    while (found.loss > loss - 1e-4 * length * gain && length > 1e-4) {
      length /= 2;
      next = stepFrom(weights, way, length);
      found = lossAt(examples, restraint, next);
    }
    const move = minus(next, weights);
    const turn = minus(found.slope, slope);
    const size = dot(move, turn);
    if (size > 1e-10) past.push({ move, turn, size });
    if (past.length > remembered) past.shift();
    const isDone = Math.abs(loss - found.loss) < enough * Math.abs(loss);
    weights = next;
    ({ loss, slope } = found);
    if (isDone) break;
  }
  return weights;
}

function lossAt(examples: readonly Example[], restraint: Float64Array, weights: Float64Array) {
  const slope = restraint.map((penalty, at) => penalty * (weights[at] ?? 0));
  let loss = dot(slope, weights) / 2;
  for (const example of examples) {
    const { places, values, isTrue, weight } = example;
    const score = scoreOf(weights, example);
    const softened = score > 0 ? score + Math.log1p(Math.exp(-score)) : Math.log1p(Math.exp(score));
    loss += weight * (softened - (isTrue ? score : 0));
    const error = weight * (1 / (1 + Math.exp(-score)) - Number(isTrue));
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      slope[place] = (slope[place] ?? 0) + error * (values[at] ?? 0);
    }
  }
  return { loss, slope };
}

/** How far a step goes in each weight before any slope is remembered. */
function scaleOf(examples: readonly Example[], restraint: Float64Array): Float64Array {
  const bend = Float64Array.from(restraint);
  for (const { places, values, weight } of examples)
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      bend[place] = (bend[place] ?? 0) + defaultCurve * weight * (values[at] ?? 0) ** 2;
    }
  return bend.map((value) => 1 / value);
}

function wayDown(
  slope: Float64Array,
  scale: Float64Array,
  past: readonly { move: Float64Array; turn: Float64Array; size: number }[],
): Float64Array {
  const way = Float64Array.from(slope);
  const shares: number[] = [];
  for (const { move, turn, size } of past.toReversed()) {
    const share = dot(move, way) / size;
    shares.push(share);
    addTo(way, turn, -share);
  }
  for (const [at, value] of scale.entries()) way[at] = (way[at] ?? 0) * value;
  for (const { move, turn, size } of past) addTo(way, move, (shares.pop() ?? 0) - dot(turn, way) / size);
  return way;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addTo(sum: Float64Array, other: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (other[at] ?? 0);
}

const minus = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, at) => value - (other[at] ?? 0));
const stepFrom = (weights: Float64Array, way: Float64Array, length: number): Float64Array =>
  weights.map((value, at) => value - length * (way[at] ?? 0));
