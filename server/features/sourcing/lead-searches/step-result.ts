import type { Failure } from '#server/providers/social-network/outcome.ts';

/** What came of one step: more to do after a while, no budget left today, all is done, or the network's answer. */
export type StepResult =
  | { is: 'stepped'; pace: { minMs: number; maxMs: number } }
  | { is: 'out_of_budget' }
  | { is: 'over' }
  | { is: 'failed'; failure: Failure };
