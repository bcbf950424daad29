import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Processor } from '#core/processors.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Every list of processors that was announced, numbered: two processes that see a change announce it once. */
export const processorLists = pgTable(
  'processor_lists',
  {
    number: integer().primaryKey(),
    processors: jsonb().$type<readonly Processor[]>().notNull(),
    announcedAt: instant('announced_at').notNull(),
    effectiveAt: instant('effective_at').notNull(),
  },
  (t) => [check('processor_lists_is_list', sql`jsonb_typeof(${t.processors}) = 'array' and ${t.number} > 0`)],
);
