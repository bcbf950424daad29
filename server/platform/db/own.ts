import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows belong to a workspace. */
export type OwnedTable = PgTable & { workspaceId: PgColumn };
/** Whoever acts, a row that is already known, what is joined to, or the workspace itself. */
type Owner = { workspaceId: string | PgColumn | SQL } | string;
/** What columns may equal: never « undefined », which would be left out. */
type Values<Table extends OwnedTable> = {
  [Name in keyof Table['_']['columns']]: Table['_']['columns'][Name]['_']['data'] | PgColumn | SQL;
};

/** The rows of a table that belong to this owner, of those that have these values: every query on such a table says it. */
export function own<Table extends OwnedTable, Name extends keyof Values<Table> = never>(
  table: Table,
  owner: Owner,
  values?: Pick<Values<Table>, Name>,
): SQL {
  const whose = eq(table.workspaceId, typeof owner === 'string' ? owner : owner.workspaceId);
  const given: Record<string, unknown> = values ?? {};
  const equal = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    name in given ? [eq(column, given[name])] : [],
  );
  return and(whose, ...equal) ?? whose;
}

/** The same for several owners at once: work of the engine, which serves everybody. */
export const ownAmong = (table: OwnedTable, workspaceIds: readonly string[]): SQL =>
  inArray(table.workspaceId, [...workspaceIds]);
