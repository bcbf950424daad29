import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Habit, voiceOrigins } from '#core/writing/voice-rule.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** How a user writes, one readable rule a row. */
export const voiceRules = pgTable(
  'voice_rules',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text().$type<Habit['kind']>().notNull(),
    /** What distinguishes it from another rule of its kind: see core/writing/habit-value.ts. */
    value: text().notNull(),
    habit: jsonb().$type<Habit>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    origin: text({ enum: voiceOrigins }).notNull(),
    shownBy: integer('shown_by').notNull().default(0),
    /** The habit as it was learned, once the user changed it: it is not learned again. */
    learnedAs: text('learned_as'),
    /** When the user last changed it or switched it: from then on nothing learned touches it. */
    editedAt: instant('edited_at'),
    /** A removed rule is kept, out of sight, so that it is not learned again. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('voice_rules_once').on(t.workspaceId, t.kind, t.value),
    check('voice_rules_origin_known', sql`${t.origin} in (${oneOf(voiceOrigins)})`),
    check('voice_rules_counted', sql`${t.shownBy} >= 0`),
  ],
);
export type VoiceRuleRow = typeof voiceRules.$inferSelect;

/** A draft and what its user approved in its place: what edits are learned from. The last ones only. */
export const voicePairs = pgTable(
  'voice_pairs',
  {
    workspaceId: uuid('workspace_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    personId: uuid('person_id').notNull(),
    written: text().notNull(),
    sent: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.draftId] }),
    index('voice_pairs_latest_idx').on(t.workspaceId, t.at.desc()),
    index('voice_pairs_person_idx').on(t.workspaceId, t.personId),
    foreignKey({
      name: 'voice_pairs_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
  ],
);
