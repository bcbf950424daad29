import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Who posts: the payment provider and the network to us, we to the addresses of our users. */
export const deliverySources = ['payment', 'network', 'address'] as const;
export type DeliverySource = (typeof deliverySources)[number];

const Delivery = z.object({
  id: z.string(),
  /** In the words of whoever posts it. */
  type: z.string(),
  at: z.iso.datetime(),
  /** `failed`: nobody tries it any more. */
  state: z.enum(['waiting', 'done', 'failed']),
  tries: z.number().int(),
  problem: z.string().nullable(),
  /** The host alone: the rest of an address may hold a secret. */
  to: z.string().nullable(),
  owner: z.object({ id: z.uuid(), email: z.string() }).nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Of each source at most thirty: what waits or failed first, then the latest. */
export const Deliveries = z.record(z.enum(deliverySources), z.array(Delivery));
export type Deliveries = z.infer<typeof Deliveries>;

export const deliveriesApi = {
  list: endpoint('GET', '/api/admin/deliveries', { reply: Deliveries }),
  /** This one, once more, now. */
  replay: endpoint('POST', '/api/admin/deliveries/replay', {
    body: z.object({ source: z.enum(deliverySources), id: z.string().max(100) }),
    reply: Deliveries,
  }),
};
