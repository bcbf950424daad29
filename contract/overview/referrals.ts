import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const named = z.object({ id: z.uuid(), name: z.string() });

/** Whom a reply sends to: « adressez-vous plutôt à Claire Petit, notre DRH ». */
export const ReferredPerson = z.object({
  messageId: z.uuid(),
  /** Nobody is named: « voyez avec le service achats ». */
  name: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  /** Where they are looked for: the company of whoever wrote. */
  company: z.string().nullable(),
  campaign: named.nullable(),
  /** They are in the campaign by this reply already. */
  added: named.nullable(),
});
export type ReferredPerson = z.infer<typeof ReferredPerson>;

/**
 * `known`: they were in the campaign already; `refused`: an opposition, an erasure or an exclusion keeps them out;
 * `unknown`: the network shows nobody of that name there; `several`: it shows a few, or one of whom it does not say where they work: the user chooses.
 */
export const additionResults = ['added', 'known', 'refused', 'unknown', 'several'] as const;
export const ReferralAddition = z.object({
  is: z.enum(additionResults),
  message: z.string(),
  person: named.nullable(),
  candidates: z.array(z.object({ key: z.string(), name: z.string(), headline: z.string().nullable() })),
});
export type ReferralAddition = z.infer<typeof ReferralAddition>;

const one = z.object({ id: z.uuid() });

export const referralsApi = {
  read: endpoint('GET', '/api/conversations/:id/referral', {
    params: one,
    reply: z.object({ referral: ReferredPerson.nullable() }),
  }),
  /** `candidate`: the key of the one whom the user chose among several. */
  add: endpoint('POST', '/api/conversations/:id/referral', {
    params: one,
    body: z.object({ messageId: z.uuid(), candidate: z.string().max(200).optional() }),
    reply: ReferralAddition,
  }),
};
