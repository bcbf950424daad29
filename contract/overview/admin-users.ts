import { z } from 'zod';
import { plans } from '#core/identity/plans.ts';
import { userSorts, userStates } from '#core/identity/user-list.ts';
import { sortOrders } from '#core/leads/lead-sort.ts';
import { endpoint } from '../endpoint.ts';
import { AccountHistory } from '../identity/audit.ts';
import { supportTopics } from '../identity/support.ts';
import { roles } from '../identity/users.ts';
import { oneLine } from '../one-line.ts';
import { accountStates } from '../social-accounts.ts';

const limit = z.number().int().min(0).max(1_000_000).nullable();
/** Agreed with an ENTERPRISE customer; null: no limit. */
export const CustomLimits = z.object({
  leadSearchesPerMonth: limit,
  icps: limit,
  offers: limit,
  modelTextsPerMonth: limit,
});

export const AdminUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  plan: z.enum(plans),
  hasCustomLimits: z.boolean(),
  state: z.enum(userStates),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Of the linked account; null: none. */
  account: z.enum(accountStates).nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** What concerns an account; nothing that its user wrote, nor anybody wrote to them. */
export const AdminUserRecord = AdminUser.extend({
  suspendedAt: z.iso.datetime().nullable(),
  suspendedBecause: z.string().nullable(),
  customLimits: CustomLimits.nullable(),
  isEmailVerified: z.boolean(),
  hasTwoFactor: z.boolean(),
  openSessions: z.number().int(),
  runningCampaigns: z.number().int(),
  used: z.object({ searchesThisMonth: z.number().int(), offers: z.number().int(), icps: z.number().int() }),
  supportRequests: z.array(
    z.object({ id: z.uuid(), topic: z.enum(supportTopics), createdAt: z.iso.datetime() }),
  ),
  history: AccountHistory.shape.items,
});
export type AdminUserRecord = z.infer<typeof AdminUserRecord>;

export const UserQuery = z.object({
  q: z.string().max(100).optional(),
  plan: z.enum(plans).optional(),
  state: z.enum(userStates).optional(),
  sort: z.enum(userSorts).default('seen'),
  order: z.enum(sortOrders).optional(),
  cursor: z.string().max(1000).optional(),
});
export type UserQuery = z.infer<typeof UserQuery>;

export const AdminUserList = z.object({
  items: z.array(AdminUser),
  nextCursor: z.string().nullable(),
  /** Counted as far as a thousand: `isMore` says that there are others. */
  total: z.object({ count: z.number().int(), isMore: z.boolean() }),
});
export type AdminUserList = z.infer<typeof AdminUserList>;

export const Suspension = z.object({
  reason: oneLine(200, 'Dites pourquoi, en quelques mots.'),
});

const one = z.object({ id: z.uuid() });
const act = { params: one, reply: AdminUserRecord };

export const adminUsersApi = {
  list: endpoint('GET', '/api/admin/users', { query: UserQuery, reply: AdminUserList }),
  get: endpoint('GET', '/api/admin/users/:id', act),
  setPlan: endpoint('PUT', '/api/admin/users/:id/plan', {
    ...act,
    body: z.object({ plan: z.enum(plans) }),
  }),
  setLimits: endpoint('PUT', '/api/admin/users/:id/limits', {
    ...act,
    body: z.object({ limits: CustomLimits.nullable() }),
  }),
  suspend: endpoint('POST', '/api/admin/users/:id/suspend', { ...act, body: Suspension }),
  restore: endpoint('POST', '/api/admin/users/:id/restore', act),
  endSessions: endpoint('POST', '/api/admin/users/:id/end-sessions', act),
  resendVerification: endpoint('POST', '/api/admin/users/:id/resend-verification', act),
};
