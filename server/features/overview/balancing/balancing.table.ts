import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BalancingAnswers } from '#core/privacy/balancing.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Why somebody thinks they may write to people, version by version: a confirmed one is never rewritten. */
export const balancingTests = pgTable(
  'balancing_tests',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Version of the questions that were answered. */
    form: integer().notNull(),
    answers: jsonb().$type<BalancingAnswers>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** null: a draft. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.version] }),
    uniqueIndex('balancing_tests_one_draft').on(t.workspaceId).where(sql`confirmed_at is null`),
    check('balancing_tests_numbered', sql`${t.version} > 0`),
  ],
);
export type BalancingRow = typeof balancingTests.$inferSelect;
