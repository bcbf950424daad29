import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { prospectOutcomes as outcomes } from '#core/prospects/stages.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** What a user says came of somebody: a meeting, a deal won or lost. One word for a person. */
export const prospectOutcomes = pgTable(
  'prospect_outcomes',
  {
    workspaceId: uuid('workspace_id').notNull(),
    personId: uuid('person_id').notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    /** In campaign time, as everything that is shown beside it. */
    saidAt: instant('said_at').notNull(),
    /** The campaign whose sequence it stopped, to go on if it is taken back. */
    stoppedCampaignId: uuid('stopped_campaign_id'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.personId] }),
    foreignKey({
      name: 'prospect_outcomes_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('prospect_outcomes_known', sql`${t.outcome} in (${oneOf(outcomes)})`),
  ],
);
