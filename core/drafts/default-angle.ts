import { isMessage } from '../campaigns/engagement.ts';
import type { Angle } from '../messages/brief.ts';
import type { TextStep } from '../messages/make-brief.ts';

export const hasVariants = (step: TextStep): boolean => isMessage(step) && step.hasVariants;

/** Half of the people get each variant; the same person always the same one. */
export const defaultAngle = (personId: string, step: TextStep): Angle =>
  hasVariants(step) && hash(`${personId}:${step.key}`) % 2 === 1 ? 'question' : 'statement';

/** FNV-1a, mixed once more: its last bit alone follows the text too closely. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
