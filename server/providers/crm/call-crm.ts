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
};

const deadlineMs = 30_000;
const usualWaitMs = 10_000;

/** One call, once. A refusal that the caller can use (`accepts`) is an answer. */
export async function callCrm(
  { origin, headers, readMessage }: Caller,
  { method = 'GET', path, json, form }: CrmCall,
  accepts: readonly number[] = [],
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
  const text = await response.text().catch((cause: unknown) => {
    throw new CrmError('unavailable', 'a coupé la réponse', { cause });
  });
  const body = readJson(text);
  const { status } = response;
  if (response.ok || accepts.includes(status)) return { status, body };
  if (status === 429)
    throw new CrmError('throttled', 'demande de ralentir', {
      retryAfterMs: readWait(response.headers.get('retry-after')),
    });
  const message = readMessage(body);
  if (status === 401) throw new CrmError('token', message ?? 'refuse le jeton');
  if (status >= 500 || status === 408) throw new CrmError('unavailable', `a répondu ${status}`);
  throw new CrmError('refused', message ?? `a répondu ${status}`);
}

/** In seconds, as every service writes it. */
function readWait(header: string | null): number {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : usualWaitMs;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
