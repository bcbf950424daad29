import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditActNames, auditActors } from '#core/identity/audit-acts.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/**
 * Every act of security and of administration, in one chain: each line carries the seal of the one before. A trigger of
 * the migration refuses to change or delete a line. Ids alone say who: they mean nothing once the account is gone.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    number: bigint({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    act: text({ enum: auditActNames as [(typeof auditActNames)[number]] }).notNull(),
    actor: text({ enum: auditActors }).notNull(),
    actorId: uuid('actor_id'),
    /** Whose account it is about. */
    subjectId: uuid('subject_id'),
    /** JSON as it was sealed, letter for letter. */
    detail: text().notNull(),
    /** Unique: a line has one successor, so the chain cannot fork. */
    previousSeal: text('previous_seal').notNull().unique(),
    seal: text().notNull().unique(),
  },
  (t) => [
    index('audit_entries_subject_idx').on(t.subjectId, t.number),
    check('audit_entries_actor_known', sql`${t.actor} in (${oneOf(auditActors)})`),
    check('audit_entries_number_positive', sql`${t.number} > 0`),
  ],
);
export type AuditEntry = typeof auditEntries.$inferSelect;

export const auditFaults = ['altered', 'cut', 'shortened', 'forged'] as const;

/** What each verification found; the last sound one remembers how far the chain went. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    checkedAt: instant('checked_at').notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
    lastSeal: text('last_seal').notNull(),
    signature: text().notNull(),
    fault: text({ enum: auditFaults }),
    faultAt: bigint('fault_at', { mode: 'number' }),
  },
  (t) => [
    check('audit_checks_fault_known', sql`${t.fault} in (${oneOf(auditFaults)})`),
    check('audit_checks_fault_placed', sql`(${t.fault} is null) = (${t.faultAt} is null)`),
  ],
);
export type AuditCheck = typeof auditChecks.$inferSelect;
