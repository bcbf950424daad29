import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { switchNames } from '#core/identity/switches.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What an administrator opened or closed; no row: open. */
export const featureSwitches = pgTable('feature_switches', {
  name: text({ enum: switchNames }).primaryKey(),
  isOpen: boolean('is_open').notNull(),
  changedAt: instant('changed_at').notNull(),
});
