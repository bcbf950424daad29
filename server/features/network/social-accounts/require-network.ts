import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Failure } from '#server/providers/social-network/outcome.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';

/** Without a provider, the feature says so; it never pretends. */
export function requireNetwork(ctx: Ctx): SocialNetwork {
  if (ctx.network) return ctx.network;
  throw notConfigured();
}

const notConfigured = () =>
  new AppError(
    'not_configured',
    'La connexion à LinkedIn n’est pas configurée sur ce serveur. Écrivez à votre administrateur.',
  );

/** A call that the user waits for, and that did not work. */
export function networkFailure(failure: Failure): AppError {
  if (failure.is === 'throttled') {
    return new AppError('rate_limited', 'LinkedIn demande de ralentir. Réessayez dans quelques heures.');
  }
  if (failure.is === 'disconnected') {
    return new AppError('conflict', 'Votre compte LinkedIn est déconnecté. Reconnectez-le, puis réessayez.');
  }
  if (failure.is === 'restricted') {
    return new AppError('conflict', 'LinkedIn a restreint ce compte. Ouvrez LinkedIn pour savoir pourquoi.');
  }
  if (failure.is === 'refused' && failure.reason === 'provider_key_refused') return notConfigured();
  return new AppError(
    'unavailable',
    'Le service qui connecte Accroche à LinkedIn ne répond pas. Réessayez dans un instant.',
  );
}
