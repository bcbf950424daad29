import { neverFilled } from './never-filled.ts';
import type { Customer, PaymentMethod, Price, Product, State, TaxId } from './state.ts';

export const listOf = (url: string, data: unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** A customer; with `expand`, their card and their numbers. */
export function presentCustomer(state: State, customer: Customer, expand: readonly string[] = []) {
  if (customer.deleted) return { id: customer.id, object: customer.object, deleted: true };
  const method = state.paymentMethods[customer.invoice_settings.default_payment_method ?? ''];
  const wantsMethod = expand.includes('invoice_settings.default_payment_method');
  const numbers = Object.values(state.taxIds).filter((one) => one.customer === customer.id);
  return {
    ...neverFilled.customer,
    ...customer,
    invoice_settings: {
      ...neverFilled.invoiceSettings,
      default_payment_method: wantsMethod && method ? presentMethod(method) : (method?.id ?? null),
    },
    ...(expand.includes('tax_ids') && {
      tax_ids: listOf(`/v1/customers/${customer.id}/tax_ids`, numbers.map(presentTaxId)),
    }),
  };
}

export const presentTaxId = (number: TaxId) => ({
  ...number,
  customer_account: null,
  owner: { type: 'customer', customer: number.customer, customer_account: null },
  verification: { status: 'verified', verified_address: null, verified_name: null },
});

export const presentMethod = (method: PaymentMethod) => ({
  ...neverFilled.paymentMethod,
  ...method,
  allow_redisplay: 'limited',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    ...neverFilled.card,
    ...method.card,
    country: 'FR',
    display_brand: method.card.brand,
    funding: 'credit',
    regulated_status: 'unregulated',
  },
});

export const presentProduct = (product: Product) => ({
  ...neverFilled.product,
  ...product,
  type: 'service',
  updated: product.created,
});

export const presentPrice = (state: State, price: Price, expand: readonly string[] = []) => {
  const product = state.products[price.product];
  return {
    ...neverFilled.price,
    ...price,
    billing_scheme: 'per_unit',
    recurring: { ...neverFilled.recurring, ...price.recurring },
    unit_amount_decimal: String(price.unit_amount),
    product: product && expand.includes('product') ? presentProduct(product) : price.product,
  };
};

/** The same price as it was called before prices. */
export const presentPlan = ({ recurring, unit_amount, ...price }: Price) => ({
  ...neverFilled.plan,
  ...neverFilled.recurring,
  ...recurring,
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  livemode: price.livemode,
  metadata: price.metadata,
  product: price.product,
});
