import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/features/audience/people/people.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const relationStates = ['none', 'invited', 'connected', 'declined', 'withdrawn'] as const;

/** Where a person stands with an account of the user, as the network last reported it. */
export const relations = pgTable(
  'relations',
  {
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    state: text({ enum: relationStates }).notNull(),
    /** In campaign time; null: connected before we looked. */
    since: instant('since'),
    /** The id to invite and to write to. */
    networkPersonId: text('network_person_id'),
    invitationId: text('invitation_id'),
    /** The campaign whose invitation it is. */
    campaignId: uuid('campaign_id'),
    invitedAt: instant('invited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId, t.personId] }),
    index('relations_state_idx').on(t.workspaceId, t.accountId, t.state, t.since),
    index('relations_person_idx').on(t.workspaceId, t.personId),
    // Invitations to take back, and how those of one campaign are answered: neither reads the others.
    index('relations_pending_idx').on(t.since).where(sql`state = 'invited'`),
    index('relations_campaign_idx').on(t.workspaceId, t.campaignId, t.invitedAt),
    foreignKey({
      name: 'relations_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'relations_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('relations_state_known', sql`${t.state} in (${oneOf(relationStates)})`),
    check('relations_invited_is_dated', sql`${t.state} <> 'invited' or ${t.since} is not null`),
  ],
);
export type RelationRow = typeof relations.$inferSelect;
