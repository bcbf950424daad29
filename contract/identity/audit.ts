import { z } from 'zod';
import { type AuditAct, auditActNames, auditActors } from '#core/identity/audit-acts.ts';
import { plans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';

const Detail = z.object({
  device: z.string().optional(),
  before: z.enum(plans).optional(),
  after: z.enum(plans).optional(),
  limits: z.record(z.string(), z.number().nullable()).optional(),
  count: z.number().optional(),
  reason: z.string().optional(),
});

const Line = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  act: z.enum(auditActNames as [AuditAct]),
  actor: z.enum(auditActors),
  detail: Detail,
});

export const AccountHistory = z.object({ items: z.array(Line), nextCursor: z.string().nullable() });
export type AccountHistory = z.infer<typeof AccountHistory>;

/** Somebody of whom nothing is left but an id has no name. */
const Person = z.object({ id: z.string(), name: z.string().nullable() }).nullable();

export const AuditLog = z.object({
  items: z.array(Line.extend({ seal: z.string(), by: Person, about: Person })),
  nextCursor: z.string().nullable(),
});
export type AuditLog = z.infer<typeof AuditLog>;

export const AuditState = z.object({
  check: z
    .object({
      checkedAt: z.iso.datetime(),
      entries: z.number().int(),
      fault: z.enum(['altered', 'cut', 'shortened', 'forged']).nullable(),
      faultAt: z.number().int().nullable(),
    })
    .nullable(),
});
export type AuditState = z.infer<typeof AuditState>;

const page = z.object({ cursor: z.string().max(200).optional() });

export const auditApi = {
  history: endpoint('GET', '/api/auth/history', { query: page, reply: AccountHistory }),
  log: endpoint('GET', '/api/admin/audit', { query: page, reply: AuditLog }),
  state: endpoint('GET', '/api/admin/audit/state', { reply: AuditState }),
  verify: endpoint('POST', '/api/admin/audit/verify', { reply: AuditState }),
  export: endpoint('GET', '/api/admin/audit/export', { reply: z.string() }),
};
