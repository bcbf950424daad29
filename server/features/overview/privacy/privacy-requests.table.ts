import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identityChecks, requestChannels, requestStates } from '#contract/overview/privacy.ts';
import { requestRights } from '#core/privacy/legal-delay.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export type ProofLine = { at: string; text: string };

/** What somebody asks about their data. It outlives their record, without what names them: it proves that it was done. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    right: text({ enum: requestRights }).notNull(),
    channel: text({ enum: requestChannels }).notNull(),
    state: text({ enum: requestStates }).notNull().default('open'),
    receivedAt: instant('received_at').notNull(),
    extensionReason: text('extension_reason'),
    identity: text({ enum: identityChecks }).notNull(),
    identityHow: text('identity_how'),
    /** As it was given. */
    name: text().notNull(),
    company: text().notNull().default(''),
    email: text().notNull().default(''),
    profile: text().notNull().default(''),
    message: text().notNull().default(''),
    /** No foreign key: it is emptied when the record goes, and the request stays. */
    personId: uuid('person_id'),
    refusal: text(),
    fingerprint: text(),
    proof: jsonb().$type<ProofLine[]>().notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('privacy_requests_recent_idx').on(t.workspaceId, t.receivedAt.desc(), t.id),
    check('privacy_requests_right_known', sql`${t.right} in (${oneOf(requestRights)})`),
    check('privacy_requests_channel_known', sql`${t.channel} in (${oneOf(requestChannels)})`),
    check('privacy_requests_state_known', sql`${t.state} in (${oneOf(requestStates)})`),
    check('privacy_requests_identity_known', sql`${t.identity} in (${oneOf(identityChecks)})`),
    check('privacy_requests_closed_is_dated', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    check(
      'privacy_requests_check_is_said',
      sql`(${t.identity} = 'checked') = (${t.identityHow} is not null)`,
    ),
  ],
);
export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;
