import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { criteriaColumn } from './criteria-column.ts';

/** Who a user wants to reach; several campaigns may share one. */
export const icps = pgTable(
  'icps',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: criteriaColumn().notNull(),
    version: integer().notNull().default(1),
    /** Chosen to stay open when the plan holds fewer; those come first. */
    keptAt: instant('kept_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('icps_owner_key').on(t.workspaceId, t.id),
    index('icps_workspace_idx').on(t.workspaceId, t.createdAt),
    check('icps_named', sql`${t.name} <> ''`),
    check('icps_content_is_object', sql`jsonb_typeof(${t.content}) = 'object'`),
  ],
);
export type IcpRow = typeof icps.$inferSelect;
/** With whether the plan of this moment holds it. */
export type IcpRecord = IcpRow & { isFrozen: boolean };
