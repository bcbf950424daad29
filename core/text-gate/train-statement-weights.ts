import type { PartSigns } from './part-signs.ts';
import { type StatementWeights, weigh, withLean } from './weigh-statement.ts';

/** A sentence whose truth is known: its parts, and how much it counts. */
export type KnownStatement = { trade: string; isMadeUp: boolean; weight: number; parts: PartSigns[] };

/** Holds weights near nought where few sentences speak for them. */
const restraint = 0.8;
const rounds = 3;
const steps = 12;
/** A word tells nothing unless several trades use it. */
const fewestUses = 2;
const caution = 1.5;
const digits = 1000;
const round = (value: number): number => Math.round(value * digits) / digits;

/**
 * A made-up sentence is one as soon as one part of it is, and nobody says which: the part that weighs most is taken,
 * and the weights are found again. A sentence of several parts has thus no advantage over a short one.
 */
export function trainStatementWeights(
  statements: readonly KnownStatement[],
): Omit<StatementWeights, 'leastToRead'> {
  const lean = leanOfWords(statements);
  const names = [
    ...new Set(
      statements.flatMap(({ parts }) => parts.flatMap((part) => [...withLean(part, () => 1).keys()])),
    ),
  ].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = statements.map(({ trade, ...statement }) => ({
    ...statement,
    vectors: statement.parts.map((part) =>
      [...withLean(part, (root) => lean(root, trade))].map(([name, value]): [number, number] => [
        places.get(name) ?? 0,
        value,
      ]),
    ),
  }));
  let found: Float64Array | null = null;
  for (let at = 0; at < rounds; at += 1) {
    const examples: Example[] = rows.flatMap(({ vectors, isMadeUp, weight }): Example[] => {
      if (!isMadeUp) return vectors.map((signs) => ({ signs, isMadeUp, weight }));
      if (!found) return vectors.map((signs) => ({ signs, isMadeUp, weight: weight / vectors.length }));
      const weights = found;
      const worst = vectors.toSorted((one, other) => scoreOf(weights, other) - scoreOf(weights, one))[0];
      return worst ? [{ signs: worst, isMadeUp, weight }] : [];
    });
    found = logistic(examples, names.length, found);
  }
  const weights = found ?? new Float64Array(names.length + 1);
  const words = [
    ...new Set(statements.flatMap(({ parts }) => parts.flatMap(({ unknown }) => unknown))),
  ].sort();
  return {
    base: round(weights[names.length] ?? 0),
    signs: Object.fromEntries(names.map((name, at) => [name, round(weights[at] ?? 0)])),
    words: Object.fromEntries(
      words
        .map((root) => [root, round(lean(root, null))] as const)
        .filter(([, value]) => Math.abs(value) >= 0.2),
    ),
  };
}

/** How much oftener a word stands in made-up sentences than in true ones, by the other trades than the one asked for. */
function leanOfWords(statements: readonly KnownStatement[]): (root: string, trade: string | null) => number {
  const uses = new Map<string, Map<string, [number, number]>>();
  const totals: [number, number] = [0, 0];
  for (const { trade, isMadeUp, parts } of statements)
    for (const { unknown } of parts) {
      const share = isMadeUp ? 1 / parts.length : 1;
      const side = isMadeUp ? 1 : 0;
      totals[side] += share;
      for (const root of new Set(unknown)) {
        const byTrade = uses.get(root) ?? new Map<string, [number, number]>();
        const counts = byTrade.get(trade) ?? [0, 0];
        counts[side] += share;
        byTrade.set(trade, counts);
        uses.set(root, byTrade);
      }
    }
  const usual = totals[1] / (totals[0] + totals[1] || 1);
  return (root, own) => {
    let truths = 0;
    let lies = 0;
    for (const [trade, [isTrue, isLie]] of uses.get(root) ?? [])
      if (trade !== own) {
        truths += isTrue;
        lies += isLie;
      }
    if (truths + lies < fewestUses) return 0;
    const odds = (lies + caution * usual) / (truths + caution * (1 - usual));
    return Math.log(odds) - Math.log(usual / (1 - usual));
  };
}

