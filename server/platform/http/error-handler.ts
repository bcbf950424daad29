import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorTexts } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import type { Problem } from '#contract/v1/problem.ts';
import type { Env } from '../../env.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { AppError } from '../errors.ts';
import { bareHeaders } from './security-headers.ts';

/** About as long as PostgreSQL takes to start again. */
const retryAfterSeconds = 2;

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (known) {
    await drainBody(request.raw);
    const wait = known.details?.retryAfterSeconds;
    if (typeof wait === 'number') reply.header('retry-after', wait);
    return refuse(known, request, reply);
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'database unavailable');
    reply.header('retry-after', retryAfterSeconds);
    const away = new AppError('unavailable', errorTexts.unavailable, { retryAfterSeconds });
    return refuse(away, request, reply);
  }
  request.log.error({ err: error }, 'unexpected error');
  const unknown = new AppError(
    'server_error',
    `Une erreur inattendue est survenue. Réessayez plus tard ; si elle persiste, donnez cette référence au support : ${request.id}.`,
    { requestId: request.id },
  );
  return refuse(unknown, request, reply);
}

/** In the words of whoever called: the application's own, or a problem of the public API. */
function refuse(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  request.refusal = refusal.code;
  reply.code(refusal.status);
  return isPublicApi(request.url)
    ? reply.type(problemType).send(problemOf(refusal, request.id))
    : reply.send(refusal.toBody());
}

const drained = { bytes: 200 * 1024 * 1024, ms: 30_000 };

/**
 * Lets the rest of a body arrive, and drops it: whoever still sends when the connection closes never reads the answer.
 * Beyond what a user sends by mistake, it is cut all the same.
 */
async function drainBody(body: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = body.headers;
  if ((!length && !encoding) || body.readableEnded || body.destroyed) return;
  await new Promise<void>((done) => {
    let left = drained.bytes;
    const late = setTimeout(() => stop(), drained.ms);
    const stop = () => {
      clearTimeout(late);
      done();
    };
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    });
    for (const end of ['end', 'close', 'error']) body.once(end, stop);
    body.resume();
  });
}

/** Addresses the router cannot even read, before any hook. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply, env: Env) {
  request.log.info({ err: error }, 'unreadable address');
  const refusal = new AppError('not_found', 'Cette adresse n’existe pas.');
  const isApi = isPublicApi(request.url);
  return reply
    .code(refusal.status)
    .headers(bareHeaders(env))
    .type(isApi ? problemType : 'application/json')
    .send(JSON.stringify(isApi ? problemOf(refusal, request.id) : refusal.toBody()));
}

/** Requests that are not HTTP, or too large a head: there is no reply object yet. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, env: Env): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW')
    refuseOnSocket(
      socket,
      env,
      431,
      new AppError('too_large', 'L’en-tête de cette demande est trop volumineux.'),
    );
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseOnSocket(socket, env, ...tooSlow());
  else refuseOnSocket(socket, env, 400, new AppError('invalid_input', 'Cette demande est mal formée.'));
}

export const tooSlow = () =>
  [408, new AppError('invalid_input', 'Cette demande a mis trop de temps à arriver.')] as const;

/** Answers where there is no reply to use, and closes whatever still comes. */
export function refuseOnSocket(socket: Socket, env: Env, status: number, refusal: AppError): void {
  const body = JSON.stringify(refusal.toBody());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    ...Object.entries(bareHeaders(env)).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      fields[instancePath.slice(1).replaceAll('/', '.')] ??= message ?? 'Valeur refusée.';
    }
    return new AppError('invalid_input', 'Certains champs sont à corriger.', { fields });
  }
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return new AppError('too_large', 'Cette demande est trop volumineuse.');
  if (status === 404) return new AppError('not_found', 'Cette adresse n’existe pas.');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('invalid_input', 'Cette demande est mal formée.');
  }
  return null;
}

const problemType = 'application/problem+json';

const isPublicApi = (url: string): boolean => url.startsWith(`${apiRoot}/`);

/** A refusal as RFC 9457 writes it. */
const problemOf = ({ code, message, status, details }: AppError, requestId: string): Problem => ({
  type: `${paths.apiReference}#erreurs`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  code,
  instance: `urn:uuid:${requestId}`,
  ...(details?.fields && {
    errors: Object.entries(details.fields).map(([field, message]) => ({ field, message })),
  }),
});
