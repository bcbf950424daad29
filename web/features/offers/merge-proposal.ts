import { type Argument, type Argumentaire, argumentaireLimits as limits } from '#core/offers/argumentaire.ts';
import { mergeWords } from '#web/features/icps/merge-criteria.ts';

export const newArgument = (given: Partial<Argument> = {}): Argument => ({
  name: '',
  problem: '',
  signs: [],
  proof: '',
  mayNameCustomer: false,
  question: '',
  give: '',
  ...given,
  id: crypto.randomUUID().slice(0, 8),
});

/** What is proposed is added to what is written; nothing that is there is replaced. */
export function mergeProposal(mine: Argumentaire, proposed: Argumentaire): Argumentaire {
  const words = (before: readonly string[], more: readonly string[], most: number) =>
    mergeWords(before, more).slice(0, most);
  const known = new Set(mine.mayPromise.map(({ kind }) => kind));
  return {
    arguments: [...mine.arguments, ...proposed.arguments.map((one) => newArgument(one))].slice(
      0,
      limits.arguments,
    ),
    notFor: {
      sectors: words(mine.notFor.sectors, proposed.notFor.sectors, limits.words),
      titles: words(mine.notFor.titles, proposed.notFor.titles, limits.words),
      under: mine.notFor.under ?? proposed.notFor.under,
      over: mine.notFor.over ?? proposed.notFor.over,
    },
    mayPromise: [...mine.mayPromise, ...proposed.mayPromise.filter(({ kind }) => !known.has(kind))],
    mySide: mine.mySide || proposed.mySide,
    tradeWords: words(mine.tradeWords, proposed.tradeWords, limits.tradeWords),
  };
}
