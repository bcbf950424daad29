import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isSameText, keyedHash } from '../crypto/keys.ts';
import { AppError } from '../errors.ts';
import { csrfCookieName, readCookie, sessionCookieName } from './cookies.ts';
import type { Access } from './serve.ts';
import { isLocalName } from './site-of.ts';

const cookieless: (Access | undefined)[] = ['webhook', 'key'];
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Signed double submit: the cookie's value is `random.signature`, the signature covers the session's own cookie,
 * so that a token planted by a neighbouring site or kept from another session is worth nothing.
 */
export function protectFromForgery(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    // Neither has a cookie that another site could use.
    if (cookieless.includes(request.routeOptions.config.access)) return;
    const session = readCookie(request, sessionCookieName(deps.env)) ?? '';
    const sent = readCookie(request, csrfCookieName(deps.env));
    const isValid = sent !== null && isSignedFor(deps, sent, session);
    if (!isValid) setForgeryToken(reply, deps, session);
    if (safeMethods.has(request.method)) return;
    if (!isSameOrigin(request, deps)) throw refused('Cette demande vient d’un autre site.');
    const header = request.headers['x-xsrf-token'];
    if (!isValid || typeof header !== 'string' || !isSameText(header, sent)) {
      throw refused('La page est restée ouverte trop longtemps. Rechargez-la, puis réessayez.');
    }
  });
}

const refused = (message: string) => new AppError('csrf_refused', message);

const sign = (deps: Deps, nonce: string, session: string) => keyedHash(deps.keys.csrf, `${nonce}|${session}`);

function isSignedFor(deps: Deps, token: string, session: string): boolean {
  const [nonce = '', signature = ''] = token.split('.');
  return isSameText(signature, sign(deps, nonce, session));
}

/** Called again whenever the session changes, since the token is bound to it. */
export function setForgeryToken(reply: FastifyReply, deps: Deps, session: string): void {
  const nonce = deps.random.bytes(16).toString('hex');
  reply.setCookie(csrfCookieName(deps.env), `${nonce}.${sign(deps, nonce, session)}`, {
    path: '/',
    sameSite: 'lax',
    secure: deps.env.isHttps,
  });
}

function isSameOrigin(request: FastifyRequest, deps: Deps): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (deps.env.hasPublicUrl) return origin === new URL(deps.env.publicUrl).origin;
  return URL.parse(origin)?.host === request.host && isLocalName(request.host);
}
