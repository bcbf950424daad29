import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowStatuses } from '#contract/sourcing/imports.ts';
import { oneOf } from '#server/platform/db/columns.ts';
import { own } from '#server/platform/db/own.ts';
import { importRows } from '../imports.table.ts';
import type { LightImport } from '../light-import.ts';
import { isTaken, takenStatuses } from './diagnose-rows.ts';

/** The lines of a list, as it was last read. */
export const linesOf = (found: LightImport): SQL | undefined =>
  and(own(importRows, found), eq(importRows.importId, found.id), eq(importRows.readingNo, found.readingNo));

export const isTakenLine: SQL = inArray(importRows.status, [...takenStatuses]);
const leftOutStatuses = rowStatuses.filter((status) => !isTaken(status));
/** Written out, as `import_rows_left_out_idx` has it: a parameter would not be looked for there. */
export const isLeftOut: SQL = sql`${importRows.status} in (${oneOf(leftOutStatuses)})`;
