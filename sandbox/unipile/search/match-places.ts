import type { WorldIndex } from '../network/world-index.ts';

/** A region or a country holds the towns whose path ends with its own. */
export function isInPlace(index: WorldIndex, placeId: string, wanted: string): boolean {
  const path = index.places.get(placeId)?.path ?? [];
  const area = index.places.get(wanted)?.path;
  return area?.every((name, rank) => path[path.length - area.length + rank] === name) ?? false;
}
