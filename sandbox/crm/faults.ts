import type { FastifyInstance } from 'fastify';

/** What goes wrong with a call: lost before or after it was done, or answered by this status. */
export type Fault = 'lost_before' | 'lost_after' | { status: number; retryAfter?: number };
/** A call as it was answered. */
export type Answered = { method: string; path: string; status: number; at: number };
export type FindFault = (call: { method: string; path: string; number: number }) => Fault | null;

/** Every call may be lost or refused, as a test wishes. */
export function serveFaults(
  app: FastifyInstance,
  findFault: () => FindFault | null,
  watch: () => ((call: Answered) => void) | null,
) {
  let number = 0;
  const lost = new WeakSet<object>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/control')) return;
    number += 1;
    const fault = findFault()?.({ method: request.method, path: request.url, number }) ?? null;
    if (fault === 'lost_before') request.raw.socket.destroy();
    else if (fault === 'lost_after') lost.add(request.raw);
    else if (fault) {
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
      await reply.code(fault.status).send({ status: 'error', message: 'fault', category: 'FAULT' });
    }
  });
  app.addHook('onSend', async (request) => {
    if (lost.has(request.raw)) request.raw.socket.destroy();
  });
  app.addHook('onResponse', async ({ method, url }, { statusCode: status }) =>
    watch()?.({ method, path: url, status, at: performance.now() }),
  );
  return { calls: () => number };
}
