import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { parseJson } from '#server/platform/parse-json.ts';
import type { Pace } from './call-pace.ts';
import { CrmError } from './crm.ts';

type CrmCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  form?: Record<string, string>;
};
export type CrmAnswer = { status: number; body: unknown };
type Caller = {
  origin: string;
  headers: Record<string, string>;
  /** What the service says of a refusal. */
  readMessage(body: unknown): string | null;
  /** How long to wait, where a service says « slower » in words of its own. */
  readThrottle?(status: number, body: unknown): number | null;
  /** What a call to this path counts against. */
  pacesOf?(path: string): readonly Pace[];
  /** What the service says of its own limits in passing. */
  readLimits?(headers: Headers): void;
};

const deadlineMs = 30_000;
const defaultWaitMs = 10_000;

/** As long as somebody works on a run; a longer wait ends the turn, and the run goes on after it. */
const mostWaits = 5;
const longestWaitMs = 12_000;

/**
 * One call. A refusal that the caller can use (`accepts`) is an answer. « Slower » did nothing: it is asked again once the
 * service allows, so that work of many calls does not begin anew at each of them.
 */
export async function callCrm(
  caller: Caller,
  call: CrmCall,
  accepts: readonly number[] = [],
): Promise<CrmAnswer> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await paced(caller.pacesOf?.(call.path) ?? [], () => callOnce(caller, call, accepts));
    } catch (error) {
      const isShort =
        error instanceof CrmError && error.kind === 'throttled' && error.retryAfterMs <= longestWaitMs;
      if (!isShort || waits === mostWaits) throw error;
      await wait(error.retryAfterMs);
    }
  }
}

const paced = <T>([first, ...rest]: readonly Pace[], call: () => Promise<T>): Promise<T> =>
  first ? first.run(() => paced(rest, call)) : call();

async function callOnce(
  { origin, headers, readMessage, readThrottle, readLimits }: Caller,
  { method = 'GET', path, json, form }: CrmCall,
  accepts: readonly number[],
): Promise<CrmAnswer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch((cause: unknown) => {
    throw new CrmError('unavailable', 'ne répond pas', { cause });
  });
  readLimits?.(response.headers);
  const text = await response.text().catch((cause: unknown) => {
    throw new CrmError('unavailable', 'a coupé la réponse', { cause });
  });
  const body = parseJson(text);
  const { status } = response;
  if (response.ok || accepts.includes(status)) return { status, body };
  if (status === 429)
    throw new CrmError('throttled', 'demande de ralentir', {
      // Pipedrive says when its window begins anew, the others how long to wait.
      retryAfterMs: readWait(
        response.headers.get('retry-after') ?? response.headers.get('x-ratelimit-reset'),
      ),
    });
  const waitMs = readThrottle?.(status, body) ?? null;
  if (waitMs !== null) throw new CrmError('throttled', 'demande de ralentir', { retryAfterMs: waitMs });
  const message = readMessage(body);
  if (status === 401) throw new CrmError('token', message ?? 'refuse le jeton');
  if (status >= 500 || status === 408) throw new CrmError('unavailable', `a répondu ${status}`);
  throw new CrmError('refused', message ?? `a répondu ${status}`);
}

/** In seconds, as every service writes it. */
function readWait(header: string | null): number {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : defaultWaitMs;
}

/** Nothing of an answer is trusted before it has the shape that is awaited. */
export function read<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CrmError('unavailable', 'a donné une réponse illisible', { cause: parsed.error });
}

export const inPieces = <T>(items: readonly T[], size = 100): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
