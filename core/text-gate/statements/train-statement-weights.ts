import { type Example, fitWeights, scoreOf } from '../../learning/fit-weights.ts';
import type { PartSigns } from './part-signs.ts';
import { isAsGiven, type StatementWeights, weigh, withLean } from './weigh-statement.ts';

/** A sentence whose truth is known: its parts, and how much it counts. */
export type KnownStatement = { trade: string; isMadeUp: boolean; weight: number; parts: PartSigns[] };

/** Holds weights near nought where few sentences speak for them. */
const restraintOfSigns = 0.8;
/** Thousands of runs, each seen seldom. */
const restraintOfRuns = 2;
const restraintOfBase = 1e-6;
const rounds = 3;
/** A run that fewer trades use is a phrase of one author. */
const fewestTrades = 6;
const leastOfWord = 0.2;
const leastOfRun = 0.04;
/** A word tells nothing unless several trades use it. */
const fewestUses = 2;
const caution = 1.5;
const digits = 1000;
const round = (value: number): number => Math.round(value * digits) / digits;
/** Of thousands, steps of a twentieth tell enough. */
const steps = 20;
const roundToStep = (value: number): number => Math.round(value * steps) / steps;

/**
 * A made-up sentence is one as soon as one part of it is, and nobody says which: the part that weighs most is taken,
 * and the weights are found again. A sentence of several parts has thus no advantage over a short one.
 */
export function trainStatementWeights(
  statements: readonly KnownStatement[],
): Omit<StatementWeights, 'leastToRead'> {
  const lean = leanOfWords(statements);
  const signs = namesIn(statements, (part) => [...withLean(part, () => 1).keys()], 1);
  const runs = namesIn(statements, ({ runs }) => runs, fewestTrades);
  const places = new Map([...signs.map((name) => `: ${name}`), ...runs].map((name, at) => [name, at]));
  const base = places.size;
  const vectorOf = (part: PartSigns, trade: string) => {
    const found: [number, number][] = [[base, 1]];
    for (const [name, value] of withLean(part, (root) => lean(root, trade)))
      found.push([places.get(`: ${name}`) ?? base, value]);
    for (const run of part.runs) {
      const place = places.get(run);
      if (place !== undefined) found.push([place, 1]);
    }
    return {
      places: Int32Array.from(found, ([place]) => place),
      values: Float64Array.from(found, ([, value]) => value),
    };
  };
  const rows = statements.map(({ trade, parts, isMadeUp, weight }) => ({
    isMadeUp,
    weight,
    vectors: parts.map((part) => vectorOf(part, trade)),
  }));
  const restraint = Float64Array.from({ length: base + 1 }, (_, at) =>
    at === base ? restraintOfBase : at < signs.length ? restraintOfSigns : restraintOfRuns,
  );
  let found: Float64Array | null = null;
  for (let at = 0; at < rounds; at += 1) {
    const examples: Example[] = rows.flatMap(({ vectors, isMadeUp, weight }): Example[] => {
      if (!isMadeUp) return vectors.map((vector) => ({ ...vector, isTrue: false, weight }));
      if (!found)
        return vectors.map((vector) => ({ ...vector, isTrue: true, weight: weight / vectors.length }));
      const weights = found;
      const worst = vectors.toSorted((one, other) => scoreOf(weights, other) - scoreOf(weights, one))[0];
      return worst ? [{ ...worst, isTrue: true, weight }] : [];
    });
    found = fitWeights(examples, restraint, found ?? new Float64Array(base + 1));
  }
  const weights = found ?? new Float64Array(base + 1);
  const words = namesIn(statements, ({ unknown }) => unknown, fewestUses);
  return {
    base: round(weights[base] ?? 0),
    signs: Object.fromEntries(signs.map((name, at) => [name, round(weights[at] ?? 0)])),
    words: heavierThan(
      words.map((root) => [root, lean(root, null)]),
      leastOfWord,
    ),
    runs: heavierThan(
      runs.map((run, at) => [run, weights[signs.length + at] ?? 0]),
      leastOfRun,
    ),
  };
}

/** What so many trades have, in its order. */
function namesIn(
  statements: readonly KnownStatement[],
  of: (part: PartSigns) => readonly string[],
  fewest: number,
): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { trade, parts } of statements)
    for (const part of parts)
      for (const name of of(part)) {
        const among = uses.get(name) ?? new Set<string>();
        among.add(trade);
        uses.set(name, among);
      }
  return [...uses].flatMap(([name, among]) => (among.size >= fewest ? [name] : [])).sort();
}

/** What weighs next to nothing is left out. */
const heavierThan = (pairs: readonly (readonly [string, number])[], least: number): Record<string, number> =>
  Object.fromEntries(
    pairs.filter(([, value]) => Math.abs(value) >= least).map(([name, value]) => [name, roundToStep(value)]),
  );

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
  const baseRate = totals[1] / (totals[0] + totals[1] || 1);
  return (root, own) => {
    let truths = 0;
    let lies = 0;
    for (const [trade, [isTrue, isLie]] of uses.get(root) ?? [])
      if (trade !== own) {
        truths += isTrue;
        lies += isLie;
      }
    if (truths + lies < fewestUses) return 0;
    const odds = (lies + caution * baseRate) / (truths + caution * (1 - baseRate));
    return Math.log(odds) - Math.log(baseRate / (1 - baseRate));
  };
}

const folds = 10;

/** What each sentence weighs by weights that never saw its trade. */
export function weighUnseen(statements: readonly KnownStatement[]): number[] {
  const trades = [...new Set(statements.map(({ trade }) => trade))];
  const found = new Array<number>(statements.length).fill(0);
  for (let fold = 0; fold < folds; fold += 1) {
    const unseen = new Set(trades.filter((_, at) => at % folds === fold));
    const weights = {
      ...trainStatementWeights(statements.filter(({ trade }) => !unseen.has(trade))),
      leastToRead: 0,
    };
    for (const [at, { trade, parts }] of statements.entries())
      if (unseen.has(trade))
        found[at] = Math.max(
          ...parts.map((part) => (isAsGiven(part) ? Number.NEGATIVE_INFINITY : weigh(part, weights))),
        );
  }
  return found;
}
