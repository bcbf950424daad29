import { eq } from 'drizzle-orm';
import { namingRecords } from '#server/features/audience/people/person-records.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { dataExports } from './data-export.table.ts';

/** A copy of everything holds everybody: the one that waits to be fetched goes, and another may be asked for. */
export const exportRecords = namingRecords(async ({ db }, workspaceId) => {
  await db.delete(dataExports).where(eq(dataExports.userId, ownerOf(workspaceId)));
});
