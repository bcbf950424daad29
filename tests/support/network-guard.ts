import dns from 'node:dns';
import { isIP, Socket } from 'node:net';

const attempts: string[] = [];

/** Loopback, a socket file, or the database server the tests were given. */
export function isLocalTarget(
  host: string | undefined,
  databaseUrl = process.env.TEST_DATABASE_URL,
): boolean {
  if (!host) return true;
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1' || bare === '0.0.0.0')
    return true;
  if (isIP(bare) === 4 && bare.startsWith('127.')) return true;
  if (bare.startsWith('::ffff:127.')) return true;
  return Boolean(databaseUrl) && bare === new URL(databaseUrl ?? '').hostname.toLowerCase();
}

function refuse(host: string): Error {
  attempts.push(host);
  return new Error(`A test tried to reach ${host}: tests stay on this machine.`);
}

/** Node passes its own normalised arguments as one array; people pass options, or a port and a host. */
export function targetHost(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (first && typeof first === 'object') {
    if ('path' in first && first.path) return undefined;
    return 'host' in first && typeof first.host === 'string' ? first.host : undefined;
  }
  return typeof second === 'string' && !Number.isNaN(Number(first)) ? second : undefined;
}

let isWatching = false;

/** Files that share a worker each ask for it: one watch is enough. */
export function watchNetwork() {
  if (isWatching) return;
  isWatching = true;
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const host = targetHost(args);
    if (host && !isLocalTarget(host)) throw refuse(host);
    return Reflect.apply(connect, this, args);
  };
  const lookup = dns.lookup;
  dns.lookup = Object.assign(
    (host: string, ...rest: unknown[]) => {
      const done = rest.at(-1);
      if (isLocalTarget(host) || isIP(host)) return Reflect.apply(lookup, dns, [host, ...rest]);
      if (typeof done === 'function') done(refuse(host));
    },
    { __promisify__: lookup.__promisify__ },
  );
  const promised = dns.promises.lookup;
  dns.promises.lookup = (async (host: string, ...rest: unknown[]) => {
    if (!isLocalTarget(host) && !isIP(host)) throw refuse(host);
    return Reflect.apply(promised, dns.promises, [host, ...rest]);
  }) as typeof promised;
}

/** What was tried since the last call, even where the code under test swallowed the refusal. */
export function takeNetworkCalls(): string[] {
  return attempts.splice(0);
}
