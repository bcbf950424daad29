import { z } from 'zod';
import { billingIntervals, plans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';

export const roles = ['user', 'admin'] as const;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  subscription: z.enum(plans),
  linkedinAccountId: z.string().nullable(),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

const personName = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(80, '80 caractères au plus.')
    // Control and direction marks could forge the names shown in mails and menus.
    .regex(/^[^\p{Cc}\p{Cf}<>]*$/u, 'Ce nom contient des caractères qui ne sont pas admis.');

export const FirstName = personName('Indiquez votre prénom.');
export const LastName = personName('Indiquez votre nom.');

export const ProfileChange = z.object({ firstName: FirstName, lastName: LastName });
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The plan picked at sign-up, until it is paid for. */
export const PlanChoice = z.object({
  plan: z.enum(plans).nullable(),
  interval: z.enum(billingIntervals).nullable(),
});
export type PlanChoice = z.infer<typeof PlanChoice>;

export const usersApi = {
  planChoice: endpoint('GET', '/api/user/plan-choice', { reply: PlanChoice }),
  updateProfile: endpoint('PATCH', '/api/user/profile', {
    body: ProfileChange,
    reply: z.object({ user: User, message: z.string() }),
  }),
};
