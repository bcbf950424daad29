import type { FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known) {
      const wait = known.details?.retryAfterSeconds;
      if (typeof wait === 'number') reply.header('retry-after', wait);
      return reply.code(known.status).send(known.toBody());
    }
    request.log.error({ err: error }, 'unexpected error');
    const unknown = new AppError(
      'server_error',
      `Une erreur inattendue est survenue. Réessayez plus tard ; si elle persiste, donnez cette référence au support : ${request.id}.`,
      { requestId: request.id },
    );
    return reply.code(unknown.status).send(unknown.toBody());
  });
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
