import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows belong to a workspace. */
export type OwnedTable = PgTable & { workspaceId: PgColumn };
/** Whoever acts, a row that is already known, what is joined to, or the workspace itself. */
type Owner = { workspaceId: string | PgColumn | SQL } | string;

/** The rows of a table that belong to this owner: every query on such a table says it. */
export const own = (table: OwnedTable, owner: Owner): SQL =>
  eq(table.workspaceId, typeof owner === 'string' ? owner : owner.workspaceId);

/** The same for several owners at once: work of the engine, which serves everybody. */
export const ownAmong = (table: OwnedTable, workspaceIds: readonly string[]): SQL =>
  inArray(table.workspaceId, [...workspaceIds]);
