import type { Spelling } from '#core/text-gate/gate-tools.ts';

/** Who knows how French words are written. */
export type Speller = {
  /** Every word that was asked about, with what it could be for a few of those that are wrong. */
  check(words: readonly string[]): Promise<ReadonlyMap<string, Spelling>>;
  close(): Promise<void>;
};
