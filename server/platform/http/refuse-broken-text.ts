import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** PostgreSQL can store neither the NUL character nor half of one: refused here, once, for every route. */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(hasForbidden)) {
      throw new AppError('invalid_input', 'Cette demande contient un caractère qui n’est pas admis.');
    }
  });
}

/** Walks without recursion: a body may be nested a hundred thousand times. */
function hasForbidden(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    // A file is bytes, whatever they are; its reader looks at what they say.
    if (next instanceof Uint8Array) continue;
    if (next !== null && typeof next === 'object') {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
    }
  }
  return false;
}
