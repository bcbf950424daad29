import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { secondMs } from '#core/time/durations.ts';
import { parseJson } from '#server/platform/parse-json.ts';
import { CalendarError } from './calendar.ts';

type CalendarCall = {
  origin: string;
  token: string;
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  json?: unknown;
  headers?: Record<string, string>;
};

const deadlineMs = 20 * secondMs;

/** One call; what the service says of a refusal is shown to the user. */
export async function callCalendar({
  origin,
  token,
  method = 'GET',
  path,
  json,
  headers,
}: CalendarCall): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch((cause: unknown) => {
    throw new CalendarError('unavailable', 'ne répond pas', { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new CalendarError('unavailable', 'a coupé la réponse', { cause });
  });
  const { status } = response;
  if (response.ok) return parseJson(text);
  if (status === 401) throw new CalendarError('token', 'refuse la clé');
  if (status >= 500 || status === 408 || status === 429)
    throw new CalendarError('unavailable', `a répondu ${status}`);
  throw new CalendarError('refused', messageOf(parseJson(text)) ?? `a répondu ${status}`);
}

/** Calendly gives `message`, Cal.com `error.message`. */
function messageOf(body: unknown): string | null {
  const { message, error } = (body ?? {}) as { message?: unknown; error?: { message?: unknown } };
  const found = message ?? error?.message;
  return typeof found === 'string' ? found : null;
}

/** What an answer holds; another shape is no answer. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CalendarError('unavailable', 'a répondu autre chose', { cause: parsed.error });
}

/** In the same time whatever differs. */
export function isSignature(given: string, secret: string, signed: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const received = Buffer.from(given, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
