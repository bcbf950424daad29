import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endSubscription } from '../billing/invoices.ts';
import { listOf, presentCustomer, presentPrice, presentProduct } from '../present-customer.ts';
import type { StripeAccount } from '../state.ts';
import { type Customer, newId, type Price, type Product } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { address, bool, expand, int, metadata, paging } from './params.ts';
import { found, pageOf, serveCall } from './serve-call.ts';

const CustomerParams = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  address: address.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(z.string()).optional(),
  expand,
});

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** Customers, their numbers and cards, products and prices. */
export function serveCustomers(app: FastifyInstance, account: StripeAccount): void {
  const { state } = account;

  serveCall(app, account, 'POST', '/v1/customers', CustomerParams, ({ params }) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: account.now(),
      email: params.email ?? null,
      name: params.name ?? null,
      address: params.address ? { ...noAddress, ...params.address } : null,
      balance: 0,
      currency: null,
      invoice_settings: { default_payment_method: null },
      livemode: false,
      metadata: params.metadata ?? {},
    };
    state.customers[customer.id] = customer;
    account.emit('customer.created', customer);
    return presentCustomer(state, customer);
  });

  const CustomerRead = z.strictObject({ expand });
  serveCall(app, account, 'GET', '/v1/customers/:id', CustomerRead, ({ id, params }) => {
    return presentCustomer(state, found(state.customers, id, 'customer'), params.expand);
  });

  serveCall(app, account, 'POST', '/v1/customers/:id', CustomerParams, ({ id, params }) => {
    const customer = found(state.customers, id, 'customer');
    if (params.email !== undefined) customer.email = params.email;
    if (params.name !== undefined) customer.name = params.name;
    if (params.address) customer.address = { ...noAddress, ...customer.address, ...params.address };
    Object.assign(customer.metadata, params.metadata);
    account.emit('customer.updated', customer);
    return presentCustomer(state, customer);
  });

  /** Its subscriptions end with it; it can still be asked for, and says that alone. */
  serveCall(app, account, 'DELETE', '/v1/customers/:id', z.strictObject({}), ({ id }) => {
    const customer = found(state.customers, id, 'customer');
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id && subscription.status !== 'canceled')
        endSubscription(account, subscription);
    account.emit('customer.deleted', customer);
    customer.deleted = true;
    return presentCustomer(state, customer);
  });

  const ProductParams = z.strictObject({
    id: z.string().optional(),
    name: z.string(),
    metadata: metadata.optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/products', ProductParams, ({ params }) => {
    const id = params.id ?? newId('prod');
    if (state.products[id]) throw badRequest('Product already exists.', 'resource_already_exists', 'id');
    const product: Product = {
      id,
      object: 'product',
      active: true,
      created: account.now(),
      name: params.name,
      livemode: false,
      metadata: params.metadata ?? {},
    };
    state.products[id] = product;
    return presentProduct(product);
  });
  serveCall(app, account, 'GET', '/v1/products/:id', z.strictObject({ expand }), ({ id }) =>
    presentProduct(found(state.products, id, 'product')),
  );

  const PriceParams = z.strictObject({
    currency: z.literal('eur'),
    product: z.string(),
    unit_amount: int,
    lookup_key: z.string().max(200).optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    recurring: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: int.optional() }),
    transfer_lookup_key: bool.optional(),
    metadata: metadata.optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/prices', PriceParams, ({ params }) => {
    found(state.products, params.product, 'product');
    const { interval, interval_count = 1 } = params.recurring;
    if (interval_count * (interval === 'year' ? 12 : 1) > 36)
      throw badRequest('The maximum billing interval is three years.', 'parameter_invalid', 'recurring');
    const holder = Object.values(state.prices).find(
      ({ lookup_key }) => params.lookup_key && lookup_key === params.lookup_key,
    );
    if (holder && !params.transfer_lookup_key)
      throw badRequest(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'resource_already_exists',
        'lookup_key',
      );
    if (holder) holder.lookup_key = null;
    const price: Price = {
      id: newId('price'),
      object: 'price',
      active: true,
      created: account.now(),
      currency: params.currency,
      livemode: false,
      lookup_key: params.lookup_key ?? null,
      metadata: params.metadata ?? {},
      product: params.product,
      recurring: { interval, interval_count, usage_type: 'licensed' },
      tax_behavior: params.tax_behavior ?? 'unspecified',
      type: 'recurring',
      unit_amount: params.unit_amount,
    };
    state.prices[price.id] = price;
    return presentPrice(state, price);
  });

  const PriceList = z.strictObject({
    ...paging,
    lookup_keys: z.array(z.string()).max(10).optional(),
    active: bool.optional(),
    product: z.string().optional(),
  });
  serveCall(app, account, 'GET', '/v1/prices', PriceList, ({ params }) => {
    const { lookup_keys: keys } = params;
    const wanted = Object.values(state.prices).filter(
      ({ lookup_key, active, product }) =>
        (!keys || keys.includes(lookup_key ?? '')) &&
        (params.active === undefined || params.active === active) &&
        (params.product === undefined || params.product === product),
    );
    const { data, hasMore } = pageOf(wanted, params);
    return listOf(
      '/v1/prices',
      data.map((price) => presentPrice(state, price)),
      hasMore,
    );
  });
}
