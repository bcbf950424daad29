import { newId, type PaymentMethod, type State } from '../state.ts';
import { badRequest, StripeError } from '../stripe-error.ts';

type Behaviour = 'works' | 'declined' | 'no_funds' | 'asks_bank' | 'fails_later';

/** Stripe's own test cards. */
export const testCards: Record<string, { behaviour: Behaviour; label: string }> = {
  '4242424242424242': { behaviour: 'works', label: 'paiement accepté' },
  '4000000000000002': { behaviour: 'declined', label: 'carte refusée' },
  '4000000000009995': { behaviour: 'no_funds', label: 'provision insuffisante' },
  '4000002500003155': { behaviour: 'asks_bank', label: '3-D Secure au premier paiement' },
  '4000000000000341': { behaviour: 'fails_later', label: 'acceptée, puis refusée aux échéances' },
};

export type CardForm = { number: string; exp: string; cvc: string };
export type CardVerdict = 'works' | 'asks_bank';

const decline = (code: string, declineCode: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, decline_code: declineCode, message });
const declined = () => decline('card_declined', 'generic_decline', 'Votre carte a été refusée.');
const noFunds = () =>
  decline('card_declined', 'insufficient_funds', 'Votre carte n’a pas la provision suffisante.');

/** Typed on a page, with the payer in front of it. */
export function checkCard({ number, exp, cvc }: CardForm, now: number): CardVerdict {
  const digits = number.replaceAll(/\D/g, '');
  const [, month, year] = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(exp.trim()) ?? [];
  if (!testCards[digits])
    throw badRequest('Le numéro de carte n’est pas valide.', 'incorrect_number', 'number');
  const end = Date.UTC(2000 + Number(year), Number(month), 1) / 1000;
  if (!month || Number(month) < 1 || Number(month) > 12 || end <= now)
    throw badRequest('La date d’expiration n’est pas valide.', 'invalid_expiry_year', 'exp');
  if (!/^\d{3,4}$/.test(cvc.trim()))
    throw badRequest('Le cryptogramme n’est pas valide.', 'invalid_cvc', 'cvc');
  const { behaviour } = testCards[digits];
  if (behaviour === 'declined') throw declined();
  if (behaviour === 'no_funds') throw noFunds();
  return behaviour === 'asks_bank' ? 'asks_bank' : 'works';
}

export function keepCard(state: State, form: CardForm, customer: string, now: number): PaymentMethod {
  const digits = form.number.replaceAll(/\D/g, '');
  const [month = '', year = ''] = form.exp.split('/');
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: now,
    customer,
    livemode: false,
    type: 'card',
    card: {
      brand: 'visa',
      last4: digits.slice(-4),
      exp_month: Number(month),
      exp_year: 2000 + Number(year),
    },
  };
  state.paymentMethods[method.id] = method;
  state.cardNumbers[method.id] = digits;
  return method;
}

/** Later, without the payer. */
export function chargeStored(state: State, methodId: string | null, amount: number): void {
  if (amount <= 0) return;
  const behaviour = testCards[state.cardNumbers[methodId ?? ''] ?? '']?.behaviour;
  if (!behaviour)
    throw new StripeError(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'This customer has no attached payment source or default payment method.',
    });
  if (behaviour === 'fails_later' || behaviour === 'declined') throw declined();
  if (behaviour === 'no_funds') throw noFunds();
}
