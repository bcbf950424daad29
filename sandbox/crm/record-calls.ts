import type { FastifyInstance } from 'fastify';

/** A call as it crossed the wire; `call` names it by its method and its path, ids left open. */
export type CrmCall = { call: string; asked: unknown; status: number; answer: unknown };

export function recordCalls(app: FastifyInstance, onCall: (call: CrmCall) => void): void {
  app.addHook('onSend', async ({ method, routeOptions, body }, reply, payload) => {
    const path = routeOptions.url;
    if (!path || !/^\/(?:hubspot|pipedrive|salesforce)\//.test(path)) return;
    const isJson = String(reply.getHeader('content-type') ?? '').includes('json');
    onCall({
      call: `${method} ${path}`,
      asked: structuredClone(body),
      status: reply.statusCode,
      answer: isJson && typeof payload === 'string' ? JSON.parse(payload) : null,
    });
  });
}
