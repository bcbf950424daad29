import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import { isSameText, keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { deviceCookieName, readCookie, setSecretCookie } from '#server/platform/http/cookies.ts';
import { forgottenBrowsers } from './auth.table.ts';

export const browserLifetimeMs = 365 * 86_400_000;

/** A browser that proved once whose it is. It opens nothing: its wrong passwords are only counted apart. */
export type KnownBrowser = { id: string; userId: string; sinceMs: number };

const sign = (ctx: Ctx, claim: string) => keyedHash(ctx.keys.browser, claim);

export const newBrowserId = (ctx: Ctx): string => ctx.random.bytes(16).toString('base64url');

/** The cookie is `user.id.since.signature`; it stays when its owner signs out. */
export function rememberBrowser(ctx: Ctx, reply: FastifyReply, userId: string, id: string): void {
  const sinceMs = ctx.clock.now().getTime();
  const claim = [userId, id, sinceMs].join('.');
  const cookie = `${claim}.${sign(ctx, claim)}`;
  setSecretCookie(reply, ctx.env, deviceCookieName(ctx.env), cookie, new Date(sinceMs + browserLifetimeMs));
}

/** What the browser of a request claims, if we signed it and it is not too old. */
export function readBrowser(ctx: Ctx, request: FastifyRequest): KnownBrowser | null {
  const cookie = readCookie(request, deviceCookieName(ctx.env)) ?? '';
  const end = cookie.lastIndexOf('.');
  const claim = cookie.slice(0, Math.max(0, end));
  if (!isSameText(cookie.slice(end + 1), sign(ctx, claim))) return null;
  const [userId = '', id = '', since] = claim.split('.');
  const sinceMs = Number(since);
  return sinceMs + browserLifetimeMs > ctx.clock.now().getTime() ? { id, userId, sinceMs } : null;
}

/** The browser, if it is of that user and was not made a stranger since. */
export async function ownBrowserOf(
  ctx: Ctx,
  browser: KnownBrowser | null,
  user: UserRow | undefined,
): Promise<KnownBrowser | null> {
  if (!browser || browser.userId !== user?.id) return null;
  if (browser.sinceMs < (user.browsersKnownSince?.getTime() ?? 0)) return null;
  const [forgotten] = await ctx.db
    .select()
    .from(forgottenBrowsers)
    .where(eq(forgottenBrowsers.id, browser.id));
  return forgotten ? null : browser;
}

/** When its owner ends its session from another one. */
export async function forgetBrowser(ctx: Ctx, userId: string, id: string): Promise<void> {
  await ctx.db
    .insert(forgottenBrowsers)
    .values({ id, userId, forgottenAt: ctx.clock.now() })
    .onConflictDoNothing();
}

/** After a new password, and when the owner signs out everywhere. */
export async function forgetBrowsers(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(users).set({ browsersKnownSince: ctx.clock.now() }).where(eq(users.id, userId));
}
