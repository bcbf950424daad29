import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { priceOf } from '../billing/invoices.ts';
import { presentCheckout, presentInvoice, presentPortal } from '../present.ts';
import { listOf } from '../present-customer.ts';
import type { StripeAccount } from '../state.ts';
import { type CheckoutSession, newId, type PortalSession } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { bool, expand, int, metadata, paging } from './params.ts';
import { found, pageOf, serveCall } from './serve-call.ts';

const dayS = 86_400;
const enabled = z.strictObject({ enabled: bool });

/** Payment pages, the customer's portal, invoices and events. */
export function serveCheckout(app: FastifyInstance, account: StripeAccount): void {
  const { state } = account;

  const CreateParams = z.strictObject({
    mode: z.literal('subscription'),
    customer: z.string(),
    line_items: z.array(z.strictObject({ price: z.string(), quantity: int })).length(1),
    success_url: z.url(),
    cancel_url: z.url().optional(),
    client_reference_id: z.string().optional(),
    locale: z.enum(['fr', 'auto']).optional(),
    automatic_tax: enabled.optional(),
    tax_id_collection: enabled.optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    customer_update: z
      .strictObject({
        address: z.enum(['auto', 'never']).optional(),
        name: z.enum(['auto', 'never']).optional(),
      })
      .optional(),
    subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
    metadata: metadata.optional(),
    expires_at: int.optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/checkout/sessions', CreateParams, ({ params }) => {
    const now = account.now();
    found(state.customers, params.customer, 'customer');
    if (params.tax_id_collection?.enabled && params.customer_update?.name !== 'auto')
      throw badRequest(
        'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      );
    const expires = params.expires_at ?? now + dayS;
    // Half an hour to a day, as there.
    if (expires < now + 1790 || expires > now + dayS + 10)
      throw badRequest(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        undefined,
        'expires_at',
      );
    const session: CheckoutSession = {
      id: newId('cs_test'),
      created: now,
      expires_at: expires,
      customer: params.customer,
      price: priceOf(state, params.line_items[0]?.price ?? '').id,
      quantity: params.line_items[0]?.quantity ?? 1,
      status: 'open',
      payment_status: 'unpaid',
      success_url: params.success_url,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      metadata: params.metadata ?? {},
      subscription_metadata: params.subscription_data?.metadata ?? {},
      subscription: null,
      invoice: null,
      hasTax: params.automatic_tax?.enabled ?? false,
    };
    state.checkouts[session.id] = session;
    return presentCheckout(account, session);
  });

  serveCall(app, account, 'GET', '/v1/checkout/sessions/:id', z.strictObject({ expand }), ({ id }) =>
    presentCheckout(account, found(state.checkouts, id, 'checkout.session')),
  );

  serveCall(
    app,
    account,
    'POST',
    '/v1/checkout/sessions/:id/expire',
    z.strictObject({ expand }),
    ({ id }) => {
      const session = found(state.checkouts, id, 'checkout.session');
      if (session.status !== 'open')
        throw badRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      session.status = 'expired';
      account.emit('checkout.session.expired', session);
      return presentCheckout(account, session);
    },
  );

  const PortalParams = z.strictObject({
    customer: z.string(),
    return_url: z.url().optional(),
    locale: z.enum(['fr', 'auto']).optional(),
    flow_data: z.strictObject({ type: z.enum(['payment_method_update']) }).optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/billing_portal/sessions', PortalParams, ({ params }) => {
    found(state.customers, params.customer, 'customer');
    const session: PortalSession = {
      id: newId('bps'),
      created: account.now(),
      customer: params.customer,
      return_url: params.return_url ?? '',
      flow: params.flow_data?.type ?? null,
    };
    state.portals[session.id] = session;
    return presentPortal(account, session);
  });

  const InvoiceList = z.strictObject({
    ...paging,
    customer: z.string().optional(),
    subscription: z.string().optional(),
  });
  serveCall(app, account, 'GET', '/v1/invoices', InvoiceList, ({ params }) => {
    const wanted = Object.values(state.invoices).filter(
      ({ customer, subscription }) =>
        (!params.customer || customer === params.customer) &&
        (!params.subscription || subscription === params.subscription),
    );
    const { data, hasMore } = pageOf(wanted, params);
    return listOf(
      '/v1/invoices',
      data.map((one) => presentInvoice(account, one)),
      hasMore,
    );
  });
  serveCall(app, account, 'GET', '/v1/invoices/:id', z.strictObject({ expand }), ({ id }) =>
    presentInvoice(account, found(state.invoices, id, 'invoice')),
  );

  serveCall(
    app,
    account,
    'GET',
    '/v1/events',
    z.strictObject({ ...paging, type: z.string().optional() }),
    ({ params }) => {
      const wanted = Object.values(state.events).filter(({ type }) => !params.type || type === params.type);
      const { data, hasMore } = pageOf(wanted, params);
      return listOf('/v1/events', data, hasMore);
    },
  );
}
