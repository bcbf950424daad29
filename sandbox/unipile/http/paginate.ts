import { invalidParameters } from '../network/provider-error.ts';
import type { Call } from './read-call.ts';

type Range = { by?: number; atMost: number };

export function readLimit({ query }: Pick<Call, 'query'>, { by = 100, atMost }: Range): number {
  if (query.limit === undefined) return by;
  const limit = Number(query.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > atMost) {
    throw invalidParameters(`/limit: Expected integer between 1 and ${atMost}`);
  }
  return limit;
}

/** A cursor is base64 of JSON, as the real provider's. */
export const sealCursor = (content: Record<string, unknown>) =>
  Buffer.from(JSON.stringify(content)).toString('base64');

export function openCursor(cursor: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString());
    if (typeof content === 'object' && content !== null) return { ...content };
  } catch {}
  throw invalidParameters('/cursor: Invalid cursor');
}

/** One page of a list. It goes on after the last item shown; by its rank only where that item is gone. */
export function paginate<T>(
  call: Pick<Call, 'query'>,
  list: readonly T[],
  range: Range,
  keyOf: (item: T) => string | number,
) {
  const cursor = call.query.cursor ? openCursor(call.query.cursor) : undefined;
  const limit = typeof cursor?.limit === 'number' ? cursor.limit : readLimit(call, range);
  const found = cursor ? list.findIndex((item) => keyOf(item) === cursor.last) : -1;
  const start = found >= 0 ? found + 1 : typeof cursor?.start === 'number' ? cursor.start - 1 : 0;
  const items = list.slice(start, start + limit);
  const end = items.at(-1);
  const next = start + limit;
  const hasMore = end !== undefined && next < list.length;
  return { items, cursor: hasMore ? sealCursor({ limit, start: next, last: keyOf(end) }) : null };
}
