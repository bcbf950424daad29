import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeDevice } from '#core/identity/describe-device.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import {
  challengeCookieName,
  clearSecretCookie,
  readCookie,
  sessionCookieName,
  setSecretCookie,
} from '#server/platform/http/cookies.ts';
import { setForgeryToken } from '#server/platform/http/csrf.ts';
import { newBrowserId, ownBrowserOf, readBrowser, rememberBrowser } from '../known-browser.ts';
import { endSessionByToken } from './end-sessions.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

export async function beginSession(
  ctx: Ctx,
  user: UserRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const previousToken = readCookie(request, sessionCookieName(ctx.env));
  // Known already, it stays the same one: forgotten later, none of its cookies is worth anything.
  const known = await ownBrowserOf(ctx, readBrowser(ctx, request), user);
  const browserId = known?.id ?? newBrowserId(ctx);
  const userAgent = userAgentOf(request);
  const session = await inTransaction(ctx, async (ctx) => {
    const opened = await openSession(ctx, user.id, { userAgent, previousToken, browserId });
    await recordOwnAct(ctx, user.id, 'signed_in', { device: describeDevice(userAgent) });
    return opened;
  });
  giveSessionCookie(ctx, reply, session);
  rememberBrowser(ctx, reply, user.id, browserId);
}

export function giveSessionCookie(ctx: Ctx, reply: FastifyReply, { token, expiresAt }: OpenedSession): void {
  setSecretCookie(reply, ctx.env, sessionCookieName(ctx.env), token, expiresAt);
  clearSecretCookie(reply, ctx.env, challengeCookieName(ctx.env));
  setForgeryToken(reply, ctx, token);
}

export async function leaveSession(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readCookie(request, sessionCookieName(ctx.env));
  if (token)
    await inTransaction(ctx, async (ctx) => {
      const ended = await endSessionByToken(ctx, token);
      if (ended) await recordOwnAct(ctx, ended.userId, 'signed_out');
    });
  clearSecretCookie(reply, ctx.env, sessionCookieName(ctx.env));
  setForgeryToken(reply, ctx, '');
}
