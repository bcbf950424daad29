import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Member } from '#server/platform/ctx.ts';
import { users } from './users.table.ts';

/**
 * The one way between a workspace and its user, both ways: mail, notifications and the plan go to a user, rows belong to
 * a workspace. Each user has one, with the same id: the foreign key of `workspaces` says so.
 */
export const ownerOf = (workspaceId: string): string => workspaceId;
export const workspaceOf = (userId: string): string => userId;

/** For a join: the user whose workspace has these rows. */
export const isOwner = (rows: { workspaceId: SQLWrapper }): SQL => eq(users.id, rows.workspaceId);

/** What nobody asked for just now, and yet is done in the owner's name. */
export const asOwnerOf = (workspaceId: string): Member => ({
  kind: 'member',
  userId: ownerOf(workspaceId),
  workspaceId,
  sessionId: '',
  role: 'user',
});
