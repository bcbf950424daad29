import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { identityKinds } from '#core/people/identity.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import { type FieldOrigins, lawfulBases, personSources } from '#core/people/person-fields.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

const verdicts = ['qualified', 'unqualified', 'unknown'] as const;

/** Whatever the language of the database: a name is compared letter by letter, as the index has it. */
export const byBytes = (column: SQLWrapper) => sql`${column} collate "C"`;
/**
 * The words of `searchableFields`, as a search compares them. The empty piece of another column keeps the planner from
 * making them anew for each entry of the index of recent people, which holds the text too.
 */
export const wordsOf = (t: { searchText: SQLWrapper; sortName: SQLWrapper }) =>
  sql`array_to_tsvector(string_to_array(${t.searchText} || left(${t.sortName}, 0), ' '))`;

/** Someone a user found: one row per user and identity on the network. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The end of the public address of a profile. */
    publicIdentifier: text('public_identifier'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    headline: text(),
    company: text(),
    location: text(),
    email: text(),
    phone: text(),
    website: text(),
    /** Of the company: the nine digits of its SIREN, its NAF code, its department, its INSEE band of employees. */
    siren: text(),
    naf: text(),
    department: text(),
    headcountBand: text('headcount_band'),
    /** Where each field comes from, and since when; an `edit` is never replaced by what comes by itself. */
    origins: jsonb().$type<FieldOrigins>().notNull(),
    /** No accents, no capitals: what the list is sorted by and searched in. */
    sortName: text('sort_name').notNull(),
    sortCompany: text('sort_company'),
    searchText: text('search_text').notNull(),
    pictureUrl: text('picture_url'),
    /** 1, 2 or 3: how far the person is from the account that found them. */
    distance: smallint(),
    facts: jsonb().$type<PersonFacts>().notNull(),
    /** The best one of the campaigns where the person is and of the free searches; null before any judgement. */
    score: smallint(),
    verdict: text({ enum: verdicts }),
    tags: text().array().notNull().default([]),
    /** The rule that keeps this person out of every campaign. */
    exclusionId: uuid('exclusion_id').references(() => exclusions.id, { onDelete: 'set null' }),
    source: text({ enum: personSources }).notNull(),
    lawfulBasis: text('lawful_basis', { enum: lawfulBases }).notNull().default('legitimate_interest'),
    /** A word on where the person comes from: the name of a file, of a search. */
    sourceDetail: text('source_detail'),
    /** When the person last wrote or answered: what the three years of conservation count from. */
    lastContactAt: instant('last_contact_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    profileReadAt: instant('profile_read_at'),
  },
  (t) => [
    unique('people_owner_key').on(t.workspaceId, t.id),
    index('people_excluded_idx').on(t.workspaceId, t.exclusionId).where(sql`exclusion_id is not null`),
    index('people_last_contact_idx').on(sql`coalesce(last_contact_at, created_at)`, t.workspaceId),
    // One order each, read both ways; then the filters that are asked most with an order.
    // With the text: common words are looked for here, where no row has to be fetched.
    index('people_recent_idx').on(t.workspaceId, t.createdAt, t.id, t.searchText),
    index('people_score_idx').on(t.workspaceId, t.score, t.id),
    index('people_name_idx').on(t.workspaceId, byBytes(t.sortName), t.id),
    index('people_company_idx').on(t.workspaceId, byBytes(t.sortCompany), t.id),
    // Whoever was not judged yet, as a list brings them, costs nothing there: `people_score_idx` finds them.
    index('people_verdict_recent_idx')
      .on(t.workspaceId, t.verdict, t.createdAt, t.id)
      .where(sql`verdict is not null`),
    index('people_verdict_score_idx')
      .on(t.workspaceId, t.verdict, t.score, t.id)
      .where(sql`verdict is not null`),
    index('people_verdict_name_idx')
      .on(t.workspaceId, t.verdict, byBytes(t.sortName), t.id)
      .where(sql`verdict is not null`),
    index('people_source_recent_idx').on(t.workspaceId, t.source, t.createdAt, t.id),
    index('people_department_recent_idx').on(t.workspaceId, t.department, t.createdAt, t.id),
    index('people_department_score_idx').on(t.workspaceId, t.department, t.score, t.id),
    index('people_band_recent_idx').on(t.workspaceId, t.headcountBand, t.createdAt, t.id),
    index('people_naf_recent_idx').on(t.workspaceId, byBytes(t.naf), t.createdAt, t.id),
    index('people_excluded_recent_idx')
      .on(t.workspaceId, t.createdAt, t.id)
      .where(sql`${t.exclusionId} is not null`),
    index('people_tagged_idx').on(t.workspaceId).where(sql`${t.tags} <> '{}'`),
    index('people_tags_idx').using('gin', t.tags),
    index('people_words_idx').using('gin', wordsOf(t)),
    check('people_siren_well_formed', sql`${t.siren} ~ '^[0-9]{9}$'`),
    check('people_score_in_bounds', sql`${t.score} between 0 and 100`),
    check('people_score_with_verdict', sql`(${t.score} is null) = (${t.verdict} is null)`),
    check('people_verdict_known', sql`${t.verdict} in (${oneOf(verdicts)})`),
    check('people_source_known', sql`${t.source} in (${oneOf(personSources)})`),
    check('people_basis_known', sql`${t.lawfulBasis} in (${oneOf(lawfulBases)})`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

/** The several names the network gives to one person: any of them leads to the same row. */
export const personIdentities = pgTable(
  'person_identities',
  {
    workspaceId: uuid('workspace_id').notNull(),
    kind: text({ enum: identityKinds }).notNull(),
    value: text().notNull(),
    personId: uuid('person_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.kind, t.value] }),
    index('person_identities_person_idx').on(t.workspaceId, t.personId),
    foreignKey({
      name: 'person_identities_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('person_identities_kind_known', sql`${t.kind} in (${oneOf(identityKinds)})`),
  ],
);
