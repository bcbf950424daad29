import type { Spelling } from '#core/text-gate/gate-tools.ts';

/** Who knows how French words are written. */
export type Speller = {
  /** Every word that was asked about, with what it could be for a few of those that are wrong. */
  check(words: readonly string[]): Promise<ReadonlyMap<string, Spelling>>;
  /** Those that are words; nothing is looked for in place of the others, which takes the time. */
  know(words: readonly string[]): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};
