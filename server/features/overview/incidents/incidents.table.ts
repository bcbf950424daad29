import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { incidentCategoryNames, natureNames } from '#core/privacy/incident.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** The register of data breaches that article 33.5 of the GDPR asks for. No line of it is ever deleted. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid().primaryKey().defaultRandom(),
    discoveredAt: instant('discovered_at').notNull(),
    beganAt: instant('began_at'),
    declaredAt: instant('declared_at').notNull(),
    natures: text({ enum: natureNames }).array().notNull(),
    categories: text({ enum: incidentCategoryNames }).array().notNull(),
    what: text().notNull(),
    consequences: text().notNull(),
    measures: text().notNull(),
    isEveryone: boolean('is_everyone').notNull(),
    notifiedAt: instant('notified_at'),
    lateBecause: text('late_because'),
    notNeededBecause: text('not_needed_because'),
    informedAt: instant('informed_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    check('incidents_natures_known', sql`${t.natures} <@ array[${oneOf(natureNames)}]`),
    check('incidents_categories_known', sql`${t.categories} <@ array[${oneOf(incidentCategoryNames)}]`),
    check('incidents_some_nature', sql`cardinality(${t.natures}) > 0 and cardinality(${t.categories}) > 0`),
    check(
      'incidents_dates_in_order',
      sql`${t.beganAt} <= ${t.discoveredAt} and ${t.discoveredAt} <= ${t.declaredAt}`,
    ),
    check(
      'incidents_told_after_discovery',
      sql`${t.notifiedAt} >= ${t.discoveredAt} and ${t.informedAt} >= ${t.discoveredAt}`,
    ),
    check('incidents_told_or_not_needed', sql`${t.notifiedAt} is null or ${t.notNeededBecause} is null`),
    check(
      'incidents_late_with_reason',
      sql`(${t.lateBecause} is not null) = coalesce(${t.notifiedAt} > ${t.discoveredAt} + interval '72 hours', false)`,
    ),
    check(
      'incidents_closed_once_decided',
      sql`${t.closedAt} is null or ${t.notifiedAt} is not null or ${t.notNeededBecause} is not null`,
    ),
  ],
);
export type IncidentRow = typeof incidents.$inferSelect;

/** Which accounts are touched, with how many people they kept when it was declared; the count outlives the account. */
export const incidentAccounts = pgTable(
  'incident_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id),
    touchedId: uuid('touched_id').references(() => users.id, { onDelete: 'set null' }),
    people: integer().notNull(),
  },
  (t) => [
    unique('incident_accounts_once').on(t.incidentId, t.touchedId),
    index('incident_accounts_touched_idx').on(t.touchedId),
    check('incident_accounts_people_counted', sql`${t.people} >= 0`),
  ],
);
