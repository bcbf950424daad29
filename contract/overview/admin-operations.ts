import { z } from 'zod';
import { plans } from '#core/identity/plans.ts';
import { switchNames } from '#core/identity/switches.ts';
import { endpoint } from '../endpoint.ts';
import { notificationTypes } from '../identity/notifications.ts';
import { supportTopics } from '../identity/support.ts';
import { oneLine } from '../one-line.ts';
import { accountStates } from '../social-accounts.ts';

const count = z.number().int();
const moment = z.iso.datetime();

export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

const SupportItem = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(supportTopics),
  message: z.string(),
  priority: z.enum(['standard', 'priority', 'round_the_clock']),
  /** Of today; null: somebody without an account. */
  plan: z.enum(plans).nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  state: z.enum(supportStates),
});
/** `items`: a hundred at most, of `count`. */
export const SupportQueue = z.object({ count, items: z.array(SupportItem) });
export type SupportQueue = z.infer<typeof SupportQueue>;

const announced = {
  title: oneLine(80, 'Donnez un titre.'),
  message: oneLine(300, 'Écrivez le message.'),
  type: z.enum(notificationTypes),
  link: z
    .string()
    .max(200, '200 caractères au plus.')
    .regex(/^\/(?![/\\])/, 'Une page d’Accroche, qui commence par une barre\u00a0: /aide.')
    .nullable(),
  /** Empty: everybody. */
  audience: z.array(z.enum(plans)).max(plans.length),
  startsAt: moment,
  endsAt: moment,
};
export const NewAnnouncement = z.object(announced).refine(({ startsAt, endsAt }) => startsAt < endsAt, {
  path: ['endsAt'],
  error: 'La fin vient après le début.',
});
export type NewAnnouncement = z.infer<typeof NewAnnouncement>;
export const Announcement = z.object({
  ...announced,
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  id: z.uuid(),
  state: z.enum(['planned', 'shown', 'over', 'withdrawn']),
});
export type Announcement = z.infer<typeof Announcement>;

export const FeatureSwitch = z.object({
  name: z.enum(switchNames),
  isOpen: z.boolean(),
  changedAt: moment.nullable(),
});
export type FeatureSwitch = z.infer<typeof FeatureSwitch>;

/** Jobs that gave up, the accounts to look at, and what may have left without anybody knowing. */
export const Operations = z.object({
  failedJobs: z.array(
    z.object({ queue: z.string(), count, latestAt: moment.nullable(), failure: z.string().nullable() }),
  ),
  accounts: z.object({
    byState: z.record(z.enum(accountStates), count),
    toLookAt: z.array(
      z.object({
        id: z.uuid(),
        ownerId: z.uuid(),
        ownerEmail: z.string(),
        state: z.enum(accountStates),
        since: moment,
        lastCheckedAt: moment.nullable(),
      }),
    ),
  }),
  undecided: z.array(
    z.object({ age: z.enum(['hour', 'day', 'older']), sends: count, accounts: count, waitForUser: count }),
  ),
  news: z.object({ handled: count, waiting: count, dead: count, oldestWaitingAt: moment.nullable() }),
  /** Of thirty days; null: payment is not configured. */
  payments: z
    .object({
      comparedAt: moment.nullable(),
      differences: z.array(
        z.object({ id: z.uuid(), userId: z.uuid(), email: z.string(), foundAt: moment, what: z.string() }),
      ),
    })
    .nullable(),
});
export type Operations = z.infer<typeof Operations>;

const Week = z.object({
  /** The Monday it begins with. */
  week: z.string(),
  signUps: count,
  /** Of those, who launched a campaign within seven days; known once the seven days are over. */
  activated: count.nullable(),
  sent: count,
  refused: count,
  unknown: count,
  /** Subscriptions that began in it, and that ended. */
  subscribed: count,
  ended: count,
});
/** Before tax, a month, of the subscriptions as the provider said last. */
const Revenue = z.object({
  subscriptions: count,
  monthlyCents: count,
  /** Those that were cancelled and last until their period ends. */
  ending: count,
  endingCents: count,
  unpaid: count,
  /** Of those that ran thirty days ago: how many have ended since, and what they brought in a month. */
  churn: z.object({ ran: count, ended: count, ranCents: count, endedCents: count }),
});

/** Seven weeks of Paris, the present one last. */
export const KeyFigures = z.object({ weeks: z.array(Week), revenue: Revenue });
export type KeyFigures = z.infer<typeof KeyFigures>;

const one = { params: z.object({ id: z.uuid() }) };

export const operationsApi = {
  state: endpoint('GET', '/api/admin/operations', { reply: Operations }),
  retryJobs: endpoint('POST', '/api/admin/jobs/retry', {
    body: z.object({ queue: z.string().max(100) }),
    reply: Operations,
  }),
  figures: endpoint('GET', '/api/admin/figures', { reply: KeyFigures }),
  support: endpoint('GET', '/api/admin/support', {
    query: z.object({ state: z.enum(supportStates).default('open') }),
    reply: SupportQueue,
  }),
  markSupport: endpoint('PUT', '/api/admin/support/:id', {
    ...one,
    body: z.object({ state: z.enum(supportStates) }),
    reply: z.object({ success: z.literal(true) }),
  }),
  announcements: endpoint('GET', '/api/admin/announcements', { reply: z.array(Announcement) }),
  announce: endpoint('POST', '/api/admin/announcements', {
    body: NewAnnouncement,
    reply: z.array(Announcement),
  }),
  withdraw: endpoint('POST', '/api/admin/announcements/:id/withdraw', {
    ...one,
    reply: z.array(Announcement),
  }),
  switches: endpoint('GET', '/api/admin/switches', { reply: z.array(FeatureSwitch) }),
  changeSwitch: endpoint('PUT', '/api/admin/switches/:name', {
    params: z.object({ name: z.enum(switchNames) }),
    body: z.object({ isOpen: z.boolean() }),
    reply: z.array(FeatureSwitch),
  }),
};
