import type { FastifyInstance } from 'fastify';
import { type CardForm, checkCard, keepCard } from '../billing/cards.ts';
import { completeCheckout } from '../billing/checkout.ts';
import { collect, taxRateOf } from '../billing/invoices.ts';
import { bankPage, checkoutPage, portalPage } from '../pages/forms.ts';
import { invoicePdf } from '../pages/invoice-pdf.ts';
import { page } from '../pages/page.ts';
import type { StripeAccount } from '../state.ts';
import { type CheckoutSession, newId } from '../state.ts';
import { StripeError } from '../stripe-error.ts';
import { found } from './serve-call.ts';

type Fields = Record<string, string>;
const fieldsOf = (body: unknown): Fields =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));

const cardOf = ({ number = '', exp = '', cvc = '' }: Fields): CardForm => ({ number, exp, cvc });

/** What Stripe hosts: the payment page, the bank's question, the portal, invoices. */
export function servePages(app: FastifyInstance, account: StripeAccount): void {
  const { state } = account;
  /** Cards that wait for the bank's answer, by session. */
  const asked = new Map<string, Fields>();
  const html = (body: string) => ({ type: 'text/html; charset=utf-8', body });
  const show = (path: string, make: (id: string) => { type: string; body: string | Buffer }) =>
    app.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
      const { type, body } = make(params.id);
      return reply.type(type).send(body);
    });
  const submit = (path: string, act: (id: string, fields: Fields) => string | { to: string }) =>
    app.post<{ Params: { id: string } }>(path, async ({ params, body }, reply) => {
      const answer = act(params.id, fieldsOf(body));
      account.save();
      if (typeof answer === 'string') return reply.type('text/html; charset=utf-8').send(answer);
      return reply.redirect(answer.to, 303);
    });
  const checkout = (id: string) => found(state.checkouts, id, 'checkout.session');
  const form = (session: CheckoutSession, problem = '') =>
    checkoutPage(state, session, taxRateOf(state, session.customer), problem);
  const closed = (session: CheckoutSession) =>
    page(
      'Paiement',
      `<h1>${session.status === 'complete' ? 'Ce paiement est fait.' : 'Cette page de paiement n’est plus valable.'}</h1>
<a class="btn" href="${session.cancel_url ?? session.success_url}">Revenir à Accroche</a>`,
    );

  const pay = (session: CheckoutSession, fields: Fields) => {
    keepDetails(account, session.customer, fields);
    const method = keepCard(state, cardOf(fields), session.customer, account.now());
    const customer = state.customers[session.customer];
    if (customer) customer.invoice_settings.default_payment_method = method.id;
    account.emit('payment_method.attached', method);
    completeCheckout(account, session, method);
    return { to: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
  };

  show('/c/pay/:id', (id) => {
    const session = checkout(id);
    return html(session.status === 'open' ? form(session) : closed(session));
  });
  submit('/c/pay/:id', (id, fields) => {
    const session = checkout(id);
    if (session.status !== 'open') return closed(session);
    return orReport(
      () => {
        if (checkCard(cardOf(fields), account.now()) === 'works') return pay(session, fields);
        asked.set(id, fields);
        return { to: `/c/pay/${id}/bank` };
      },
      (problem) => form(session, problem),
    );
  });
  show('/c/pay/:id/bank', (id) => html(bankPage(state.prices[checkout(id).price]?.unit_amount ?? 0)));
  submit('/c/pay/:id/bank', (id, { answer }) => {
    const session = checkout(id);
    const fields = asked.get(id);
    asked.delete(id);
    if (session.status !== 'open') return closed(session);
    if (!fields || answer !== 'yes')
      return form(
        session,
        'Votre banque n’a pas confirmé ce paiement. Choisissez une autre carte ou réessayez.',
      );
    return pay(session, fields);
  });

  const portal = (id: string) => found(state.portals, id, 'billing_portal.session');
  show('/p/session/:id', (id) => html(portalPage(state, portal(id).customer, {})));
  submit('/p/session/:id', (id, fields) => {
    const { customer } = portal(id);
    return orReport(
      () => {
        if (fields.act === 'card') replaceCard(account, customer, cardOf(fields));
        else keepDetails(account, customer, fields);
        return portalPage(state, customer, { good: 'C’est enregistré.' });
      },
      (bad) => portalPage(state, customer, { bad }),
    );
  });

  show('/i/:id/pdf', (id) => ({
    type: 'application/pdf',
    body: invoicePdf(state, found(state.invoices, id, 'invoice')),
  }));
}

function orReport<T>(act: () => T, report: (problem: string) => T | string): T | string {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return report(error.message);
  }
}

function keepDetails(account: StripeAccount, customerId: string, fields: Fields): void {
  const { state } = account;
  const customer = found(state.customers, customerId, 'customer');
  const { name, line1, city, postal_code, country, vat = '' } = fields;
  if (name) customer.name = name;
  if (country)
    customer.address = {
      city: city ?? null,
      country,
      line1: line1 ?? null,
      line2: null,
      postal_code: postal_code ?? null,
      state: null,
    };
  for (const one of Object.values(state.taxIds)) if (one.customer === customerId) delete state.taxIds[one.id];
  const value = vat.replaceAll(/\s/g, '').toUpperCase();
  if (value) {
    const id = newId('txi');
    state.taxIds[id] = {
      id,
      object: 'tax_id',
      created: account.now(),
      country: value.slice(0, 2),
      customer: customerId,
      livemode: false,
      type: 'eu_vat',
      value,
    };
  }
  account.emit('customer.updated', customer);
}

/** The new card pays from now on, and at once what is owed. */
function replaceCard(account: StripeAccount, customerId: string, form: CardForm): void {
  const { state } = account;
  checkCard(form, account.now());
  const method = keepCard(state, form, customerId, account.now());
  const customer = found(state.customers, customerId, 'customer');
  customer.invoice_settings.default_payment_method = method.id;
  account.emit('payment_method.attached', method);
  account.emit('customer.updated', customer);
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customerId || subscription.status === 'canceled') continue;
    subscription.default_payment_method = method.id;
    account.emit('customer.subscription.updated', subscription);
    for (const invoice of Object.values(state.invoices))
      if (invoice.subscription === subscription.id && invoice.status === 'open')
        collect(account, subscription, invoice);
  }
}
