import type { z } from 'zod';
import { AppError } from '../errors.ts';

/** Where the next page of a list begins, as a caller hands it back. */
export const writeCursor = (place: Record<string, string | number | null>): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

export function readCursor<Place extends z.ZodType>(
  shape: Place,
  cursor: string | undefined,
): z.output<Place> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_input', 'Cette page n’existe pas. Revenez au début de la liste.');
  }
}
