import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

const secretNames = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'cookie',
  'authorization',
];

/** Secrets are removed by name at two depths, addresses lose their query, and failed queries their values. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      redact: {
        paths: [
          ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          'req.headers.cookie',
          'req.headers.authorization',
          'req.headers["x-xsrf-token"]',
          'res.headers["set-cookie"]',
        ],
        censor: '[masqué]',
      },
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: loggablePath(request.url),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: loggableError,
      },
    },
    destination,
  );
}

/** A reset link is its own token, and queries carry others. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[0-9a-f]{64}/g, '[jeton]');

/** A failed query tells its values (hashes, addresses) in its text, its stack and its fields: only its SQL is kept. */
function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { query, cause, code } = error as Error & { query?: unknown; code?: unknown };
  // The pool hangs the whole connection on what it lost, its keys too.
  if (typeof query !== 'string') return { ...pino.stdSerializers.err(error), client: undefined };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const reason = cause instanceof Error ? cause.message : undefined;
  return { type: error.name, message: 'Failed query', query, reason, code, stack: frames?.join('\n') };
}
