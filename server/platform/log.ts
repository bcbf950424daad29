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

/** Secrets are removed by name at two depths, and addresses lose their query: links carry tokens there. */
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
        err: pino.stdSerializers.err,
      },
    },
    destination,
  );
}

/** A reset link is its own token, and queries carry others. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[0-9a-f]{64}/g, '[jeton]');
