import type { StripeCall } from '../../sandbox/stripe/state.ts';
import { compileValues, importedFrom, type Value } from './compile-values.ts';

/** What each call takes and answers, in the types that Stripe makes of its published description of the API. */
const shapes: Record<string, [taken: string, answered: string]> = {
  'POST /v1/customers': ['CustomerCreateParams', 'Customer'],
  'GET /v1/customers/:id': ['CustomerRetrieveParams', 'Customer | Stripe.DeletedCustomer'],
  'DELETE /v1/customers/:id': ['CustomerDeleteParams', 'DeletedCustomer'],
  'POST /v1/customers/:id': ['CustomerUpdateParams', 'Customer'],
  'POST /v1/products': ['ProductCreateParams', 'Product'],
  'GET /v1/products/:id': ['ProductRetrieveParams', 'Product'],
  'POST /v1/prices': ['PriceCreateParams', 'Price'],
  'GET /v1/prices': ['PriceListParams', 'ApiList<Stripe.Price>'],
  'GET /v1/subscriptions': ['SubscriptionListParams', 'ApiList<Stripe.Subscription>'],
  'GET /v1/subscriptions/:id': ['SubscriptionRetrieveParams', 'Subscription'],
  'POST /v1/subscriptions/:id': ['SubscriptionUpdateParams', 'Subscription'],
  'DELETE /v1/subscriptions/:id': ['SubscriptionCancelParams', 'Subscription'],
  'POST /v1/subscription_schedules': ['SubscriptionScheduleCreateParams', 'SubscriptionSchedule'],
  'POST /v1/subscription_schedules/:id': ['SubscriptionScheduleUpdateParams', 'SubscriptionSchedule'],
  'POST /v1/subscription_schedules/:id/release': [
    'SubscriptionScheduleReleaseParams',
    'SubscriptionSchedule',
  ],
  'POST /v1/checkout/sessions': ['Checkout.SessionCreateParams', 'Checkout.Session'],
  'GET /v1/checkout/sessions/:id': ['Checkout.SessionRetrieveParams', 'Checkout.Session'],
  'POST /v1/checkout/sessions/:id/expire': ['Checkout.SessionExpireParams', 'Checkout.Session'],
  'POST /v1/billing_portal/sessions': ['BillingPortal.SessionCreateParams', 'BillingPortal.Session'],
  'POST /v1/invoices/create_preview': ['InvoiceCreatePreviewParams', 'Invoice'],
  'GET /v1/invoices': ['InvoiceListParams', 'ApiList<Stripe.Invoice>'],
  'GET /v1/invoices/:id': ['InvoiceRetrieveParams', 'Invoice'],
  'GET /v1/events': ['EventListParams', 'ApiList<Stripe.Event>'],
};

/**
 * In a form every number and every yes is a word; in an answer a decimal is one. The SDK lets an enumeration grow
 * (`'a' | 'b' | OtherString`): here the words of today alone are good.
 */
const wireTypes = [
  'type Known<T> = T extends string ? (string extends T ? never : T) : never',
  'type Word<T> = [Known<T>] extends [never] ? Extract<T, string> : Known<T>',
  "type Form<T> = Word<T> | Other<Exclude<T, string>, 'form'>",
  "type Answer<T> = Word<T> | Other<Exclude<T, string>, 'answer'>",
  "type Of<T, Way> = Way extends 'form' ? Form<T> : Answer<T>",
  `type Other<T, Way> = T extends number ? (Way extends 'form' ? \`\${number}\` : T) : T extends boolean ? (Way extends 'form' ? \`\${T}\` : T)
    : T extends Stripe.Decimal ? string : T extends readonly (infer U)[] ? Of<U, Way>[]
    : T extends object ? { [K in keyof T]: Of<T[K], Way> } : T`,
  'type Refusal = { error: { type: Stripe.RawErrorType; message: string; code?: string; param?: string; decline_code?: string } }',
].map((type) => `${type.replaceAll(/\n\s*/g, ' ')};`);

/**
 * What crossed the wire and is not as Stripe says: a field that is missing, unknown, or of another kind. The compiler says
 * it, of the very types that the official SDK brings for its version of the API.
 */
export async function findStrangers(
  calls: readonly StripeCall[],
  events: readonly { type: string }[],
): Promise<string[]> {
  const values = [
    ...calls.flatMap(({ call, form, status, answer }): Value[] => {
      const [taken, answered] = shapes[call] ?? [];
      const asked = { what: `${call}, asked`, type: `Form<Stripe.${taken}>`, value: form };
      if (status !== 200)
        return status === 400
          ? [{ what: `${call}, refused`, type: 'Refusal', value: answer }]
          : [asked, { what: `${call}, refused`, type: 'Refusal', value: answer }];
      return [asked, { what: `${call}, answered`, type: `Answer<Stripe.${answered}>`, value: answer }];
    }),
    ...events.map((event) => ({
      what: `event ${event.type}`,
      type: `Answer<Extract<Stripe.Event, { type: '${event.type}' }>>`,
      value: event,
    })),
  ];
  return compileValues(
    [`import type Stripe from ${importedFrom('stripe/esm/stripe.esm.node.d.ts')};`, ...wireTypes],
    values,
  );
}
