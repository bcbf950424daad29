import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '#server/platform/parse-json.ts';
import { done, type Outcome } from '../outcome.ts';
import { type CallKind, lostAnswer, readFailure } from './read-failure.ts';

export type ProviderOptions = {
  origin: string;
  key: string;
  deadlineMs?: number;
  /** How a request travels and how a wait passes: the world's own unless a simulation brings its own. */
  travel?: { fetch: typeof fetch; wait(ms: number): Promise<unknown> };
};

export type ProviderCall = {
  kind: CallKind;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  json?: unknown;
  form?: Record<string, string | string[]>;
  /** Served from the provider's own store: may be asked again at once. Everything that touches the network may not. */
  isStored?: boolean;
};

const defaultDeadlineMs = 30_000;
const storedReadTries = 3;
const retryDelayMs = 250;
// Refused before a byte of the request left: whatever was asked did not happen.
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export type CallProvider = (call: ProviderCall) => Promise<Outcome<unknown>>;

/** One call, with its deadline. Node keeps the connections of `fetch` alive and pools them by origin. */
export function providerCaller({
  origin,
  key,
  deadlineMs = defaultDeadlineMs,
  travel = { fetch, wait },
}: ProviderOptions): CallProvider {
  const once = async (call: ProviderCall): Promise<Outcome<unknown>> => {
    const url = new URL(`${origin}/api/v1${call.path}`);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    try {
      const response = await travel.fetch(url, {
        method: call.method,
        headers: {
          'X-API-KEY': key,
          accept: 'application/json',
          ...(call.json !== undefined && { 'content-type': 'application/json' }),
        },
        body: call.form ? toForm(call.form) : call.json === undefined ? undefined : JSON.stringify(call.json),
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      const body = parseJson(await response.text());
      if (response.ok) return done(body);
      return readFailure(response.status, (body as { type?: unknown } | null)?.type, call.kind);
    } catch (error) {
      const code = codeOf(error);
      return unsent.has(code) ? { is: 'unavailable', cause: code } : lostAnswer(code, call.kind);
    }
  };

  return async (call) => {
    let outcome = await once(call);
    for (let tries = 1; call.isStored && tries < storedReadTries && mayAskAgain(outcome); tries++) {
      await travel.wait(retryDelayMs * tries);
      outcome = await once(call);
    }
    return outcome;
  };
}

const mayAskAgain = (outcome: Outcome<unknown>) => outcome.is === 'unavailable' || outcome.is === 'throttled';

function toForm(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

/** The system's name of what broke: `fetch` hides it in the cause. */
function codeOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'timeout';
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : 'network_error';
}
