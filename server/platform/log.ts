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

/** Secrets are removed by name at two depths, addresses lose their query, and errors what they know of people. */
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
        err: (error: unknown) => loggableError(error),
      },
    },
    destination,
  );
}

/** A reset link is its own token, and queries carry others. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[0-9a-f]{64}/g, '[jeton]');

/**
 * Only what says where and why it broke. Errors carry more: a refused address, what was asked of a third party and what it
 * answered, the values of a query, an excerpt of a text that is not JSON.
 */
function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : typeof error;
  const { query, cause, code, status, statusCode, constraint, table } = error as Error &
    Record<'query' | 'code' | 'status' | 'statusCode' | 'constraint' | 'table', unknown>;
  const isQuery = typeof query === 'string';
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isQuery ? 'Failed query' : loggableMessage(error, code),
    ...(isQuery && {
      query,
      reason: cause instanceof Error ? loggableMessage(cause, codeOf(cause)) : undefined,
    }),
    code,
    status: status ?? statusCode,
    constraint,
    table,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && !isQuery && depth < 3 && { cause: loggableError(cause, depth + 1) }),
  };
}

const codeOf = (error: Error) => (error as Error & { code?: unknown }).code;

/** What could not be read is quoted by JSON.parse, and by PostgreSQL in its errors of class 22. */
function loggableMessage({ name, message }: Error, code: unknown): string {
  const quotesInput = name === 'SyntaxError' || (typeof code === 'string' && /^22.{3}$/.test(code));
  return withoutAddresses(quotesInput ? message.replace(/".*"/s, '"…"') : message);
}

const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '[adresse]');
