import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyFiles, tooManyOfOne } from './reading-turns.ts';

/** Each may hold as much memory as a file: whoever is one too many is told so before theirs is taken in. */
const most = { ofOne: 3, ofAll: 12 };

export function limitUploads(scope: FastifyInstance): void {
  const under = new Map<string, number>();
  let all = 0;
  // After whoever calls is known, before the body is read.
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.session.is !== 'valid') return;
    const { userId } = request.session.member;
    const own = under.get(userId) ?? 0;
    if (own >= most.ofOne) throw tooManyOfOne();
    if (all >= most.ofAll) throw tooManyFiles();
    under.set(userId, own + 1);
    all += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = (under.get(userId) ?? 1) - 1;
      if (left > 0) under.set(userId, left);
      else under.delete(userId);
    };
    reply.raw.once('finish', end);
    reply.raw.once('close', end);
  });
}
