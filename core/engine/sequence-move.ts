import type { SequenceStep } from '../campaigns/engagement.ts';

/** What becomes of somebody on the way when their campaign's sequence has a new version. */
export const moveGroups = ['moves', 'passes_over', 'stays'] as const;
export type MoveGroup = (typeof moveGroups)[number];

export type Move = {
  group: MoveGroup;
  /** New steps that come before one they have done: passed over for them, so that nothing is sent out of order. */
  passedOver: string[];
  /** The step of the new version that they go on from; null: they stay, or are through. */
  next: string | null;
};

/**
 * A step keeps its key through all versions: whoever did it does not do it again. Whoever did a step that is no longer
 * there finishes what they began. New steps that would come before the last one done are passed over.
 */
export function planMove(newSteps: readonly SequenceStep[], done: ReadonlySet<string>): Move {
  const keys = newSteps.map(({ key }) => key);
  if ([...done].some((key) => !keys.includes(key))) return { group: 'stays', passedOver: [], next: null };
  const last = keys.findLastIndex((key) => done.has(key));
  const passedOver = keys.slice(0, last + 1).filter((key) => !done.has(key));
  return {
    group: passedOver.length > 0 ? 'passes_over' : 'moves',
    passedOver,
    next: keys[last + 1] ?? null,
  };
}
