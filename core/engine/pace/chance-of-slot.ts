import { hashText } from '../../seeded-random.ts';

/**
 * A number from 0 to 1 (excluded) that belongs to one slot of one account. Drawn from their names and from nothing else:
 * a forecast draws what will be drawn.
 */
export function chanceOfSlot(accountId: string, slotNumber: number): number {
  let hash = hashText(`${accountId}:${slotNumber}`);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
