import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Reason } from '#contract/campaigns/leads.ts';
import { suggestionAnswerKinds } from '#contract/sourcing/discovery.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** What the user said of a suggested person, for one target: what the score learns from. */
export const suggestionAnswers = pgTable(
  'suggestion_answers',
  {
    workspaceId: uuid('workspace_id').notNull(),
    icpId: uuid('icp_id').notNull(),
    personId: uuid('person_id').notNull(),
    answer: text({ enum: suggestionAnswerKinds }).notNull(),
    /** As the person was known and judged when it was said. */
    facts: jsonb().$type<PersonFacts>().notNull(),
    reasons: jsonb().$type<Reason[]>().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.icpId, t.personId] }),
    index('suggestion_answers_person_idx').on(t.workspaceId, t.personId),
    index('suggestion_answers_recent_idx').on(t.workspaceId, t.icpId, t.answeredAt.desc()),
    foreignKey({
      name: 'suggestion_answers_icp_fk',
      columns: [t.workspaceId, t.icpId],
      foreignColumns: [icps.workspaceId, icps.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'suggestion_answers_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('suggestion_answers_known', sql`${t.answer} in (${oneOf(suggestionAnswerKinds)})`),
  ],
);
