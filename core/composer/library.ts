import { type Pattern, type PatternGroup, type PatternUse, readPatterns } from './pattern.ts';
import { askingHooks } from './patterns/asking-hooks.ts';
import { bridges } from './patterns/bridges.ts';
import { closings } from './patterns/closings.ts';
import { hooksOfBackground } from './patterns/hooks-of-background.ts';
import { hooksOfFact } from './patterns/hooks-of-fact.ts';
import { hooksOfPosition } from './patterns/hooks-of-position.ts';
import { hooksOfWords } from './patterns/hooks-of-words.ts';
import { offerPoints } from './patterns/offer-points.ts';
import { offers } from './patterns/offers.ts';
import { openings } from './patterns/openings.ts';
import { asks, questions } from './patterns/questions.ts';

const groups: readonly PatternGroup[][] = [
  hooksOfFact,
  hooksOfPosition,
  hooksOfBackground,
  hooksOfWords,
  askingHooks,
  bridges,
  openings,
  offers,
  offerPoints,
  questions,
  asks,
  closings,
];

let library: ReadonlyMap<PatternUse, readonly Pattern[]> | null = null;

/** Every pattern, by what it is for. */
export function patternLibrary(): ReadonlyMap<PatternUse, readonly Pattern[]> {
  library ??= Map.groupBy(groups.flat().flatMap(readPatterns), ({ group }) => group.use);
  return library;
}
