import { z } from 'zod';
import { accountTiers, highestQuotas, noteBudget, quotaNames } from '#core/network/account-quotas.ts';
import { endpoint } from './endpoint.ts';

export const accountStates = ['connected', 'disconnected', 'restricted'] as const;

/** What the interface knows of the connection; whatever else an answer carries is dropped here. */
export const LinkedinStatus = z.object({ isConnected: z.boolean(), error: z.string().nullable() });
export type LinkedinStatus = z.infer<typeof LinkedinStatus>;

const quotas = Object.fromEntries(quotaNames.map((name) => [name, z.number()])) as Record<
  (typeof quotaNames)[number],
  z.ZodNumber
>;
export const Quotas = z.object(quotas);

const Use = z.object({
  usedToday: z.number(),
  perDay: z.number(),
  usedInSevenDays: z.number(),
  perWeek: z.number().nullable(),
});
export type Use = z.infer<typeof Use>;

export const SocialAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  headline: z.string().nullable(),
  publicIdentifier: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  tier: z.enum(accountTiers),
  state: z.enum(accountStates),
  /** In French, for the user; null while all is well. */
  stateReason: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  stateChangedAt: z.iso.datetime(),
  lastCheckedAt: z.iso.datetime().nullable(),
  pendingInvitations: z.number().nullable(),
  /** The campaign day of all counts below. */
  today: z.string(),
  quotas: Quotas,
  todayQuotas: Quotas,
  use: z.object({ invitations: Use, messages: Use, visits: Use, profileReads: Use, searchRows: Use }),
  notes: z.object({
    maxLength: z.number(),
    usedThisMonth: z.number(),
    /** null: the network does not count them on this kind of account. */
    perMonth: z.number().nullable(),
    /** The setting, kept for the day the account is free again. */
    budget: z.number(),
  }),
  ramp: z
    .object({
      startedOn: z.string(),
      weeks: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          share: z.number(),
          invitationsPerDay: z.number(),
          invitationsPerWeek: z.number(),
        }),
      ),
    })
    .nullable(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

const limit = (lowest: number, highest: number) =>
  z
    .number({ error: 'Indiquez un nombre.' })
    .int('Indiquez un nombre entier.')
    .min(lowest, `Au moins ${lowest}.`)
    .max(highest, `${highest} au plus.`);
const quotaChange = (name: (typeof quotaNames)[number]) => limit(1, highestQuotas[name]);

export const AccountSettings = z.object({
  invitationsPerDay: quotaChange('invitationsPerDay'),
  invitationsPerWeek: quotaChange('invitationsPerWeek'),
  messagesPerDay: quotaChange('messagesPerDay'),
  visitsPerDay: quotaChange('visitsPerDay'),
  /** Counted on a free account only; 0: invitations without a note. */
  notesPerMonth: limit(0, noteBudget.highest),
  hasRamp: z.boolean(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const attemptStates = ['open', 'succeeded', 'failed'] as const;

/** One click on « Connecter » or « Reconnecter », followed to its end. */
export const ConnectionAttempt = z.object({
  id: z.uuid(),
  kind: z.enum(['connect', 'reconnect']),
  state: z.enum(attemptStates),
  /** In French, when it failed. */
  failure: z.string().nullable(),
  /** As it is now, once it is linked: the attempt does not say whether it may send. */
  account: SocialAccount.nullable(),
});
export type ConnectionAttempt = z.infer<typeof ConnectionAttempt>;

const one = z.object({ id: z.uuid() });
const Done = z.object({ message: z.string() });

export const socialAccountsApi = {
  status: endpoint('GET', '/api/user/linkedin-status', { reply: LinkedinStatus }),
  list: endpoint('GET', '/api/social-accounts', { reply: z.array(SocialAccount) }),
  settings: endpoint('PATCH', '/api/social-accounts/:id', {
    params: one,
    body: AccountSettings,
    reply: SocialAccount,
  }),
  check: endpoint('POST', '/api/social-accounts/:id/check', { params: one, reply: SocialAccount }),
  remove: endpoint('DELETE', '/api/social-accounts/:id', { params: one, reply: Done }),
  connect: endpoint('POST', '/api/social-accounts/connection-link', {
    reply: z.object({ attemptId: z.uuid(), url: z.string() }),
  }),
  finish: endpoint('POST', '/api/social-accounts/attempts/:id/finish', {
    params: one,
    body: z.object({ hasFailed: z.boolean().default(false) }),
    reply: ConnectionAttempt,
  }),
};

/** Where the messaging provider posts its news; authenticated by a secret, not by a session. */
export const webhookPaths = { unipile: '/api/webhooks/unipile' } as const;