type Example = { signs: readonly [number, number][]; isMadeUp: boolean; weight: number };

const scoreOf = (weights: Float64Array, signs: readonly [number, number][]): number =>
  signs.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, weights.at(-1) ?? 0);

/** Logistic regression with a quadratic restraint, by Newton's steps; the last weight is the base. */
function logistic(examples: readonly Example[], size: number, from: Float64Array | null): Float64Array {
  const weights = from ? Float64Array.from(from) : new Float64Array(size + 1);
  for (let step = 0; step < steps; step += 1) {
    const slope = new Float64Array(size + 1);
    const bend = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
    for (const { signs, isMadeUp, weight } of examples) {
      const share = 1 / (1 + Math.exp(-scoreOf(weights, signs)));
      const error = weight * (share - Number(isMadeUp));
      const curve = weight * share * (1 - share) + 1e-6;
      const all: [number, number][] = [...signs, [size, 1]];
      for (const [at, value] of all) {
        slope[at] = (slope[at] ?? 0) + error * value;
        const row = bend[at];
        // Half of it: what one sign has with another, the other has with it.
        if (row)
          for (const [other, beside] of all)
            if (other <= at) row[other] = (row[other] ?? 0) + curve * value * beside;
      }
    }
    for (let at = 0; at < size; at += 1) {
      slope[at] = (slope[at] ?? 0) + restraint * (weights[at] ?? 0);
      const row = bend[at];
      if (row) row[at] = (row[at] ?? 0) + restraint;
    }
    for (const [at, row] of bend.entries())
      for (let other = at + 1; other <= size; other += 1) row[other] = bend[other]?.[at] ?? 0;
    const move = solve(bend, slope);
    let largest = 0;
    for (const [at, value] of move.entries()) {
      weights[at] = (weights[at] ?? 0) - value;
      largest = Math.max(largest, Math.abs(value));
    }
    if (largest < 1e-5) break;
  }
  return weights;
}

/** Gauss, with the largest pivot of each column. */
function solve(matrix: Float64Array[], values: Float64Array): Float64Array {
  const size = values.length;
  const rows: Float64Array[] = matrix.map((row, at) => Float64Array.from([...row, values[at] ?? 0]));
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1)
      if (Math.abs(cell(row, at)) > Math.abs(cell(pivot, at))) pivot = row;
    const [own, other] = [rows[at], rows[pivot]];
    if (own && other) [rows[at], rows[pivot]] = [other, own];
    for (let row = at + 1; row < size; row += 1) {
      const factor = cell(row, at) / cell(at, at);
      const own = rows[row];
      if (factor === 0 || !own) continue;
      for (let column = at; column <= size; column += 1)
        own[column] = (own[column] ?? 0) - factor * cell(at, column);
    }
  }
  const found = new Float64Array(size);
  for (let at = size - 1; at >= 0; at -= 1) {
    let sum = cell(at, size);
    for (let column = at + 1; column < size; column += 1) sum -= cell(at, column) * (found[column] ?? 0);
    found[at] = sum / cell(at, at);
  }
  return found;
}

const folds = 10;

/** What each sentence weighs by weights that never saw its trade. */
export function weighUnseen(statements: readonly KnownStatement[]): number[] {
  const trades = [...new Set(statements.map(({ trade }) => trade))];
  const found = new Array<number>(statements.length).fill(0);
  for (let fold = 0; fold < folds; fold += 1) {
    const held = new Set(trades.filter((_, at) => at % folds === fold));
    const weights = {
      ...trainStatementWeights(statements.filter(({ trade }) => !held.has(trade))),
      leastToRead: 0,
    };
    for (const [at, { trade, parts }] of statements.entries())
      if (held.has(trade)) found[at] = Math.max(...parts.map((part) => weigh(part, weights)));
  }
  return found;
}
