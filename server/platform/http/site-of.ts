import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

/** Without a public address the server is on this machine: another name for it is a rebinding trick. */
export const isLocalName = (host: string): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/** The address under which the browser of a call knows us: only what it is sent back to there finds its session. */
export const siteOf = ({ host }: FastifyRequest, env: Env): string =>
  !env.hasPublicUrl && isLocalName(host) ? `http://${host}` : env.publicUrl;
