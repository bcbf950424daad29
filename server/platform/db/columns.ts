import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Which transaction wrote a row. Who reads on waits for those that were open: rows may be committed out of order. */
export const writtenBy = () => transactionId('written_by').notNull().default(sql`pg_current_xact_id()`);

/** Whatever was written by a transaction before this one is committed, or never will be. */
export const oldestOpen = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** The closed list of a check: `status in (…)`. */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
