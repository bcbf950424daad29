/**
 * A number from 0 to 1 (excluded) that belongs to one slot of one account. Drawn from their names and from nothing else:
 * a forecast draws what will be drawn.
 */
export function chanceOfSlot(accountId: string, slotNumber: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${accountId}:${slotNumber}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
