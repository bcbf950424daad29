import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';

const oneYearSeconds = 31_536_000;

export const contentPolicy = (styleNonce?: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': styleNonce ? ["'self'", `'nonce-${styleNonce}'`] : ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Of what is no page: opened by itself it may load nothing, and stands in nobody's frame. */
export const fileContentPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Where no hook has run: nothing of such an answer is ever drawn, kept or guessed at. */
export const bareHeaders = (env: Pick<Env, 'isHttps'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': fileContentPolicy,
  'cache-control': 'no-store',
  ...(env.isHttps && { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` }),
});

export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export async function addSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy() },
    hsts: env.isHttps ? { maxAge: oneYearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // A reset link is a secret in the path: it must not travel in a Referer, and answers to people are not kept.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    // The one kind of text that is sent as a file without its letters being named.
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
    if (/^\/[0-9a-f]{64}|[?&]token=/.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}
