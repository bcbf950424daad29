import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';

/** The provider, with what it refuses said to the user. */
export async function withPayments<T>(ctx: Ctx, act: (payments: Payments) => Promise<T>): Promise<T> {
  if (!ctx.payments)
    throw new AppError(
      'not_configured',
      'Le paiement en ligne n’est pas configuré sur cette installation. Écrivez à notre équipe pour changer de formule.',
    );
  try {
    return await act(ctx.payments);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.warn({ err: error }, 'payment provider refused');
    throw new AppError(...errorOf[error.kind]);
  }
}

const errorOf: Record<PaymentsError['kind'], ConstructorParameters<typeof AppError>> = {
  declined: [
    'conflict',
    'Votre banque a refusé le paiement : rien n’a changé. Changez de carte, puis confirmez à nouveau.',
    { reason: 'card_declined' },
  ],
  missing_price: [
    'not_configured',
    'Cette formule n’a pas encore de prix chez notre prestataire de paiement. Écrivez à notre équipe, nous l’ouvrons pour vous.',
  ],
  refused: ['conflict', 'Votre abonnement a changé entre-temps. Rechargez la page, puis recommencez.'],
  unavailable: [
    'unavailable',
    'Notre prestataire de paiement ne répond pas. Rien n’a été débité ; réessayez dans quelques minutes.',
  ],
};
