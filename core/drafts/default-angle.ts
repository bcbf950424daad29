import { type Angle, isMessage } from '../campaigns/engagement.ts';
import type { TextStep } from '../messages/make-brief.ts';
import { hashText } from '../seeded-random.ts';

export const hasVariants = (step: TextStep): boolean => isMessage(step) && step.hasVariants;

/** Half of the people get each variant, the same person always the same one; without, everybody that of the step. */
export function defaultAngle(personId: string, step: TextStep): Angle {
  if (!hasVariants(step)) return (isMessage(step) && step.angle) || 'statement';
  return isOdd(`${personId}:${step.key}`) ? 'question' : 'statement';
}

function isOdd(text: string): boolean {
  const hash = hashText(text);
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) & 1) === 1;
}
