import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exportStates } from '#contract/integrations/account-data.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** A copy of everything of one user, from the moment it is asked for until it is too old to be fetched. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: exportStates }).notNull(),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    stepsDone: integer('steps_done').notNull().default(0),
    stepsTotal: integer('steps_total').notNull(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    uniqueIndex('data_exports_one_per_user').on(t.userId),
    check('data_exports_state_known', sql`${t.state} in (${oneOf(exportStates)})`),
    check('data_exports_ready_expires', sql`(${t.state} = 'ready') = (${t.expiresAt} is not null)`),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Its file, in pieces: whichever process makes it, any other can send it. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);
