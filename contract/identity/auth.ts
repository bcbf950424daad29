import { z } from 'zod';
import { passwordMaxLength, passwordMinLength } from '#core/identity/password-rules.ts';
import { billingIntervals, plans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';
import { siteCalls } from '../paths.ts';
import { FirstName, LastName, User } from './users.ts';

export const Email = z
  .string({ error: 'Indiquez votre adresse e-mail.' })
  .trim()
  .toLowerCase()
  .min(1, 'Indiquez votre adresse e-mail.')
  .max(254, 'Cette adresse est trop longue.')
  .pipe(z.email('Cette adresse e-mail n’est pas valide.'));

export const NewPassword = z
  .string({ error: 'Choisissez un mot de passe.' })
  .min(passwordMinLength, `${passwordMinLength} caractères au moins.`)
  .max(passwordMaxLength, `${passwordMaxLength} caractères au plus.`);

// A typed password is only compared, so it has no rule but a bound.
export const CurrentPassword = z
  .string({ error: 'Indiquez votre mot de passe.' })
  .min(1, 'Indiquez votre mot de passe.')
  .max(1024, 'Ce mot de passe est trop long.');

/** Six digits of an authenticator, or a recovery code (the first ones were shorter); spaces and dashes are forgiven. */
export const SecondFactorCode = z
  .string({ error: 'Saisissez votre code.' })
  .max(64, 'Ce code est trop long.')
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z.string().regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, 'Saisissez six chiffres, ou un code de secours.'),
  );

export const LinkToken = z.string().regex(/^[0-9a-f]{64}$/);

export const Registration = z.object({
  email: Email,
  password: NewPassword,
  firstName: FirstName,
  lastName: LastName,
  acceptTerms: z.literal(true, { error: 'Acceptez les conditions pour continuer.' }),
  plan: z.enum(plans).optional().catch(undefined),
  interval: z.enum(billingIntervals).optional().catch(undefined),
});
export type Registration = z.infer<typeof Registration>;

const Message = z.object({ message: z.string() });
const SignedIn = z.object({ user: User, message: z.string() });

export const SessionSummary = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const PasswordChange = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;
export const EmailChange = z.object({ email: Email, password: CurrentPassword });
export type EmailChange = z.infer<typeof EmailChange>;

/** The password, or a code where the second factor is on. */
export const IdentityProof = z.object({
  password: CurrentPassword.optional(),
  code: SecondFactorCode.optional(),
});
export type IdentityProof = z.infer<typeof IdentityProof>;

/** `until`: acts that change something ask for nothing more before. */
export const Confirmation = z.object({
  asks: z.enum(['password', 'code']),
  until: z.iso.datetime().nullable(),
});

export const authApi = {
  session: endpoint('GET', siteCalls.session, { reply: z.object({ user: User }) }),
  login: endpoint('POST', siteCalls.login, {
    body: z.object({ email: Email, password: CurrentPassword }),
    reply: z.object({
      user: User.nullable(),
      message: z.string(),
      twoFactorRequired: z.boolean().optional(),
    }),
  }),
  twoFactor: endpoint('POST', siteCalls.twoFactor, {
    body: z.object({ code: SecondFactorCode }),
    reply: SignedIn,
  }),
  logout: endpoint('POST', '/api/auth/logout', { reply: Message }),
  register: endpoint('POST', siteCalls.register, { body: Registration, reply: SignedIn }),
  /** `continueTo`: where a visitor who had chosen a plan goes on. */
  verifyEmail: endpoint('POST', siteCalls.verifyEmail, {
    body: z.object({ token: z.string().max(256) }),
    reply: z.object({ success: z.boolean(), message: z.string(), continueTo: z.string().optional() }),
  }),
  resendVerification: endpoint('POST', '/api/auth/resend-verification', { reply: Message }),
  forgotPassword: endpoint('POST', siteCalls.forgotPassword, {
    body: z.object({ email: Email }),
    reply: Message,
  }),
  resetPassword: endpoint('POST', siteCalls.resetPassword, {
    body: z.object({ token: LinkToken, password: NewPassword }),
    reply: Message,
  }),
  changePassword: endpoint('PUT', '/api/auth/password', { body: PasswordChange, reply: Message }),
  changeEmail: endpoint('POST', '/api/auth/email', { body: EmailChange, reply: Message }),
  pendingEmail: endpoint('GET', '/api/auth/email', {
    reply: z.object({ pendingEmail: z.string().nullable() }),
  }),
  cancelEmailChange: endpoint('DELETE', '/api/auth/email', { reply: Message }),
  sessions: endpoint('GET', '/api/auth/sessions', { reply: z.array(SessionSummary) }),
  endSession: endpoint('DELETE', '/api/auth/sessions/:id', {
    params: z.object({ id: z.uuid() }),
    reply: Message,
  }),
  confirmation: endpoint('GET', '/api/auth/confirmation', { reply: Confirmation }),
  confirm: endpoint('POST', '/api/auth/confirmation', { body: IdentityProof, reply: Confirmation }),
  endOtherSessions: endpoint('POST', '/api/auth/sessions/end-others', { reply: Message }),
};
