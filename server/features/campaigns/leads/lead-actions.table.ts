import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type LeadAct, type LeadSelection, leadActionStates } from '#contract/campaigns/lead-actions.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** One act on many people, batch by batch: where it stands, and what it did. */
export const leadActions = pgTable(
  'lead_actions',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    act: jsonb().$type<LeadAct>().notNull(),
    selection: jsonb().$type<LeadSelection>().notNull(),
    state: text({ enum: leadActionStates }).notNull(),
    /** The last person dealt with, in the order of ids. */
    lastId: uuid('last_id'),
    done: integer().notNull().default(0),
    /** Already as the act would make them. */
    unchanged: integer().notNull().default(0),
    /** Kept apart because an exclusion holds them. */
    excluded: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Nobody else works on it until then. */
    lockedUntil: instant('held_until'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('lead_actions_workspace_idx').on(t.workspaceId, t.createdAt),
    index('lead_actions_running_idx').on(t.lockedUntil).where(sql`${t.state} = 'running'`),
    check('lead_actions_state_known', sql`${t.state} in (${oneOf(leadActionStates)})`),
  ],
);
export type LeadActionRow = typeof leadActions.$inferSelect;
