import type { Ask } from './read-asks.ts';
import type { Exchange } from './read-exchange.ts';
import type { Meeting } from './suggest-meeting.ts';

/** A draft, what it answers, and what we worked out for it: what a model is given, and held to. */
export type Suggestion = {
  text: string;
  exchange: Exchange;
  asks: readonly Ask[];
  /** Asked, and not in the offer: « le délai ». */
  unknown: readonly string[];
  /** Proposed or agreed in the draft; null where it speaks of none. */
  meeting: Meeting | null;
  /** What the gate takes as proved besides the offer. */
  given: readonly string[];
};
