import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { refuseOnSocket, tooSlow } from './error-handler.ts';

/** How long a request may take to arrive. Its answer may last: a page listens for hours. */
type ArrivalLimits = {
  headersMs: number;
  bodyMs: number;
  /** A list of 20 MB over a slow line. */
  fileMs: number;
  checkEveryMs: number;
};

export const arrivalLimits: ArrivalLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  fileMs: 300_000,
  checkEveryMs: 5_000,
};

/** Cuts a body that drips, also when its call was refused before it was read. Headers are watched by Node itself. */
export function cutSlowBodies(app: FastifyInstance, { bodyMs, fileMs }: ArrivalLimits, env: Env): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const watch = ({ raw }: FastifyRequest, isAnswered: () => boolean, limitMs: number) => {
    clearTimeout(timers.get(raw));
    const cut = () => {
      if (raw.complete) return;
      if (isAnswered()) raw.socket.destroy();
      else refuseOnSocket(raw.socket, env, ...tooSlow());
    };
    timers.set(raw, setTimeout(cut, limitMs).unref());
  };
  app.addHook('onRequest', async (request, reply) => {
    // A call that a test injects arrives whole, over no socket.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return;
    watch(request, () => reply.raw.headersSent, bodyMs);
    for (const event of ['end', 'close'])
      request.raw.once(event, () => clearTimeout(timers.get(request.raw)));
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    const isFile = request.headers['content-type'] === 'application/octet-stream';
    // Only somebody who is known may take that long.
    if (isFile && request.session.is === 'valid' && timers.has(request.raw))
      watch(request, () => reply.raw.headersSent, fileMs);
    return payload;
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
