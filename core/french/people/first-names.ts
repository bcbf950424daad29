import accented from '#datasets/french/first-names-accented.json' with { type: 'json' };
import feminine from '#datasets/french/first-names-feminine.json' with { type: 'json' };
import masculine from '#datasets/french/first-names-masculine.json' with { type: 'json' };
import spelledOnce from '#datasets/french/first-names-spelled-once.json' with { type: 'json' };
import { fold } from '../../words/fold.ts';

/** First names given to girls at least 98 times in a hundred, folded. */
export const feminineNames: ReadonlySet<string> = new Set(feminine);
/** First names given to boys at least 98 times in a hundred, folded. */
export const masculineNames: ReadonlySet<string> = new Set(masculine);
/** First names with an accent that nobody leaves out, by what is left of them in capitals without accents. */
export const accentedNames: ReadonlyMap<string, string> = new Map(accented.map((name) => [fold(name), name]));
/** Of these, the ones that no other language writes without their accent: « Celine » is « Céline », « Helene » may be German. */
export const namesSpelledOnce: ReadonlyMap<string, string> = new Map(
  spelledOnce.map((name) => [fold(name), name]),
);
