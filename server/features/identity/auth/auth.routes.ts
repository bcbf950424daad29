import type { FastifyInstance } from 'fastify';
import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import type { Deps } from '#server/deps.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { presentUser } from '#server/features/identity/users/present-user.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { challengeCookieName, readCookie, setSecretCookie } from '#server/platform/http/cookies.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changePassword } from './change-password.ts';
import { confirmIdentity, readConfirmation } from './confirm-identity.ts';
import { newBrowserId, readBrowser, rememberBrowser } from './known-browser.ts';
import { getPendingEmail } from './links/auth-links.ts';
import { cancelEmailChange, changeEmail } from './links/change-email.ts';
import { forgotPassword } from './links/forgot-password.ts';
import { resendVerification } from './links/resend-verification.ts';
import { resetPassword } from './links/reset-password.ts';
import { verifyEmail } from './links/verify-email.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { beginSession, giveSessionCookie, leaveSession, userAgentOf } from './sessions/session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const welcome = async (ctx: Ctx, user: UserRow) => ({
  user: await presentUser(ctx, user),
  message: `Bonjour ${user.firstName}.`,
});

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, authApi.session, 'member', async ({ ctx }) => ({
    user: await presentUser(ctx, await getOwnUser(ctx)),
  }));

  serve(app, deps, authApi.register, 'public', async ({ ctx, body, request, reply }) => {
    const user = await signUp(ctx, body, clientAddress(request));
    await beginSession(ctx, user, request, reply);
    return welcome(ctx, user);
  });
  serve(app, deps, authApi.login, 'public', async ({ ctx, body, request, reply }) => {
    const outcome = await signIn(ctx, body, {
      ip: clientAddress(request),
      browser: readBrowser(ctx, request),
    });
    if ('challengeToken' in outcome) {
      const { challengeToken, expiresAt } = outcome;
      setSecretCookie(reply, deps.env, challengeCookieName(deps.env), challengeToken, expiresAt);
      return { user: null, message: 'Saisissez le code de votre application.', twoFactorRequired: true };
    }
    await beginSession(ctx, outcome.user, request, reply);
    return welcome(ctx, outcome.user);
  });
  serve(app, deps, authApi.twoFactor, 'public', async ({ ctx, body, request, reply }) => {
    const challenge = readCookie(request, challengeCookieName(deps.env));
    const user = await passSecondFactor(ctx, challenge, body.code);
    await beginSession(ctx, user, request, reply);
    return welcome(ctx, user);
  });
  serve(app, deps, authApi.logout, 'public', async ({ ctx, request, reply }) => {
    await leaveSession(ctx, request, reply);
    return { message: 'Vous êtes déconnecté.' };
  });

  serve(app, deps, authApi.verifyEmail, 'public', async ({ ctx, body, request }) => ({
    success: true,
    message: 'Votre adresse e-mail a bien été vérifiée.',
    ...(await verifyEmail(ctx, body.token, clientAddress(request))),
  }));
  serve(app, deps, authApi.resendVerification, 'member', async ({ ctx }) => ({
    message: `Un nouveau lien part vers ${await resendVerification(ctx)}.`,
  }));
  serve(app, deps, authApi.forgotPassword, 'public', async ({ ctx, body, request }) => {
    await forgotPassword(ctx, body.email, {
      ip: clientAddress(request),
      browser: readBrowser(ctx, request),
    });
    return { message: 'Si un compte existe avec cette adresse, un lien vient de lui être envoyé.' };
  });
  serve(app, deps, authApi.resetPassword, 'public', async ({ ctx, body, request, reply }) => {
    const userId = await resetPassword(ctx, body.token, body.password, clientAddress(request));
    await leaveSession(ctx, request, reply);
    // The mailbox is theirs: this browser is not a stranger, whoever else is guessing.
    rememberBrowser(ctx, reply, userId, newBrowserId(ctx));
    return { message: 'Votre mot de passe est changé. Connectez-vous.' };
  });

  serve(app, deps, authApi.changePassword, 'member', async ({ ctx, body, request, reply }) => {
    const browserId = newBrowserId(ctx);
    const userAgent = userAgentOf(request);
    giveSessionCookie(ctx, reply, await changePassword(ctx, body, { userAgent, browserId }));
    rememberBrowser(ctx, reply, ctx.actor.userId, browserId);
    return { message: 'Votre mot de passe est changé. Vos autres sessions sont fermées.' };
  });
  serve(app, deps, authApi.changeEmail, 'member', async ({ ctx, body }) => {
    await changeEmail(ctx, body);
    return { message: `Un lien de confirmation part vers ${body.email}.` };
  });
  serve(app, deps, authApi.pendingEmail, 'member', async ({ ctx }) => ({
    pendingEmail: await getPendingEmail(ctx, (await getOwnUser(ctx)).email),
  }));
  serve(app, deps, authApi.cancelEmailChange, 'member', async ({ ctx }) => {
    await cancelEmailChange(ctx);
    return { message: 'Le changement d’adresse est annulé.' };
  });
  serve(app, deps, authApi.sessions, 'member', async ({ ctx }) => listSessions(ctx));
  serve(app, deps, authApi.endSession, 'member', async ({ ctx, params }) => {
    await endSession(ctx, params.id);
    return { message: 'Cette session est fermée.' };
  });
  serve(app, deps, authApi.endOtherSessions, 'member', async ({ ctx, reply }) => {
    const browserId = newBrowserId(ctx);
    await endOtherSessions(ctx, browserId);
    rememberBrowser(ctx, reply, ctx.actor.userId, browserId);
    return { message: 'Vos autres sessions sont fermées.' };
  });

  serve(app, deps, authApi.confirmation, 'member', async ({ ctx }) => readConfirmation(ctx));
  serve(app, deps, authApi.confirm, 'member', async ({ ctx, body }) => {
    await confirmIdentity(ctx, body);
    return readConfirmation(ctx);
  });

  // The same link opened from a mail program that does not run scripts.
  app.get(
    authApi.verifyEmail.path,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const outcome = await verifyFromMail(makeCtx(deps, { kind: 'visitor' }), token, clientAddress(request));
      return reply.redirect(`${paths.verifyEmail}?${new URLSearchParams(outcome)}`);
    },
  );
}

async function verifyFromMail(ctx: Ctx, token: unknown, ip: string): Promise<Record<string, string>> {
  const failure = (error: string) => ({ success: 'false', error });
  if (typeof token !== 'string' || token === '') return failure('missing_token');
  try {
    return { success: 'true', ...(await verifyEmail(ctx, token, ip)) };
  } catch (error) {
    if (error instanceof AppError) return failure(error.code);
    ctx.log.error({ err: error }, 'verification failed');
    return failure('server_error');
  }
}
