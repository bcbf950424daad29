import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgeryCookie, hostForgeryCookie } from '#core/identity/forgery-cookie.ts';
import type { Env } from '../../env.ts';

const prefix = (env: Env) => (env.isHttps ? '__Host-' : '');
export const sessionCookieName = (env: Env) => `${prefix(env)}accroche_session`;
export const challengeCookieName = (env: Env) => `${prefix(env)}accroche_second_factor`;
export const deviceCookieName = (env: Env) => `${prefix(env)}accroche_device`;
export const csrfCookieName = (env: Env) => (env.isHttps ? hostForgeryCookie : forgeryCookie);

export const readCookie = (request: FastifyRequest, name: string): string | null =>
  request.cookies[name] || null;

export function setSecretCookie(
  reply: FastifyReply,
  env: Env,
  name: string,
  value: string,
  expires: Date,
): void {
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: env.isHttps, expires });
}

export function clearSecretCookie(reply: FastifyReply, env: Env, name: string): void {
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: env.isHttps });
}
