import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row: the campaign time from which the demonstration goes on at its next start. */
export const campaignClockAnchor = pgTable(
  'campaign_clock_anchor',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    campaignTime: timestamp('campaign_time', { withTimezone: true }).notNull(),
  },
  (t) => [check('campaign_clock_anchor_one_row', sql`${t.isOnly}`)],
);
