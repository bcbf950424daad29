import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as connectTcp, isIP } from 'node:net';
import { type Duplex, pipeline, type Transform } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** How names become addresses and addresses become connections: the machine's own ways, or those of a test. */
export type SafeFetchPorts = {
  resolve: (host: string) => Promise<string[]>;
  connect: (target: { address: string; port: number; host: string; isSecure: boolean }) => Duplex;
};

export type SafeRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Kinds of content, without their parameters; others are not read. null: no content is read, the status is enough. */
  accepts: readonly string[] | null;
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
};

export const fetchRefusals = [
  'bad_address',
  'private_address',
  'unknown_host',
  'unreachable',
  'timed_out',
  'too_many_redirects',
  'refused',
  'wrong_content',
  'too_large',
] as const;
export type FetchRefusal = (typeof fetchRefusals)[number];
export type SafeReply =
  | { isRead: true; url: string; status: number; contentType: string; charset: string | null; body: Buffer }
  | { isRead: false; because: FetchRefusal; status: number | null };
export type SafeFetch = (address: string, request: SafeRequest) => Promise<SafeReply>;

const refuse = (because: FetchRefusal, status: number | null = null): SafeReply => ({
  isRead: false,
  because,
  status,
});

/**
 * Reads an address that somebody typed. Every address that its name stands for must be public, the connection goes to
 * the one that was checked and to no other, and a redirect is a new address, checked again.
 */
export function makeSafeFetch(ports: SafeFetchPorts = machinePorts): SafeFetch {
  return async (address, request) => {
    const signal = AbortSignal.timeout(request.timeoutMs);
    let from: string | undefined;
    let to = address;
    for (let hop = 0; hop <= request.maxRedirects; hop += 1) {
      const url = readAddress(to, from);
      if (!url) return refuse('bad_address');
      const reply = await fetchOnce(ports, url, request, signal);
      if (!('redirectsTo' in reply)) return reply;
      from = url.href;
      to = reply.redirectsTo;
    }
    return refuse('too_many_redirects');
  };
}

const protocols: ReadonlySet<string> = new Set(['http:', 'https:']);
const allowedPorts = new Set(['', '80', '443', '8080', '8443']);

/** Written as one wishes; null: not of the web, with a password in it, or at an unusual port. */
function readAddress(text: string, from?: string): URL | null {
  if (!URL.canParse(text, from)) return null;
  const url = new URL(text, from);
  if (!protocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return allowedPorts.has(url.port) && url.hostname !== '' ? url : null;
}

type Hop = SafeReply | { redirectsTo: string };

async function fetchOnce(
  { resolve, connect }: SafeFetchPorts,
  url: URL,
  request: SafeRequest,
  signal: AbortSignal,
): Promise<Hop> {
  // The parser of addresses has turned « 0x7f.1 » and « 2130706433 » into « 127.0.0.1 » already.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const found = isIP(host) ? [host] : await within(signal, resolve(host)).catch(() => null);
  if (signal.aborted) return refuse('timed_out');
  const [checked] = found ?? [];
  if (!found || checked === undefined) return refuse('unknown_host');
  if (!found.every(isPublicAddress)) return refuse('private_address');
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  let reply: IncomingMessage | undefined;
  try {
    reply = await send(connect({ address: checked, port, host, isSecure }), url, request, signal);
    return await readReply(reply, url, request, signal);
  } catch (error) {
    if (error instanceof TooLong) return refuse('too_large');
    return refuse(signal.aborted ? 'timed_out' : 'unreachable');
  } finally {
    reply?.destroy();
  }
}

/** A name server that never answers keeps nobody waiting. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

const send = (socket: Duplex, url: URL, asked: SafeRequest, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const { method = 'GET', headers = {}, body } = asked;
    const request = httpRequest({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        accept: asked.accepts?.join(', ') ?? '*/*',
        'accept-encoding': 'gzip, deflate, br',
        connection: 'close',
      },
      signal,
    });
    request.once('response', done);
    request.once('error', fail);
    request.end(body);
  });

async function readReply(
  reply: IncomingMessage,
  url: URL,
  { accepts, maxBytes }: SafeRequest,
  signal: AbortSignal,
): Promise<Hop> {
  const { statusCode: status = 0, headers } = reply;
  if ([301, 302, 303, 307, 308].includes(status) && headers.location)
    return { redirectsTo: headers.location };
  if (status < 200 || status > 299) return refuse('refused', status);
  const [contentType = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/);
  if (!accepts)
    return { isRead: true, url: url.href, status, contentType, charset: null, body: Buffer.alloc(0) };
  if (!accepts.includes(contentType)) return refuse('wrong_content', status);
  const [, charset = null] = /charset="?([\w-]+)/.exec(parameters.join(';')) ?? [];
  const body = await within(signal, readBounded(reply, headers['content-encoding'], maxBytes));
  return { isRead: true, url: url.href, status, contentType, charset, body };
}

const machinePorts: SafeFetchPorts = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  connect: ({ address, port, host, isSecure }) =>
    isSecure
      ? connectTls({
          host: address,
          port,
          ...(isIP(host) ? {} : { servername: host }),
          ALPNProtocols: ['http/1.1'],
        })
      : connectTcp({ host: address, port }),
};

class TooLong extends Error {}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The whole body as it was before it was packed; past the limit nothing more is unpacked. */
async function readBounded(
  reply: IncomingMessage,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const packed = encoding?.trim().toLowerCase() ?? 'identity';
  const unpack = unpackers[packed];
  if (!unpack && packed !== 'identity') throw new Error(`Unknown encoding: ${packed}`);
  const stream = unpack ? pipeline(reply, unpack(), () => undefined) : reply;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLong();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
