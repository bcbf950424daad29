import type { TextKind } from './message.ts';

/** How long a text may be: `hard` is the network's, `advised` is what gets answers. */
export type TextLimits = { hard: number; advised: number };

export const messageLimits: TextLimits = { hard: 1_900, advised: 400 };

/** `noteLength` is what the account's kind allows: 300, or 200 on a free one. */
export const limitsOf = (kind: TextKind, noteLength: number): TextLimits =>
  kind === 'note' ? { hard: noteLength, advised: noteLength } : messageLimits;

/**
 * The larger of the two counts a network may make: UTF-16 units, and signs as one reads them. A sign is made of one
 * unit at least, so that the first is never the smaller.
 */
export const countSigns = (text: string): number => text.length;
