import { sql } from 'drizzle-orm';
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
import type { PersonFacts } from '#core/people/person-facts.ts';
import { users } from '#server/features/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Where a person comes from, and on what ground they are kept. */
export const personSources = ['search', 'import', 'relations', 'manual'] as const;
export const lawfulBases = ['legitimate_interest', 'consent', 'contract'] as const;

/** Someone a user found: one row per user and identity on the network. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The end of the public address of a profile. */
    publicIdentifier: text('public_identifier'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    headline: text(),
    company: text(),
    location: text(),
    pictureUrl: text('picture_url'),
    /** 1, 2 or 3: how far the person is from the account that found them. */
    distance: smallint(),
    facts: jsonb().$type<PersonFacts>().notNull(),
    source: text({ enum: personSources }).notNull(),
    lawfulBasis: text('lawful_basis', { enum: lawfulBases }).notNull().default('legitimate_interest'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    profileReadAt: instant('profile_read_at'),
  },
  (t) => [
    unique('people_owner_key').on(t.userId, t.id),
    index('people_recent_idx').on(t.userId, t.createdAt.desc(), t.id),
    check('people_source_known', sql`${t.source} in (${oneOf(personSources)})`),
    check('people_basis_known', sql`${t.lawfulBasis} in (${oneOf(lawfulBases)})`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

export const identityKinds = ['member_urn', 'public_identifier', 'classic', 'sales_navigator'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** The several names the network gives to one person: any of them leads to the same row. */
export const personIdentities = pgTable(
  'person_identities',
  {
    userId: uuid('user_id').notNull(),
    kind: text({ enum: identityKinds }).notNull(),
    value: text().notNull(),
    personId: uuid('person_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.value] }),
    index('person_identities_person_idx').on(t.userId, t.personId),
    foreignKey({
      name: 'person_identities_person_fk',
      columns: [t.userId, t.personId],
      foreignColumns: [people.userId, people.id],
    }).onDelete('cascade'),
    check('person_identities_kind_known', sql`${t.kind} in (${oneOf(identityKinds)})`),
  ],
);
