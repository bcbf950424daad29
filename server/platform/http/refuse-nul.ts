import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** PostgreSQL cannot store the NUL character: it is refused here, once, for every route. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(hasNul)) {
      throw new AppError('invalid_input', 'Cette demande contient un caractère qui n’est pas admis.');
    }
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
