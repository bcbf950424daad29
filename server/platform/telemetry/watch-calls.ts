import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { OpenSpan, Telemetry } from './telemetry.ts';

/** Words of the services' own paths. Everything else in a path is an id, and may be somebody's name. */
const pathWords = new Set(
  'api v1 v2 v3 v4 accounts hosted link users me invite sent relations posts chats messages linkedin company search parameters webhooks crm objects contacts companies deals notes properties pipelines owners batch read create update archive associations oauth token account-info details chat completions responses customers prices products subscriptions subscription_schedules invoices checkout sessions billing_portal hubspot'.split(
    ' ',
  ),
);

export const plainPath = (path: string): string =>
  (path.split('?')[0] ?? '')
    .split('/')
    .map((word) => (word === '' || pathWords.has(word) ? word : '*'))
    .join('/');

type Watch = {
  telemetry: Telemetry;
  /** Whom we know, by host and port; a host that somebody typed is told as « other ». */
  services: ReadonlyMap<string, string>;
  /** Not watched: the collector itself. */
  ignored: string | null;
  /** `outcome`: the class of the status, or that there was none. */
  called(call: { service: string; outcome: string; seconds: number }): void;
};

/**
 * Every call that leaves this process, as Node itself tells it: of `fetch`, and of the clients that use `node:http`. No
 * code that calls has to know.
 */
export function watchCalls({ telemetry, services, ignored, called }: Watch): () => void {
  type Call = { span: OpenSpan; service: string; startedAt: number };
  const calls = new WeakMap<object, Call>();
  const begin = (request: object, host: string, method: string, path: string) => {
    if (host === ignored) return;
    const service = services.get(host) ?? 'other';
    const span = telemetry.begin(`${method} ${service}`, 'client', {
      'http.request.method': method,
      'accroche.service': service,
      'url.template': service === 'other' ? '*' : plainPath(path),
    });
    calls.set(request, { span, service, startedAt: performance.now() });
  };
  const end = (request: object, status: number | null) => {
    const call = calls.get(request);
    if (!call) return;
    calls.delete(request);
    const outcome = status === null ? 'failed' : status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
    if (status !== null) call.span.set({ 'http.response.status_code': status });
    call.span.end(status === null || status >= 500 ? outcome : undefined);
    called({ service: call.service, outcome, seconds: (performance.now() - call.startedAt) / 1000 });
  };
  type Undici = {
    request: { origin: string; method: string; path: string };
    response?: { statusCode: number };
  };
  type Http = { request: ClientRequest; response?: IncomingMessage };
  const listeners: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as Undici;
        begin(request, hostOf(request.origin), request.method, request.path);
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as Undici;
        end(request, response?.statusCode ?? null);
      },
    ],
    ['undici:request:error', (message) => end((message as Undici).request, null)],
    [
      'http.client.request.start',
      (message) => {
        const { request } = message as Http;
        begin(
          request,
          hostOf(`${request.protocol}//${request.getHeader('host') ?? request.host}`),
          request.method,
          request.path,
        );
      },
    ],
    [
      'http.client.response.finish',
      (message) => {
        const { request, response } = message as Http;
        end(request, response?.statusCode ?? null);
      },
    ],
    ['http.client.request.error', (message) => end((message as Http).request, null)],
  ];
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
