import type { Method } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { readForgeryToken } from '#core/identity/forgery-cookie.ts';

export type HttpRequest = {
  method: Method;
  url: string;
  query?: unknown;
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  signal?: AbortSignal;
  /** Outlives the page that sends it. */
  isKeptAlive?: boolean;
  /** Sent again under the same key, a write is done once. */
  idempotencyKey?: string;
};
/** Whatever its status: only a request that got no answer fails. */
export type HttpResponse = { status: number; statusText: string; data: unknown };
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

/** Cookies travel with every call; the CSRF cookie and header have their usual names; no time-out. */
export const http: Http = async ({ method, url, query, body, file, signal, isKeptAlive, idempotencyKey }) => {
  const response = await fetch(url + writeQuery(query), {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': readForgeryToken(document.cookie),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
      ...(file && { 'Content-Type': 'application/octet-stream' }),
    },
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
    keepalive: isKeptAlive,
  });
  return {
    status: response.status,
    statusText: response.statusText,
    data: readBody(await response.text()),
  };
};

/** What is not given is not sent. */
export function writeQuery(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : '';
}

/** A proxy's own page is no answer of ours: it stays the text it is. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
