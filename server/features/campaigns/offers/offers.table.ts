import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type Argumentaire, emptyArgumentaire } from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What a user sells; several campaigns may share one. */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<OfferData>().notNull(),
    argumentaire: jsonb().$type<Argumentaire>().notNull().default(emptyArgumentaire),
    version: integer().notNull().default(1),
    /** Chosen to stay open when the plan holds fewer; those come first. */
    keptAt: instant('kept_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('offers_owner_key').on(t.workspaceId, t.id),
    index('offers_workspace_idx').on(t.workspaceId, t.createdAt),
    check('offers_named', sql`${t.name} <> ''`),
    check('offers_content_is_object', sql`jsonb_typeof(${t.content}) = 'object'`),
  ],
);
export type OfferRow = typeof offers.$inferSelect;
/** With whether the plan of this moment holds it. */
export type OfferRecord = OfferRow & { isFrozen: boolean };
