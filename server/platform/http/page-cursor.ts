import type { z } from 'zod';
import { AppError } from '../errors.ts';

/** Where the next page of a list begins, as a caller hands it back. */
export const writeCursor = (position: Record<string, string | number | null>): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

export function readCursor<Position extends z.ZodType>(
  shape: Position,
  cursor: string | undefined,
): z.output<Position> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_input', 'Cette page n’existe pas. Revenez au début de la liste.');
  }
}
