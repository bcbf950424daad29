import type { Variant } from './enrolment.ts';
import { chanceOfSlot } from './pace/chance-of-slot.ts';

/**
 * Which text somebody receives where a step has two. People come best first, two by two: of each pair one draws `a` and
 * the other `b`, so that both halves hold as many good leads. `rank` counts everybody enrolled so far.
 */
export function drawVariant(campaignId: string, rank: number): Variant {
  const isFlipped = chanceOfSlot(campaignId, Math.floor(rank / 2)) < 0.5;
  return (rank % 2 === 0) === isFlipped ? 'b' : 'a';
}
