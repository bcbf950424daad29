import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** By a message, on the public page of the sender, or told to the user. */
export const oppositionSources = ['reply', 'page', 'user'] as const;
export type OppositionSource = (typeof oppositionSources)[number];

/**
 * Who said no to this user, for ever and in every campaign: a keyed hash of each identity, and nothing that names the
 * person, so that it outlives their erasure.
 */
export const oppositions = pgTable(
  'oppositions',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    source: text({ enum: oppositionSources }).notNull(),
    opposedAt: instant('opposed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.hash] }),
    check('oppositions_source_known', sql`${t.source} in (${oneOf(oppositionSources)})`),
  ],
);
