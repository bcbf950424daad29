import type { SlotName } from './pattern.ts';

/** A phrase ready for its place, and the facts that prove it. */
export type Filling = { text: string; evidence: readonly string[] };
export type Slots = Partial<Record<SlotName, Filling>>;

export const filling = (text: string, ...evidence: readonly string[]): Filling => ({ text, evidence });
