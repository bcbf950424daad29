import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ApiScope, apiScopes } from '#core/integrations/api-scopes.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Keys of the API. One that is revoked is gone; nothing says what it was but its hash. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Its first signs, to tell it from another. */
    hint: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('api_keys_workspace_idx').on(t.workspaceId, t.createdAt),
    check('api_keys_may_something', sql`cardinality(${t.scopes}) > 0`),
    check('api_keys_scopes_known', sql`${t.scopes} <@ array[${oneOf(apiScopes)}]`),
    check('api_keys_expire', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);
export type ApiKeyRow = typeof apiKeys.$inferSelect;
